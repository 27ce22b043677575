import * as z from 'zod/mini'
import type { DraftBody } from '#web/api/types.ts'
import { LENGTH_MAX, OPTIONS_MAX, OPTIONS_MIN, QUESTION_KINDS } from '#contract/constants.ts'
import { judgeQuestion, type RefusedQuestion } from '#contract/values/question-rules/judge-question.ts'
import { isVisible } from '#contract/values/text/visible-text.ts'
import { line, paragraphs } from '#web/forms/schema-parts.ts'
import { questionTexts as texts } from './texts.ts'

const fields = z.object({
  tipo: z.enum(QUESTION_KINDS),
  texto: line(LENGTH_MAX.question, texts.textMissing),
  /** One option on each line. Options stay in the form when the kind changes, and are not sent. */
  opciones: paragraphs(OPTIONS_MAX * (LENGTH_MAX.option + 2)),
  unidad: line(LENGTH_MAX.unit),
  obligatoria: z.boolean(),
})

export type QuestionValues = z.input<typeof fields>

const optionsOf = ({ tipo, opciones }: QuestionValues): string[] =>
  tipo === 'opcion' ? opciones.split('\n').flatMap((option) => (isVisible(option) ? option.trim() : [])) : []

function longOptionsProblem(options: readonly string[]): string | null {
  return options.some((option) => option.length > LENGTH_MAX.option) ? texts.optionTooLong(LENGTH_MAX.option) : null
}

function optionsProblem(values: QuestionValues): string | null {
  if (values.tipo !== 'opcion') return null
  const options = optionsOf(values)
  if (options.length < OPTIONS_MIN || options.length > OPTIONS_MAX) return texts.optionsWrong(OPTIONS_MIN, OPTIONS_MAX)
  if (new Set(options).size < options.length) return texts.optionsTwice
  return options.some((option) => option.length > LENGTH_MAX.option) ? texts.optionTooLong(LENGTH_MAX.option) : null
}

const unitOf = ({ tipo, unidad }: QuestionValues): string | null => (tipo === 'numero' && unidad.trim()) || null

const bodyOf = (values: QuestionValues) => ({
  tipo: values.tipo,
  texto: values.texto,
  opciones: optionsOf(values),
  unidad: unitOf(values),
  obligatoria: values.obligatoria,
})

/** Why no company may ask what is written, or undefined. */
export const refusalOf = (values: QuestionValues): RefusedQuestion | undefined =>
  judgeQuestion([values.texto, ...optionsOf(values), unitOf(values) ?? ''].join('\n'))

const question = z.pipe(
  fields.check(({ value, issues }) => {
    const refused = refusalOf(value) && texts.refused
    const problem = optionsProblem(value)
    if (refused) issues.push({ code: 'custom', path: ['texto'], message: refused, input: value })
    if (problem) issues.push({ code: 'custom', path: ['opciones'], message: problem, input: value })
  }),
  z.transform(bodyOf),
)

/** The questions of an offer: what the form holds, and what the API takes. */
export const questionRows = z.array(question).check(({ value, issues }) => {
  for (const [place, { texto }] of value.entries()) {
    const isTwice = value.findIndex((other) => other.texto === texto) < place
    if (isTwice) issues.push({ code: 'custom', path: [place, 'texto'], message: texts.textTwice, input: value })
  }
})

const draftQuestion = z.pipe(
  z.extend(fields, { texto: line(LENGTH_MAX.question) }).check(({ value, issues }) => {
    const options = optionsOf(value)
    const isFull = options.length > OPTIONS_MAX && texts.optionsWrong(OPTIONS_MIN, OPTIONS_MAX)
    const problem = isFull || longOptionsProblem(options)
    if (problem) issues.push({ code: 'custom', path: ['opciones'], message: problem, input: value })
  }),
  z.transform(bodyOf),
)

/** The questions of a draft: only what is too long to be kept is refused. */
export const draftQuestionRows = z.array(draftQuestion)

export const emptyQuestion: QuestionValues = { tipo: 'si_no', texto: '', opciones: '', unidad: '', obligatoria: true }

/** Of an offer or of a draft. */
export const questionValuesOf = (offer: Pick<DraftBody, 'preguntas'> | null): QuestionValues[] =>
  (offer?.preguntas ?? []).map(({ tipo, texto, opciones = [], unidad, obligatoria = true }) => ({
    tipo,
    texto,
    opciones: opciones.join('\n'),
    unidad: unidad ?? '',
    obligatoria,
  }))
