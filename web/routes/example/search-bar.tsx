import { Form, useNavigation } from 'react-router'
import { exampleTexts as texts } from './texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { PinIcon, SearchIcon } from '#web/ui/icons.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { SampleFilters } from './search.ts'

/** The address carries the filters, and the loader posts them to the fake endpoint: it works without JavaScript too. */
export function SearchBar({ filters }: { filters: SampleFilters }) {
  const isSearching = useNavigation().location?.pathname === '/example'
  return (
    <search aria-label={texts.filters}>
      <Form
        method="get"
        action="/example"
        className="grid items-end gap-3 rounded-card border border-border bg-white p-4 shadow-card small:grid-cols-2 large:grid-cols-[1.2fr_1fr_1fr_1fr_auto]"
      >
        <TextField
          label={texts.name}
          name="nombre"
          type="search"
          defaultValue={filters.nombre}
          placeholder={texts.namePlaceholder}
          leading={<SearchIcon />}
          maxLength={100}
        />
        <SelectField
          label={texts.sector}
          name="sector"
          defaultValue={filters.sector}
          placeholder={texts.allSectors}
          options={texts.sectors.map((sector) => ({ id: sector, label: sector }))}
        />
        <TextField
          label={texts.city}
          name="ciudad"
          type="search"
          defaultValue={filters.ciudad}
          placeholder={texts.cityPlaceholder}
          leading={<PinIcon />}
          maxLength={100}
        />
        <TextField
          label={texts.community}
          name="comunidad"
          type="search"
          defaultValue={filters.comunidad}
          placeholder={texts.communityPlaceholder}
          maxLength={100}
        />
        <Button type="submit" isPending={isSearching} className="small:col-span-2 large:col-span-1">
          {texts.search}
        </Button>
      </Form>
    </search>
  )
}
