import type * as z from 'zod'
import type { Exchange } from '#contract/applications/messages.ts'
import { nextTurn, type ReadExchange } from './read-exchange.ts'

/**
 * What a side reads. Letters alone are no exchange once nobody can answer them: the history has them. After a withdrawal the company reads
 * nothing. Nobody learns who reported what.
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
