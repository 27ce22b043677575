import * as z from 'zod/mini'
import { DATE_MAX, DATE_MIN, LENGTH_MAX } from '#contract/constants.ts'
import { cleanEmail, findEmailFault } from '#contract/values/typed/email.ts'
import { findDialledNumber } from '#contract/values/typed/phone.ts'
import { readSpanishNumber } from '#contract/values/typed/spanish-number.ts'
import { cleanLine, cleanText, hasLetters, isVisible } from '#contract/values/text/visible-text.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { HALF_TYPED } from '#web/ui/fields/half-typed.ts'
import { dateTexts } from '#web/ui/fields/texts.ts'
import { fieldTexts } from '#web/texts.ts'
import { formTexts, placeTexts } from './texts.ts'

const cleaned = (clean: (text: string) => string, max: number, missing?: string) =>
  z.string().check(
    z.overwrite(clean),
    z.trim(),
    z.refine((text) => !missing || isVisible(text), missing),
    z.maxLength(max, formTexts.tooLong(max)),
  )

/** Text of several lines, as the server takes it. With `missing` it must show something. */
export const paragraphs = (max: number, missing?: string) => cleaned(cleanText, max, missing)

/** The text of somebody who must say why. `mute` says what is missing. */
export const explanation = ({ min, max }: { min: number; max: number }, mute: string) =>
  paragraphs(max, mute).check(z.minLength(min, mute), z.refine(hasLetters, mute))

/** The same for one line, such as a name. */
export const line = (max: number, missing?: string) => cleaned(cleanLine, max, missing)

/** An e-mail as the server takes it. Without `missing` it may be empty. */
export const email = (incomplete: string, missing?: string) =>
  cleaned(cleanEmail, LENGTH_MAX.email, missing).check(({ value, issues }) => {
    const fault = value && findEmailFault(value)
    const message = fault === 'incomplete' ? incomplete : fieldTexts.emailCharacters
    if (fault) issues.push({ code: 'custom', input: value, message })
  })

export const phone = (wrong: string, missing: string) =>
  line(LENGTH_MAX.phone, missing).check(z.refine((text) => text === '' || findDialledNumber(text) !== null, wrong))

/** A day that may be missing, as YYYY-MM-DD or ''. */
export const optionalDay = z.string().check(
  z.refine((day) => day !== HALF_TYPED, { error: dateTexts.incomplete, abort: true }),
  z.refine(
    (day) => day === '' || (z.iso.date().safeParse(day).success && day >= DATE_MIN && day <= DATE_MAX),
    dateTexts.outOfRange(spanishDay(DATE_MIN), spanishDay(DATE_MAX)),
  ),
)

/** A whole number in Spanish spelling. An empty text is null. */
export const wholeNumber = (invalid: string) =>
  z.pipe(
    z.string().check(
      z.overwrite(cleanLine),
      z.trim(),
      z.refine((text) => text === '' || Number.isInteger(readSpanishNumber(text)), invalid),
    ),
    z.transform(readSpanishNumber),
  )

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
