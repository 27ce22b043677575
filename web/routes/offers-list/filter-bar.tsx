import type { SubmitEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { offersListTexts as texts } from '#web/texts/offers.ts'
import { Button } from '#web/ui/button.tsx'
import { PinIcon, SearchIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { listAddress, readFilters, type Filters } from './filters.ts'
import type { Sector } from './find-offers.ts'

/** A plain GET form: it works before hydration and without JavaScript; with it the address stays clean. */
export function FilterBar({ filters, sectors }: { filters: Filters; sectors: Sector[] }) {
  const navigate = useNavigate()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void navigate(listAddress(readFilters(new URLSearchParams(entries))), { preventScrollReset: true })
  }
  return (
    <search aria-label={texts.filters}>
      <Form
        method="get"
        action="/pagina-principal"
        onSubmit={search}
        className="grid items-end gap-3 rounded-card border border-border bg-white p-4 shadow-card small:grid-cols-2 large:grid-cols-[1fr_minmax(0,240px)_1fr_auto]"
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
          defaultValue={filters.sector ?? ''}
          placeholder={texts.allSectors}
          options={sectors.map((sector) => ({ id: sector.mst_emp_sector_id, label: sector.descripcion }))}
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
        <div className="grid grid-cols-2 gap-3">
          <Button type="submit">{texts.search}</Button>
          <LinkButton href="/pagina-principal" variant="secondary" preventScrollReset>
            {texts.clear}
          </LinkButton>
        </div>
      </Form>
    </search>
  )
}
