import { PUBLISHED_WITHIN_DAYS } from '#contract/constants.ts'
import type { Province, Sector } from '#web/api/types.ts'
import { contractTypeNames } from '#contract/values/job-terms/contract-type-names.ts'
import { experienceNames } from '#contract/values/job-terms/experience-names.ts'
import { euros } from '#web/format/euros.ts'
import { formatTexts } from '#web/texts.ts'
import type { Option } from '#web/ui/fields/select-field.tsx'
import { offersListTexts as texts } from '../texts.ts'
import type { ChoiceFilter, Filters } from './filters.ts'

/** The lists to choose from that the server has. */
export interface Lists {
  sectors: Pick<Sector, 'mst_emp_sector_id' | 'descripcion'>[]
  provinces: Pick<Province, 'mst_provincias_id' | 'nombre'>[]
}

/** Usual salaries. An amount from the address is added. The search has an index for these. */
const salarySteps = [15, 18, 21, 24, 27, 30, 36, 42, 50, 60].map((thousands) => thousands * 1000)

type Options = (lists: Lists, filters: Filters) => Option[]

const codes = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([id, label]) => ({ id, label }))

/** The options of each select. */
export const optionsOf: Record<ChoiceFilter, Options> = {
  sector: ({ sectors }) => sectors.map(({ mst_emp_sector_id: id, descripcion: label }) => ({ id, label })),
  provincia: ({ provinces }) => provinces.map(({ mst_provincias_id: id, nombre: label }) => ({ id, label })),
  modalidad: () => codes(formatTexts.modality),
  jornada: () => codes(formatTexts.workday),
  contrato: () => codes(contractTypeNames),
  experiencia: () => codes(experienceNames),
  salario: (_, { salario }) =>
    [...new Set([...salarySteps, salario ?? 0])]
      .filter(Boolean)
      .toSorted((one, other) => one - other)
      .map((id) => ({ id, label: texts.salaryFrom(euros(id)) })),
  reservada: () => [{ id: 1, label: texts.reserved }],
  publicada: () => PUBLISHED_WITHIN_DAYS.map((id) => ({ id, label: texts.publishedWithin(id) })),
}

/** Lists with the chosen values of the filters only. */
export const chosenOf = ({ sectors, provinces }: Lists, { sector, provincia }: Filters): Lists => ({
  sectors: sectors.filter(({ mst_emp_sector_id: id }) => id === sector),
  provinces: provinces.filter(({ mst_provincias_id: id }) => id === provincia),
})
