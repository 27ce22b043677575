import { describeSearch, nameOf } from '#contract/values/describe-search.ts'
import { formatTexts } from '#web/texts.ts'
import type { Lists } from '../filters/choices.ts'
import type { Filters } from '../filters/filters.ts'

/** The filters in words, as the mails of an alert say them. Without the age of offers and the page. */
export function searchInWords(filters: Filters, { sectors, provinces }: Lists): string {
  const { sector, provincia, modalidad, jornada } = filters
  return describeSearch({
    words: filters.nombre,
    sector: nameOf(sector, sectors.find(({ mst_emp_sector_id: id }) => id === sector)?.descripcion),
    city: filters.ciudad,
    province: nameOf(provincia, provinces.find(({ mst_provincias_id: id }) => id === provincia)?.nombre),
    modality: nameOf(modalidad, formatTexts.modality[modalidad ?? 0]),
    workday: nameOf(jornada, formatTexts.workday[jornada ?? 0]),
    contract: filters.contrato ?? undefined,
    experience: filters.experiencia ?? undefined,
    isReserved: filters.reservada === 1,
    leastSalary: filters.salario ?? undefined,
  })
}
