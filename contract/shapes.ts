import * as z from 'zod'
import { DATE_MAX, DATE_MIN, FILE_BODY_MAX_BYTES, LENGTH_MAX } from './constants.ts'
import { APPLICATION_STATES } from './values/applications/application-states.ts'
import { cleanEmail, findEmailFault } from './values/typed/email.ts'
import { cleanLine, cleanText, hasLetters, isVisible } from './values/text/visible-text.ts'
import { ID_MAX, parseWholeNumber } from './values/whole-number.ts'

/** A row's id. */
export const Id = z.int().min(1).max(ID_MAX)

/** A number in a URL, which arrives as text. */
export const addressNumber = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' ? parseWholeNumber(value) : value), schema)

/** The error of an impossible id in a URL. The answer is 404, as for a missing row. */
export const NO_SUCH_ID = 'no such id'

/** An id in a URL. */
export const AddressId = addressNumber(z.int({ error: NO_SUCH_ID }).min(1, NO_SUCH_ID).max(ID_MAX, NO_SUCH_ID))

export const PathId = z.object({ id: AddressId })

/** YYYY-MM-DD, a day that exists, in the range of the date picker. */
export const IsoDate = z.iso
  .date()
  .refine((day) => day >= DATE_MIN && day <= DATE_MAX, { error: `between ${DATE_MIN} and ${DATE_MAX}` })

/** 1 active, 0 inactive. */
export const Estado = z.union([z.literal(0), z.literal(1)])

/** The state of an application: see TRANSITIONS. */
export const ApplicationState = z.enum(APPLICATION_STATES)

/** A file as `data:<type>;base64,<...>`. Its content is checked where it is stored. */
export const DataUrl = z.string().startsWith('data:').max(FILE_BODY_MAX_BYTES)

/** The picture of a profile: a missing value or '' keeps the current one, null removes it. */
export const ProfileImage = z
  .union([DataUrl, z.literal('').transform(() => undefined)])
  .nullable()
  .optional()

/** Trimmed text of several lines. Invisible characters are removed. */
export const freeText = (max: number) => z.string().overwrite(cleanText).trim().max(max)

/** Text of several lines with at least one visible character. */
export const requiredText = (max: number) => freeText(max).min(1).refine(isVisible, { error: 'no visible character' })

/** The text of somebody who must say why. */
export const explanation = ({ min, max }: { min: number; max: number }) =>
  freeText(max).min(min).refine(hasLetters, { error: 'no letters' })

/** The same for one line, such as a name. */
export const textLine = (max: number) => z.string().overwrite(cleanLine).trim().max(max)

export const requiredLine = (max: number) => textLine(max).min(1).refine(isVisible, { error: 'no visible character' })

/** An optional line: null or an empty text clears it. */
export const clearableLine = (max: number) =>
  textLine(max)
    .nullable()
    .overwrite((text) => text || null)

/** An optional value: null clears it, and so does '' from an empty form control. */
export const clearable = <T extends z.ZodType>(schema: T) =>
  z.union([schema, z.literal('').transform(() => null)]).nullable()

export const Email = z
  .string()
  .overwrite(cleanEmail)
  .max(LENGTH_MAX.email)
  .refine((text) => findEmailFault(text) === null, { error: 'no e-mail' })
  .meta({ format: 'email' })

export const Community = z.object({ mst_comunidades_id: Id, nombre_corto: z.string() })
export const Province = z.object({ mst_provincias_id: Id, nombre: z.string() })
export const ProvinceInCommunity = Province.extend({ mst_comunidades_id: Community })

export const City = z.object({ mst_ciudades_id: Id, nombre: z.string(), mst_provincias_id: ProvinceInCommunity })

export const Message = z.object({ message: z.string() })
export const ImageLink = z.object({ imgUrl: z.string().nullable() })
