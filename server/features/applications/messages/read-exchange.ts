import { and, asc, eq, isNull } from 'drizzle-orm'
import { OPEN_STATES, type ApplicationState } from '#contract/values/applications/application-states.ts'
import type { MessageSide } from '#contract/values/applications/message-rules.ts'
import type { Handle } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { isSettled } from '#server/domain/applications/settled-event.ts'
import { applicationEvent, applicationMessage } from '#server/database/schema/schema.ts'
import type { Cipher } from '#server/encryption/cipher.ts'
import { decryptMessage } from '#server/encryption/message-text.ts'

interface Reading {
  id: number
  side: MessageSide
  now: Date
}

/** Reads letters and messages for one side, oldest first. The candidate must not see changes that the company can still undo. */
export async function readExchange(db: Handle, cipher: Cipher, { id, side, now }: Reading) {
  const isSeen = side === 'empresa' ? isNull(applicationEvent.undoneAt) : isSettled(timeOf(now))
  const changes = await db
    .select()
    .from(applicationEvent)
    .where(and(eq(applicationEvent.applicationId, id), isSeen))
    .orderBy(asc(applicationEvent.id))
  const messages = await db
    .select()
    .from(applicationMessage)
    .where(eq(applicationMessage.applicationId, id))
    .orderBy(asc(applicationMessage.turn))
  const letters = changes.flatMap(({ actor, letter, happenedAt: at }) =>
    actor === 'empresa' && letter ? { id: null, turn: 0, side: actor, text: letter, at, reportedAt: null } : [],
  )
  const written = messages.map((row) => ({ ...row, text: decryptMessage(cipher, row), at: row.writtenAt }))
  const state: ApplicationState = changes.at(-1)?.to ?? 'enviada'
  return {
    side,
    state,
    isOpen: OPEN_STATES.includes(state),
    hasInterview: changes.some(({ to }) => to === 'entrevista'),
    said: [...letters, ...written].toSorted((one, other) => Number(one.at) - Number(other.at)),
  }
}

export type ReadExchange = Awaited<ReturnType<typeof readExchange>>

/** The turn in which the side may write now. Null: the other one has the word. The company begins, and its turns are odd. */
export function nextTurn({ said, side }: ReadExchange): number | null {
  const last = said.at(-1)
  if ((last?.side ?? 'candidato') === side) return null
  const turn = Math.max(0, ...said.map((one) => one.turn)) + 1
  return (turn % 2 === 1) === (side === 'empresa') ? turn : turn + 1
}
