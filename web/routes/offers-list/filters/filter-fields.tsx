import { searchFilters, type ChoiceFilter } from '#contract/offer/filters.ts'
import { CityField } from '#web/forms/search/city-field.tsx'
import { DistanceField } from '#web/forms/search/distance-field.tsx'
import { offersListTexts as texts } from '../texts.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { optionsOf, type Lists } from './choices.ts'
import { moreFilters, noFilters, readFilters, type Filters } from './filters.ts'

interface FieldsProps {
  filters: Filters
  lists: Lists
}

/** Name, sector, city and distance. On mobile sector and distance are in the sheet. Uncontrolled, so that text typed before hydration stays. */
export function FilterFields({ filters, lists }: FieldsProps) {
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
      <ChoiceField name="sector" filters={filters} lists={lists} className="filter-rest" />
      <CityField placeholder={texts.cityPlaceholder} defaultValue={filters.ciudad} />
      <DistanceField defaultValue={filters.distancia ?? ''} className="filter-rest" />
    </>
  )
}

/** The fields of the sheet: all but name and city, which are on the page and go along unseen. */
export const SheetFields = (props: FieldsProps) => (
  <>
    <input type="hidden" name="nombre" defaultValue={props.filters.nombre} />
    <input type="hidden" name="ciudad" defaultValue={props.filters.ciudad} />
    <DistanceField defaultValue={props.filters.distancia ?? ''} />
    <ChoiceField name="sector" {...props} />
    <MoreFields {...props} />
  </>
)

/** The fields behind «Más filtros». Nobody chooses the company here: it goes along unseen. */
export const MoreFields = (props: FieldsProps) => (
  <>
    {moreFilters.map((name) => (
      <ChoiceField key={name} name={name} {...props} />
    ))}
    <input type="hidden" name="empresa" defaultValue={props.filters.empresa ?? ''} />
  </>
)

const ChoiceField = ({ name, filters, lists, className }: FieldsProps & { name: ChoiceFilter; className?: string }) => (
  <SelectField
    className={className}
    label={searchFilters[name].words.label}
    name={name}
    defaultValue={filters[name] ?? ''}
    placeholder={searchFilters[name].words.any}
    options={optionsOf(name, lists, filters)}
  />
)

/** The filters in the fields of a form, on page 1. */
export const filtersIn = (form: HTMLFormElement): Filters =>
  readFilters(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])))

/** Writes filters into the fields of a form. */
export function fillIn(form: HTMLFormElement, filters: Filters): void {
  for (const name of Object.keys(noFilters) as (keyof Filters)[]) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = `${filters[name] ?? ''}`
  }
}
