import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AskedQuestion } from '#web/api/types.ts'
import { findErrors, type Replies, type ReplyErrors } from './replies.ts'

/**
 * The answers of this page, by question. They stay while the dialog is closed and opened again, and where the company changes other questions:
 * a changed question has another id.
 */
export function useReplies(offerId: number | null) {
  const [replies, setReplies] = useState<Replies>({})
  const [errors, setErrors] = useState<ReplyErrors>({})
  const [changed, setChanged] = useState<number | null>(null)
  const fields = useRef<HTMLDivElement>(null)

  const reply = (id: number, text: string) => {
    setReplies((before) => ({ ...before, [id]: text }))
    setErrors(({ [id]: _, ...others }) => others)
  }
  /** Whether the answers can be sent. If not, the first wrong one says why and has the focus. */
  const check = (questions: readonly AskedQuestion[]): boolean => {
    const found = findErrors(questions, replies)
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
  return { shown: { replies, errors, fields, haveChanged }, reply, check, markChanged }
}

function focusOn(fields: HTMLElement | null, id: number) {
  const field = fields?.querySelector<HTMLElement>(`[data-field="${nameOf(id)}"]`)
  field?.scrollIntoView?.({ block: 'nearest' })
  field?.querySelector<HTMLElement>('input, textarea')?.focus()
}

export const nameOf = (id: number) => `pregunta-${id}`
