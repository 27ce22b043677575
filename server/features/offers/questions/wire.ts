import type * as z from 'zod'
import type { AskedQuestion, NewQuestions } from '#contract/applications/screening.ts'
import type { Question } from '#server/domain/applications/offer-questions.ts'
import type { NewQuestion } from './queries.ts'

export const fromQuestion = (question: z.output<typeof NewQuestions>[number]): NewQuestion => ({
  kind: question.tipo,
  text: question.texto,
  options: question.opciones,
  unit: question.unidad,
  isRequired: question.obligatoria,
})

export const toQuestion = (question: Question): z.output<typeof AskedQuestion> => ({
  pregunta_id: question.id,
  tipo: question.kind,
  texto: question.text,
  opciones: question.options,
  unidad: question.unit,
  obligatoria: question.isRequired,
})
