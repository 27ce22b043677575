import type * as z from 'zod'
import type { OfferChanges } from '#contract/offer/fields.ts'
import { fieldNames } from '#server/database/field-names.ts'
import { eachLine, offerLines, type OfferLine } from '#contract/offer/lines.ts'
import type { offer } from '#server/database/schema/schema.ts'

type Body = z.output<typeof OfferChanges>
type Column = keyof typeof offer.$inferSelect

/** The columns of fields that are read as they are stored. */
export const plainColumns = {
  nombre: 'name',
  descripcion: 'description',
  salario_anual: 'annualSalary',
  salario_max: 'salaryMax',
  salario_periodo: 'payPeriod',
  salario_importe: 'periodPay',
  salario_importe_max: 'periodPayMax',
  salario_pagas: 'payments',
  ...(eachLine((name) => offerLines[name].column) as { [Line in OfferLine]: (typeof offerLines)[Line]['column'] }),
  reservada_discapacidad: 'reservedFor',
  toda_espana: 'isEverywhere',
  tipo_contrato: 'contractType',
  experiencia: 'experience',
  vacantes: 'vacancies',
} as const satisfies Partial<Record<keyof Body, Column>>

/** The columns of how an offer takes applications: read as they are stored, but neither reviewed nor kept with an application. */
export const takingColumns = {
  pide_nota: 'asksCoveringNote',
  limite_candidaturas: 'applicationLimit',
  primera_sin_nombres: 'hidesNames',
} as const satisfies Partial<Record<keyof Body, Column>>

export const { write: takingFieldsOf } = fieldNames(takingColumns)

/** Writes the plain fields of a row. */
export const { write: plainFieldsOf } = fieldNames(plainColumns)

/** Reads the columns of a body. */
export const { read: columnsOf } = fieldNames({
  ...plainColumns,
  ...takingColumns,
  mst_puestos_id: 'positionId',
  mst_modalidad_id: 'modalityId',
  mst_jornada_id: 'workdayId',
  mst_emp_sector_id: 'sectorId',
  mst_provincias_id: 'provinceId',
  mst_ciudades_id: 'municipalityId',
  mas_ciudades: 'moreMunicipalityIds',
  caduca_el: 'expiresOn',
  estado: 'state',
} as const satisfies Partial<Record<keyof Body, Column>>)
