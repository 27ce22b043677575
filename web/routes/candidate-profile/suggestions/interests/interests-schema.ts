import * as z from 'zod/mini'
import { SALARY_MAX } from '#contract/constants.ts'
import type { Interests } from '#web/api/types.ts'
import { wholeNumber } from '#web/forms/schema-parts.ts'
import { interestTexts as texts } from '../texts.ts'

const ids = z.array(z.number())

export const interestsSchema = z.object({
  puestos: ids,
  sectores: ids,
  provincias: ids,
  modalidades: ids,
  jornadas: ids,
  salario_minimo: wholeNumber(texts.salaryInvalid).check(
    z.refine((euros) => euros === null || euros > 0, texts.salaryInvalid),
    z.refine((euros) => euros === null || euros <= SALARY_MAX, texts.salaryTooHigh),
  ),
  activas: z.boolean(),
  por_correo: z.boolean(),
})

/** The three questions: one of them has an answer. */
export const questionsSchema = interestsSchema.check(({ value, issues }) => {
  const { puestos, provincias, salario_minimo } = value
  if (puestos.length > 0 || provincias.length > 0 || salario_minimo !== null) return
  issues.push({ code: 'custom', input: value, path: ['puestos'], message: texts.nothing })
})

export type InterestsValues = z.input<typeof interestsSchema>

export const valuesOf = (interests: Interests): InterestsValues => ({
  ...interests,
  salario_minimo: interests.salario_minimo === null ? '' : String(interests.salario_minimo),
})
