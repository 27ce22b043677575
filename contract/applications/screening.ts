import * as z from 'zod'
import {
  ANSWER_MAX,
  ANSWER_NUMBER_MAX,
  LENGTH_MAX,
  OPTIONS_MAX,
  OPTIONS_MIN,
  QUESTION_KINDS,
  QUESTIONS_MAX,
} from '../constants.ts'
import { clearableLine, Id, requiredLine, requiredText } from '../shapes.ts'

/** A company's question to applicants. `opciones` belongs to `opcion`, `unidad` to `numero`. */
const QuestionFields = z.object({
  tipo: z.enum(QUESTION_KINDS),
  texto: requiredLine(LENGTH_MAX.question),
  opciones: z.array(requiredLine(LENGTH_MAX.option)).max(OPTIONS_MAX).default([]),
  /** Follows the number, such as «años». */
  unidad: clearableLine(LENGTH_MAX.unit).default(null),
  obligatoria: z.boolean().default(true),
})

type Fields = z.output<typeof QuestionFields>

const hasItsOptions = ({ tipo, opciones, unidad }: Fields): boolean =>
  (tipo === 'opcion' ? opciones.length >= OPTIONS_MIN : opciones.length === 0) && (tipo === 'numero' || unidad === null)

const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length

const NewQuestion = QuestionFields.refine(hasItsOptions, { error: 'options and unit do not fit' }).refine(
  ({ opciones }) => areDifferent(opciones),
  { error: 'the same option twice' },
)

/** The questions of an offer, in their order. */
export const NewQuestions = z
  .array(NewQuestion)
  .max(QUESTIONS_MAX)
  .refine((questions) => areDifferent(questions.map(({ texto }) => texto)), { error: 'the same question twice' })

/** A question that an offer asks. A question that is changed is another one, with another id; one that is only moved keeps its id. */
export const AskedQuestion = QuestionFields.extend({ pregunta_id: Id, unidad: z.string().nullable() })

/** true and false for `si_no`, the text of the option for `opcion`. */
const AnswerValue = z.union([z.boolean(), z.number().min(0).max(ANSWER_NUMBER_MAX), requiredText(ANSWER_MAX)])
export type AnswerValue = z.infer<typeof AnswerValue>

/** Null: not answered. A question that the sender knows is named also where it is not answered. */
export const SentAnswer = z.object({ pregunta_id: Id, valor: AnswerValue.nullable() })
export const SentAnswers = z
  .array(SentAnswer)
  .max(QUESTIONS_MAX)
  .refine((answers) => new Set(answers.map(({ pregunta_id }) => pregunta_id)).size === answers.length, {
    error: 'the same question twice',
  })

/** An answer with its question as it was asked. */
export const GivenAnswer = AskedQuestion.pick({ pregunta_id: true, tipo: true, texto: true, unidad: true }).extend({
  // As it was sent, also before invisible texts were refused.
  valor: z.union([z.boolean(), z.number(), z.string()]),
})
