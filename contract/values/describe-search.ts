import type { ContractType, ExperienceLevel } from '#contract/constants.ts'
import { contractTypeNames } from './job-terms/contract-type-names.ts'
import { experienceNames } from './job-terms/experience-names.ts'
import { spanishNumber } from './spanish/number.ts'

/** A search with the names of its ids. An undefined or empty part filters nothing. Null: the id is in no list. */
interface NamedSearch {
  words?: string | undefined
  position?: string | null | undefined
  sector?: string | null | undefined
  city?: string | undefined
  province?: string | null | undefined
  modality?: string | null | undefined
  workday?: string | null | undefined
  contract?: ContractType | undefined
  experience?: ExperienceLevel | undefined
  /** Only offers that are reserved for people with a disability. */
  isReserved?: boolean | undefined
  /** Whole euros a year. */
  leastSalary?: number | undefined
}

/** The name of a chosen entry: null if it is in no list, undefined if none is chosen. */
export const nameOf = (id: number | null | undefined, name: string | null | undefined) =>
  id ? (name ?? null) : undefined

/** A search in words: «camarero en Sevilla, jornada parcial, desde 18.000 €». */
export function describeSearch(search: NamedSearch): string {
  const { words, position, sector, city, province, modality, workday, contract, experience, leastSalary } = search
  const isUnknown = [position, sector, province, modality, workday].includes(null)
  const [subject = isUnknown ? 'Ofertas' : 'Todas las ofertas', ...others] = [words, position, sector].filter(Boolean)
  const place = [city && `en ${city}`, province && (city ? `(${province})` : `en la provincia de ${province}`)]
  const details = [
    ...others,
    modality && modality.toLowerCase(),
    workday && `jornada ${workday.toLowerCase()}`,
    contract && `contrato: ${contractTypeNames[contract].toLowerCase()}`,
    experience && `experiencia: ${experienceNames[experience].toLowerCase()}`,
    search.isReserved && 'para personas con discapacidad',
    isUnknown && 'con un filtro que no existe',
    leastSalary && `desde ${spanishNumber(leastSalary)}\u00a0€`,
  ]
  return [[subject, ...place].filter(Boolean).join(' '), ...details].filter(Boolean).join(', ')
}
