import type * as z from 'zod'
import type { Exchange } from '#contract/applications/messages.ts'
import { nextTurn, type ReadExchange } from './read-exchange.ts'

/**
 * The exchange for one side. The history shows letters that nobody can answer any more. The company reads nothing after a withdrawal.
 * Only the reporter sees the mark of a report.
 */
export function toExchange(read: ReadExchange): z.output<typeof Exchange> {
  const { said, side, isOpen, state } = read
  const isHidden = side === 'empresa' && state === 'retirada'
  if (isHidden || (!isOpen && said.every(({ id }) => id === null))) return { mensajes: [], turno: 'nadie' }
  const mensajes = said.map((one) => ({
    mensaje_id: one.id,
    quien: one.side,
    texto: one.text,
    fecha: one.at.toISOString(),
    denunciado: one.reportedAt !== null && one.side !== side,
  }))
  const turn = nextTurn(read) === null ? 'suyo' : 'tuyo'
  return { mensajes, turno: isOpen ? turn : 'nadie' }
}
