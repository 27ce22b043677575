import { MailError } from '#server/platform/mail/mail-error.ts'
import { deliver, type Outbox, type Post, type Waiting } from './outbox.ts'
import type { Rests } from './rests.ts'

/** Mails on their way at the same time. */
export const LANES = 4
/** So many mails in a row that the server does not take: then it is down, not one mail bad. */
const FAILURES_IN_A_ROW = 3

interface Round extends Post {
  outbox: Outbox
  rests: Rests
  signal: AbortSignal
  /** The last round ended with a server that took no mail: that is in the log already. */
  wasDown?: boolean
}

/** Sends what is due until nothing is left. Returns `down` if the mail server takes nothing: what remains waits. */
export async function sendRound(round: Round): Promise<'done' | 'down'> {
  const { db, outbox, rests, clock, signal } = round
  const state = { failures: 0 }
  const isOver = () => signal.aborted || state.failures >= FAILURES_IN_A_ROW
  while (!isOver()) {
    const now = clock.now()
    const waiting = await outbox.list(db, now, rests.list(now))
    const outcomes = await sendAll(waiting, { ...round, state, isOver })
    // Others have them in hand, or they have failed and rest.
    if (!outcomes.includes(true)) break
  }
  return state.failures >= FAILURES_IN_A_ROW ? 'down' : 'done'
}

interface Sending extends Round {
  state: { failures: number }
  isOver: () => boolean
}

async function sendAll(waiting: readonly Waiting[], sending: Sending): Promise<boolean[]> {
  const left = [...waiting]
  const outcomes: boolean[] = []
  const lane = async () => {
    for (let next = left.shift(); next && !sending.isOver(); next = left.shift()) {
      outcomes.push(await sendOne(next, sending))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return outcomes
}

/** Returns whether the mail left, or need not leave. */
async function sendOne({ id, group }: Waiting, sending: Sending): Promise<boolean> {
  const { outbox, rests, clock, log, state, wasDown } = sending
  try {
    const delivery = await deliver(sending, outbox, id)
    if (delivery === 'sent') state.failures = 0
    rests.end(group)
    return delivery !== 'left'
  } catch (error) {
    const isServer = error instanceof MailError
    if (isServer) state.failures += 1
    const isNews = rests.add(group, clock.now()) && !(isServer && wasDown)
    if (isNews) log.warn({ err: error, outbox: outbox.name, id }, 'a mail waits and will be tried again')
    return false
  }
}
