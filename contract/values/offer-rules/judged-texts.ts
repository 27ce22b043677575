import type * as z from 'zod'
import type { NewOffer } from '../../offer/fields.ts'
import { eachLine, type OfferLine } from '../../offer/lines.ts'

type Fields = z.output<typeof NewOffer>
type Leaf<T> = T extends readonly (infer One)[] ? Leaf<One> : T extends object ? Leaf<T[keyof T]> : T
type FreeText = { [F in keyof Fields]: string extends Leaf<Fields[F]> ? F : never }[keyof Fields]

/** The texts of an offer that candidates read, in this order. Each free text of the contract has to be here, or this does not compile. `caduca_el` is a day. */
export const judgedTexts = {
  nombre: 'nombre',
  empresa: 'empresa',
  proyecto: 'proyecto',
  descripcion: 'descripcion',
  ...(eachLine((name) => name) as { [Line in OfferLine]: Line }),
  requirements_list: 'requirements_list',
  preguntas: 'preguntas',
} as const satisfies Record<Exclude<NonNullable<FreeText>, 'caduca_el'> | 'empresa' | 'proyecto', string>
