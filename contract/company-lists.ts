import * as z from 'zod'
import { LENGTH_MAX } from './constants.ts'
import { AddressId, addressNumber } from './shapes.ts'

/** A number in the query; `sector=`, as an empty form control sends it, is as good as none. */
const inQuery = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional()

export const queryId = inQuery(AddressId)
export const queryPage = inQuery(addressNumber(z.int().min(1).max(1_000_000)))

const queryEstado = z
  .union([z.literal('').transform(() => undefined), z.enum(['0', '1']).transform((estado) => (estado === '1' ? 1 : 0))])
  .optional()

/**
 * What each of a company's three lists may be asked for. Any of it given asks for one page; none for the plain list.
 * `buscar`: every word must occur; `estado`: 1 what candidates see, 0 what they don't.
 */
export const ListQuery = z.object({
  buscar: z.string().trim().max(LENGTH_MAX.title).optional(),
  estado: queryEstado,
  pagina: queryPage,
})

/** A list whose header `X-Total-Count` carries the number of matches beyond the page. */
export const countedList = <Row extends z.ZodType>(row: Row) =>
  z.object({ headers: z.object({ 'x-total-count': z.string() }), body: z.array(row) })

/** The edition that was read. Sent along when saving, it lets nobody overwrite what they have not seen. */
export const Edition = z.int().min(1)
