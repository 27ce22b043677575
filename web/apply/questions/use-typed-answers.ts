import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AskedQuestion } from '#web/api/types.ts'
import { findErrors, type TypedAnswers, type AnswerErrors } from './typed-answers.ts'

/**
 * The answers of this page, by question. They stay while the dialog is closed and opened again, and where the company changes other questions:
 * a changed question has another id.
 */
export function useTypedAnswers(offerId: number | null) {
  const [answers, setAnswers] = useState<TypedAnswers>({})
  const [errors, setErrors] = useState<AnswerErrors>({})
  const [changed, setChanged] = useState<number | null>(null)
  const fields = useRef<HTMLDivElement>(null)

  const write = (id: number, text: string) => {
    setAnswers((before) => ({ ...before, [id]: text }))
    setErrors(({ [id]: _, ...others }) => others)
  }
  /** Whether the answers can be sent. If not, the first wrong one says why and has the focus. */
  const check = (questions: readonly AskedQuestion[]): boolean => {
    const found = findErrors(questions, answers)
    flushSync(() => setErrors(found))
    const first = questions.find(({ pregunta_id }) => pregunta_id in found)
    if (!first) return true
    focusOn(fields.current, first.pregunta_id)
    return false
  }
  const markChanged = () => {
    setErrors({})
    setChanged(offerId)
  }
  const haveChanged = changed !== null && changed === offerId
  return { shown: { answers, errors, fields, haveChanged }, write, check, markChanged }
}

function focusOn(fields: HTMLElement | null, id: number) {
  const field = fields?.querySelector<HTMLElement>(`[data-field="${nameOf(id)}"]`)
  field?.scrollIntoView?.({ block: 'nearest' })
  field?.querySelector<HTMLElement>('input, textarea')?.focus()
}

export const nameOf = (id: number) => `pregunta-${id}`
