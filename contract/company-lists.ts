import * as z from 'zod'
import { ACTIVE, INACTIVE, LENGTH_MAX } from './constants.ts'
import { AddressId, addressNumber, textLine } from './shapes.ts'

/** An optional value in the query. `sector=`, as an empty form control sends it, counts as missing. */
export const inQuery = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional()

export const queryId = inQuery(AddressId)
export const queryPage = inQuery(addressNumber(z.int().min(1).max(1_000_000)))

const queryEstado = inQuery(z.enum(['0', '1']).transform((estado) => (estado === '1' ? ACTIVE : INACTIVE)))

/**
 * The query of each of a company's three lists. With any parameter the answer is one page; with none it is the whole list.
 * `buscar`: every word must occur. `estado`: 1 for what candidates see, 0 for what they don't see.
 */
export const ListQuery = z.object({
  buscar: textLine(LENGTH_MAX.title).optional(),
  estado: queryEstado,
  pagina: queryPage,
})

/** A list whose header `X-Total-Count` carries the number of all matches. */
export const countedList = <Row extends z.ZodType>(row: Row) =>
  z.object({ headers: z.object({ 'x-total-count': z.string() }), body: z.array(row) })

/** The version that was read. Sent when saving, it prevents overwriting changes that the sender has not seen. */
export const Edition = z.int().min(1)
