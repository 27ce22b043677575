import { searchFilters, type ChoiceFilter, type EntryFilter, type ListFilters } from '#contract/offer/filters.ts'
import type { EntryNames } from '#contract/offer/describe-search.ts'
import { formatTexts } from '#web/texts.ts'
import type { Option } from '#web/ui/fields/select-field.tsx'
import type { Filters } from './filters.ts'

/** The lists to choose from that the server has. */
export interface Lists {
  sectors: Entry[]
  provinces: Entry[]
  /** The company whose offers are asked for. */
  companies?: Entry[]
}

export interface Entry {
  id: number
  label: string
}

type Entries = Record<EntryFilter & ChoiceFilter, Option[]>

const codes = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([id, label]) => ({ id, label }))

const entriesOf = ({ sectors, provinces, companies = [] }: Lists): Entries => ({
  sector: sectors,
  provincia: provinces,
  modalidad: codes(formatTexts.modality),
  jornada: codes(formatTexts.workday),
  empresa: companies,
})

/** The names of the entries that the filters ask for. */
export function entryNamesOf(filters: ListFilters | Filters, lists: Lists): EntryNames {
  const entries = Object.entries(entriesOf(lists)) as [keyof Entries, Option[]][]
  return Object.fromEntries(
    entries.map(([name, options]) => [name, options.find(({ id }) => String(id) === String(filters[name]))?.label]),
  )
}

/** Usual salaries. An amount from the address is added. The search has an index for these. */
const salarySteps = [15, 18, 21, 24, 27, 30, 36, 42, 50, 60].map((thousands) => thousands * 1000)

/** The options of each select. */
export function optionsOf(name: ChoiceFilter, lists: Lists, filters: Filters): Option[] {
  const filter = searchFilters[name]
  switch (filter.kind) {
    case 'entry':
      return entriesOf(lists)[name as keyof Entries]
    case 'code':
      return codes(filter.names)
    case 'number':
      return filter.values.map((id) => ({ id, label: filter.name(id) }))
    case 'amount':
      return [...new Set([...salarySteps, Number(filters[name])])]
        .filter(Boolean)
        .toSorted((one, other) => one - other)
        .map((id) => ({ id, label: filter.name(id) }))
  }
}

/** Lists with the chosen values of the filters only. */
export const chosenOf = ({ sectors, provinces }: Lists, { sector, provincia }: Filters): Lists => ({
  sectors: sectors.filter(({ id }) => id === sector),
  provinces: provinces.filter(({ id }) => id === provincia),
})
