import * as z from 'zod'
import { says } from '../call.ts'
import { inQuery, queryId } from '../company-lists.ts'
import { LENGTH_MAX } from '../constants.ts'
import { AddressId, Id, IsoDate, textLine } from '../shapes.ts'
import { ACTS } from '../values/acts.ts'

/** An act of the register. `operador` is an e-mail, or «consola». `cuenta_id` is the account that it was done to. */
export const Act = z.object({
  acto_id: Id,
  fecha: z.string(),
  operador: z.string(),
  accion: z.enum(ACTS),
  cuenta_id: Id.nullable(),
  correo: z.string().nullable(),
  motivo: z.string().nullable(),
  antes: z.string(),
  despues: z.string(),
})

/** `desde` and `hasta` are days in Madrid, both included. */
const ActFilters = z.object({
  operador: textLine(LENGTH_MAX.email).optional(),
  accion: inQuery(z.enum(ACTS)),
  cuenta: queryId,
  desde: inQuery(IsoDate),
  hasta: inQuery(IsoDate),
})

/** For operators alone. */
export const operator = {
  /** The newest acts, a page of them. `siguiente` is the `antes_de` of the next page; null at the end. */
  listActs: says(
    'El registro de lo que han hecho los operadores, por operador, acción, cuenta y fechas. Con «siguiente» se pide la página que sigue.',
  )
    .call('GET /api/operator/audit-log', { access: 'operator' })
    .input(ActFilters.extend({ antes_de: AddressId.optional() }))
    .output(z.object({ actos: z.array(Act), siguiente: Id.nullable() })),
  /** The same as a table for spreadsheets, without pages. `completo` is false if it lacks older acts: more than 10,000 fit the filters. */
  getActsCsv: says('El mismo registro como tabla CSV.')
    .call('GET /api/operator/audit-log-csv', { access: 'operator' })
    .input(ActFilters)
    .output(z.object({ csv: z.string(), completo: z.boolean() })),
}
