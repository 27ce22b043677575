import { LENGTH_MAX, PUBLISHED_WITHIN_DAYS, SALARY_MAX } from '../constants.ts'
import { contractTypeNames } from '../values/job-terms/contract-type-names.ts'
import { experienceNames } from '../values/job-terms/experience-names.ts'
import { spanishNumber } from '../values/spanish/number.ts'
import { DISTANCES_KM, distanceName, distanceWords } from './distances.ts'

// Without zod, because the page of the list loads it: search-query.ts makes the schemas.

/** The texts of a filter whose value people choose from a list. */
interface Words {
  label: string
  /** The option that filters nothing. */
  any: string
  /** The chip of a chosen option. */
  chip?: (option: string) => string
  /** In the description of a search. Without it: the chip in small letters. */
  phrase?: string
}

const choice = <Kind extends object>(kind: Kind, words: Words) => ({ ...kind, words })

/** The id of an entry of a list in the database. */
const entry = { kind: 'entry' } as const

const text = (max: number) => ({ kind: 'text', max }) as const

/** A code of the wire with its name. */
const code = <Code extends string>(names: Readonly<Record<Code, string>>) => ({ kind: 'code', names }) as const

/** One of a few numbers. */
const number = (values: readonly number[], name: (value: number) => string) =>
  ({ kind: 'number', values, name }) as const

/** Only offers for which something is true. */
const flag = (name: string) => number([1], () => name)

const amount = (max: number, name: (value: number) => string) => ({ kind: 'amount', max, name }) as const

/**
 * Every filter of the list of offers, in the order of the address. `filterConditions` of the server's search has the condition of each;
 * the compiler names a missing one. Queries, stored searches, descriptions, chips and forms walk this table.
 */
export const searchFilters = {
  /** Words of the name, the position or the company. */
  nombre: text(LENGTH_MAX.title),
  sector: choice(entry, { label: 'Sector', any: 'Todos los sectores' }),
  /** Only programs and links use it. The form omits it. */
  puesto: entry,
  ciudad: text(LENGTH_MAX.name),
  /** How far from the city. It means something only beside a city that is one town. */
  distancia: choice(number(DISTANCES_KM, distanceName), distanceWords),
  provincia: choice(entry, {
    label: 'Provincia',
    any: 'Todas las provincias',
    chip: (name) => `Provincia: ${name}`,
  }),
  modalidad: choice(entry, { label: 'Modalidad', any: 'Cualquier modalidad' }),
  jornada: choice(entry, {
    label: 'Jornada',
    any: 'Cualquier jornada',
    chip: (name) => `Jornada ${name.toLowerCase()}`,
  }),
  contrato: choice(code(contractTypeNames), {
    label: 'Contrato',
    any: 'Cualquier contrato',
    chip: (name) => `Contrato: ${name}`,
  }),
  experiencia: choice(code(experienceNames), {
    label: 'Experiencia',
    any: 'Cualquier experiencia',
    chip: (name) => `Experiencia: ${name.toLowerCase()}`,
  }),
  /** The least salary in euros a year. Offers without a salary are left out. */
  salario: choice(
    amount(SALARY_MAX, (least) => `Desde ${spanishNumber(least)}\u00a0€`),
    { label: 'Salario mínimo al año', any: 'Cualquier salario' },
  ),
  /** Published up to so many days ago. No description says it: an alert has only new offers anyway. */
  publicada: choice(
    number(PUBLISHED_WITHIN_DAYS, (days) => (days === 1 ? 'Últimas 24 horas' : `Últimos ${days} días`)),
    { label: 'Fecha de publicación', any: 'Cualquier fecha', phrase: '' },
  ),
  /** Only offers that are reserved for people with a disability. */
  reservada: choice(flag('Reservadas por discapacidad'), {
    label: 'Discapacidad',
    any: 'Todas, también reservadas',
    phrase: 'para personas con discapacidad',
  }),
  /** Pages and programs link to it. The form only keeps it. */
  empresa: choice(entry, { label: 'Empresa', any: 'Todas las empresas', chip: (name) => `Empresa: ${name}` }),
}

type Table = typeof searchFilters
export type FilterName = keyof Table
export type Filter = Table[FilterName]
type NamesOf<Kind> = { [Name in FilterName]: Table[Name] extends Kind ? Name : never }[FilterName]

export type TextFilter = NamesOf<{ kind: 'text' }>
export type EntryFilter = NamesOf<{ kind: 'entry' }>
/** The filters that are chosen from a list on the page. */
export type ChoiceFilter = NamesOf<{ words: Words }>
/** The filters that the page has a field for. */
export type PageFilter = TextFilter | ChoiceFilter

type ValueOf<Kind> = Kind extends { kind: 'text' }
  ? string
  : Kind extends { names: Readonly<Record<infer Code, string>> }
    ? Code
    : number
export type FilterValues = { [Name in FilterName]: ValueOf<Table[Name]> }

/** A search. An undefined filter filters nothing. */
export type ListFilters = { [Name in FilterName]?: FilterValues[Name] | undefined }

/** The list can be sorted by these. «distancia» needs a distance from a city. */
export const sortNames = { fecha: 'Fecha', salario: 'Salario', distancia: 'Distancia' } as const
export type SortName = keyof typeof sortNames

/** The filters without a distance from no city. */
export const meantFilters = <Some extends { ciudad?: string | undefined }>(filters: Some): Some =>
  filters.ciudad ? filters : { ...filters, distancia: undefined }

export const filterNames = Object.keys(searchFilters) as FilterName[]
export const isChoice = (name: FilterName): name is ChoiceFilter => 'words' in searchFilters[name]
export const isPageFilter = (name: FilterName): name is PageFilter =>
  isChoice(name) || searchFilters[name].kind === 'text'
