import type { Sector } from '#web/api/types.ts'
import { offersListTexts as texts } from '../texts.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { CityField } from './city-field.tsx'
import { readFilters, type Filters } from './filters.ts'

/** Name, sector and city, for the bar and for the sheet. Uncontrolled, so that text typed before hydration stays. */
export function FilterFields({ filters, sectors }: { filters: Filters; sectors: Sector[] }) {
  return (
    <>
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
      <CityField defaultValue={filters.ciudad} />
    </>
  )
}

/** The filters in the fields of a form, on page 1. */
export const filtersIn = (form: HTMLFormElement): Filters =>
  readFilters(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])))

/** Writes filters into the fields of a form. */
export function fillIn(form: HTMLFormElement, { nombre, sector, ciudad }: Filters): void {
  for (const [name, value] of Object.entries({ nombre, sector: sector ?? '', ciudad })) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = String(value)
  }
}
