import * as z from 'zod'
import { CLOSING_TEXT_MAX } from '../constants.ts'
import { freeText } from '../shapes.ts'

/** One sentence of the company to waiting candidates, when its act ends their applications. Plain text, or null. */
export const ClosingText = z.object({
  texto: freeText(CLOSING_TEXT_MAX)
    .nullable()
    .default(null)
    .transform((text) => text || null),
})
