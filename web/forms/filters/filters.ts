import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { cutText } from '#web/format/cut-text.ts'

/** A filter in the address of a list: how its text is read, and the value that filters nothing and is left out. */
export interface Filter<Value> {
  read: (text: string) => Value
  none: Value
  /** Chooses a page of the list. */
  isPlace?: true
  /** Its field in the form of the list. */
  draw?: (name: string, text: string) => ReactNode
}

export type Filters = Readonly<Record<string, Filter<string | number | null>>>

export type ValuesOf<Some extends Filters> = { [Name in keyof Some]: Some[Name]['none'] }
type Given<Some extends Filters> = { [Name in keyof Some]?: Exclude<Some[Name]['none'], null | ''> }

const PAGE_MAX = 1_000_000

export const words = (max: number): Filter<string> => ({ read: (text) => cutText(text, max), none: '' })
export const id: Filter<number | null> = { read: parseWholeNumber, none: null }
export const page: Filter<number> = {
  read: (text) => Math.min(parseWholeNumber(text) ?? 1, PAGE_MAX),
  none: 1,
  isPlace: true,
}
/** The id that a page begins beside. */
export const place: Filter<number | null> = { ...id, isPlace: true }

/** One of the names. Any other text is `none`. */
export const oneOf = <Name extends string, None extends string = ''>(
  names: readonly Name[],
  none = '' as None,
): Filter<Name | None> => ({ read: (text) => names.find((name) => name === text) ?? none, none })

export const namesOf = <Name extends string>(labels: Readonly<Record<Name, string>>) => Object.keys(labels) as Name[]
export const optionsOf = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  namesOf(labels).map((name) => ({ id: name, label: labels[name] }))

/** The values in an address. An invalid one is ignored. */
export const filtersIn = <Some extends Filters>(filters: Some, search: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { read }]) => [name, read(search.get(name) ?? '')]),
  ) as ValuesOf<Some>

/** The values that filter something, as the API takes them. */
export const givenFilters = <Some extends Filters>(filters: Some, values: Partial<ValuesOf<Some>>) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, { none }]) => {
      const value = values[name] ?? none
      return value === none ? [] : [[name, value]]
    }),
  ) as Given<Some>

/** Whether some rows are left out, other than by paging. */
export const narrows = <Some extends Filters>(filters: Some, values: ValuesOf<Some>): boolean =>
  Object.keys(givenFilters(filters, values)).some((name) => !filters[name]?.isPlace)

/** The address of the list with these values. */
export function filterAddress<Some extends Filters>(
  path: string,
  filters: Some,
  values: Partial<ValuesOf<Some>>,
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(givenFilters(filters, values))) search.set(name, String(value))
  return search.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path
}

/** The filters of the list at this address. */
export function useAddressFilters<Some extends Filters>(path: string, filters: Some) {
  const [search] = useSearchParams()
  const values = filtersIn(filters, search)
  return {
    values,
    given: givenFilters(filters, values),
    isNarrowed: narrows(filters, values),
    hrefWith: (change: Partial<ValuesOf<Some>>) => filterAddress(path, filters, { ...values, ...change }),
  }
}
