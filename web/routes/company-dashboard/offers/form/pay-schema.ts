import * as z from 'zod/mini'
import type { OwnOffer } from '#web/api/types.ts'
import { SALARY_MAX } from '#contract/constants.ts'
import {
  isRangeTooWide,
  PAY_PERIODS,
  PAYMENTS_A_YEAR,
  PERIOD_PAY_MAX,
  USUAL_PAYMENTS,
} from '#contract/values/pay/pay.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'
import { readSpanishNumber } from '#contract/values/typed/spanish-number.ts'
import { cleanLine } from '#contract/values/text/visible-text.ts'
import { wholeNumber } from '#web/forms/schema-parts.ts'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'

const optionalSalary = wholeNumber(texts.salaryInvalid).check(
  z.refine((euros) => euros === null || euros <= SALARY_MAX, texts.salaryTooHigh),
)

/** Euros with up to two decimals. An empty text is null. */
const amount = z.pipe(
  z.string().check(
    z.overwrite(cleanLine),
    z.trim(),
    z.refine((text) => text === '' || readSpanishNumber(text) !== null, texts.amountMissing),
  ),
  z.pipe(
    z.transform(readSpanishNumber),
    z.nullable(z.number().check(z.positive(texts.amountMissing), z.maximum(PERIOD_PAY_MAX, texts.salaryTooHigh))),
  ),
)

/** The fields of the pay. Fields of the other periods have their first values. */
export const payFields = {
  salario_periodo: z.enum(PAY_PERIODS),
  salario_anual: z.pipe(optionalSalary, z.number(texts.salaryInvalid)),
  salario_max: optionalSalary.check(z.refine((euros) => euros !== 0, texts.salaryInvalid)),
  salario_importe: amount,
  salario_importe_max: amount,
  salario_pagas: z.pipe(
    z.string(),
    z.transform((times) => PAYMENTS_A_YEAR.find((known) => String(known) === times) ?? null),
  ),
}

const payShape = z.object(payFields)
type Pay = z.output<typeof payShape>

// Judged beside mistakes of other fields, so that all are named at once. A field with a mistake is then still a text.
const always = { when: () => true }

export const isPayOrdered = z.superRefine<Pay>((pay, context) => {
  const isYear = pay.salario_periodo === 'anual'
  const [least, most] = isYear ? [pay.salario_anual, pay.salario_max] : [pay.salario_importe, pay.salario_importe_max]
  if (typeof least !== 'number' || typeof most !== 'number') return
  const message = most < least ? texts.salaryMaxTooLow : isRangeTooWide(least, most) && texts.rangeTooWide
  if (!message) return
  const path = [isYear ? 'salario_max' : 'salario_importe_max']
  context.addIssue({ code: 'custom', path, message })
}, always)

export const isPayStated = z.superRefine<Pay>((pay, context) => {
  const isYear = pay.salario_periodo === 'anual'
  if (isYear ? pay.salario_anual !== 0 : pay.salario_importe !== null) return
  const path = [isYear ? 'salario_anual' : 'salario_importe']
  context.addIssue({ code: 'custom', path, message: isYear ? texts.salaryMissing : texts.amountMissing })
}, always)

export const payValuesOf = (offer: OwnOffer | null): z.input<typeof payShape> => ({
  salario_periodo: offer?.salario_periodo ?? 'anual',
  salario_anual: asTyped(offer?.salario_anual ?? 0),
  salario_max: asTyped(offer?.salario_max),
  salario_importe: asTyped(offer?.salario_importe),
  salario_importe_max: asTyped(offer?.salario_importe_max),
  salario_pagas: String(offer?.salario_pagas ?? USUAL_PAYMENTS),
})

/** As people type it: «18.000», «9,5». */
export const asTyped = (value: number | null | undefined): string =>
  typeof value === 'number' ? spanishNumber(value, 2) : ''
