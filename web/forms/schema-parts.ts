import * as z from 'zod/mini'
import { isPlainLine, isVisible } from '#contract/values/visible-text.ts'
import { formTexts, placeTexts } from './texts.ts'

/** Text of several lines, at most as long as the server accepts. With `missing` it must show something. */
export const paragraphs = (max: number, missing?: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => !missing || isVisible(text), missing),
    z.maxLength(max, formTexts.tooLong(max)),
  )

/** The same for one line, such as a name, without hidden characters. */
export const line = (max: number, missing?: string) =>
  paragraphs(max, missing).check(z.refine((text) => isPlainLine(text), formTexts.hiddenCharacters))

export const choice = z.nullable(z.number())

/** An id that must be chosen. The form holds null until then. */
export const requiredChoice = (missing: string) => z.pipe(choice, z.number(missing))

/** A data URL, the link of a stored picture, or none. */
export const picture = z.nullable(z.string())

export const placeShape = {
  mst_comunidades_id: requiredChoice(''),
  mst_provincias_id: requiredChoice(placeTexts.provinceMissing),
  mst_ciudades_id: choice,
}
