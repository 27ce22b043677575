import type { SearchFilters } from '#contract/following/stored-search.ts'
import { dayBefore } from '#server/clock.ts'
import type { OfferFilters } from './offer-filters.ts'

/** `today`: YYYY-MM-DD */
export const fromFilters = (
  filters: SearchFilters & { publicada?: number | undefined },
  today: string,
): OfferFilters => ({
  words: filters.nombre,
  sectorId: filters.sector,
  positionId: filters.puesto,
  city: filters.ciudad,
  provinceId: filters.provincia,
  modalityId: filters.modalidad,
  workdayId: filters.jornada,
  contractType: filters.contrato,
  experience: filters.experiencia,
  isReserved: filters.reservada === 1 || undefined,
  leastSalary: filters.salario,
  since: filters.publicada ? dayBefore(today, filters.publicada) : undefined,
  today,
})
