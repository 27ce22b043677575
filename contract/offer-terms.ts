import * as z from 'zod'
import { LENGTH_MAX } from './constants.ts'
import { City, clearableLine, Id } from './shapes.ts'
import { OFFER_PLACES_MAX } from './values/job-terms/offer-places.ts'
import { RESERVE_REASONS } from './values/job-terms/reserve-reasons.ts'
import { PAY_PERIODS, PAYMENTS_A_YEAR, PERIOD_PAY_MAX, roundToCents } from './values/pay/pay.ts'

/** Gross euros, in the period of the offer. */
const amount = z.number().overwrite(roundToCents).min(0.01).max(PERIOD_PAY_MAX)

/** Pay beyond the annual salary, who an offer is reserved for, and its places beyond the first. */
const terms = z.object({
  /** For `mensual` and `hora` the server computes `salario_anual` and `salario_max` from the amounts below, and ignores given ones. */
  salario_periodo: z.enum(PAY_PERIODS),
  salario_importe: amount.nullable(),
  salario_importe_max: amount.nullable(),
  /** How many months are paid a year. Only with `mensual`, where null means 14. */
  salario_pagas: z.literal(PAYMENTS_A_YEAR).nullable(),
  /** Pay in addition, such as commissions. */
  salario_variable: clearableLine(LENGTH_MAX.title),
  /** The collective agreement. */
  convenio: clearableLine(LENGTH_MAX.title),
  /** Reserved for people with a disability, and why that is lawful. Null: for everybody. */
  reservada_discapacidad: z.enum(RESERVE_REASONS).nullable(),
})

export const OfferTerms = terms.extend({
  /** Other cities where the job is offered, beside `mst_ciudades_id`. Repeated ones are removed. */
  mas_ciudades: z.array(Id).max(OFFER_PLACES_MAX - 1),
  /** From any place in Spain. Only a remote job. */
  toda_espana: z.boolean(),
})

const { shape } = OfferTerms

/** The terms of a new offer, each with its default. */
export const newTerms = {
  salario_periodo: shape.salario_periodo.default('anual'),
  salario_importe: shape.salario_importe.default(null),
  salario_importe_max: shape.salario_importe_max.default(null),
  salario_pagas: shape.salario_pagas.default(null),
  salario_variable: shape.salario_variable.default(null),
  convenio: shape.convenio.default(null),
  reservada_discapacidad: shape.reservada_discapacidad.default(null),
  mas_ciudades: shape.mas_ciudades.default([]),
  toda_espana: shape.toda_espana.default(false),
}

/** The same as they are read. */
export const ReadTerms = z.object({
  ...terms.shape,
  salario_variable: z.string().nullable(),
  convenio: z.string().nullable(),
  mas_ciudades: z.array(City),
  toda_espana: z.boolean(),
})

/** Values of which none is a default. */
export const termsExample: z.output<typeof OfferTerms> = {
  salario_periodo: 'mensual',
  salario_importe: 2000,
  salario_importe_max: 2333.33,
  salario_pagas: 12,
  salario_variable: 'Comisiones del 5 %',
  convenio: 'Comercio de Cataluña',
  reservada_discapacidad: 'cuota',
  mas_ciudades: [8019],
  toda_espana: true,
}
