import {
  filterNames,
  searchFilters,
  type ChoiceFilter,
  type EntryFilter,
  type Filter,
  type FilterName,
  type ListFilters,
} from './filters.ts'

/** The names of chosen entries. An entry without a name is unknown. */
export type EntryNames = { [Name in EntryFilter]?: string | null | undefined }

/** The text of a chosen option, as the form shows it. Null: the id is unknown. */
export function optionOf(name: FilterName, value: string | number, entries: EntryNames): string | null {
  const filter: Filter = searchFilters[name]
  switch (filter.kind) {
    case 'text':
      return String(value)
    case 'entry':
      return entries[name as EntryFilter] ?? null
    case 'code':
      return (filter.names as Readonly<Record<string, string>>)[value] ?? null
    default:
      return filter.name(Number(value))
  }
}

export const chipOf = (name: ChoiceFilter, option: string): string => searchFilters[name].words.chip?.(option) ?? option

const phraseOf = (name: ChoiceFilter, option: string | null | undefined): string | null | undefined =>
  option && (searchFilters[name].words.phrase ?? chipOf(name, option).toLowerCase())

/** «la Provincia de Málaga», «toda España», «Sevilla». */
const placeInWords = (place: string): string =>
  place.replace(/^(?=(?:Provincia|Comunidad|Región|Isla) de )/, 'la ').replace(/^Toda España$/, 'toda España')

/** A search in words: «camarero en Sevilla, jornada parcial, desde 18.000 €». */
export function describeSearch(filters: ListFilters, entries: EntryNames = {}): string {
  const options: { [Name in FilterName]?: string | null } = {}
  for (const name of filterNames) if (filters[name]) options[name] = optionOf(name, filters[name], entries)
  const { nombre, puesto, sector, empresa, ciudad, distancia, provincia, salario, ...details } = options
  const isUnknown = Object.values(options).includes(null)
  const subjects = [nombre, puesto, sector, empresa && `ofertas de ${empresa}`].filter(Boolean)
  const [subject = isUnknown ? 'Ofertas' : 'Todas las ofertas', ...others] = subjects
  const place = [
    ciudad && `${distancia ? `${distancia.toLowerCase()} de` : 'en'} ${placeInWords(ciudad)}`,
    provincia && (ciudad ? `(${provincia})` : `en la provincia de ${provincia}`),
  ]
  const parts = [
    ...others,
    ...(Object.keys(details) as (keyof typeof details)[]).map((name) => phraseOf(name, details[name])),
    isUnknown && 'con un filtro que no existe',
    phraseOf('salario', salario),
  ]
  return [[subject, ...place].filter(Boolean).join(' '), ...parts].filter(Boolean).join(', ')
}
