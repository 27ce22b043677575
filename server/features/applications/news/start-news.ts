import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { candidateOutbox } from './candidate-outbox.ts'
import { companyOutbox } from './company-outbox.ts'
import { forgetOldNews } from './forget-old-news.ts'
import { makeCompanyMails } from './make-company-mails.ts'
import type { Outbox } from './outbox.ts'
import { createRests } from './rests.ts'
import { LANES, sendRound } from './send-round.ts'

const EVERY_MS = 2000
// Looks at all applications that wait for a digest.
const LOOK_EVERY_MS = 10_000
const LONGEST_PAUSE_MS = 60_000
// The process has ten seconds to stop. A mail that takes longer is sent again, with the same id.
const FINISH_MS = 3000
const CLOSE_MS = 500

interface News {
  deps: Pick<Deps, 'mailer' | 'clock' | 'env' | 'log' | 'appSecret'>
  findUrl: () => string
}

type Step = (signal: AbortSignal) => Promise<'done' | 'down'>

/**
 * Sends the mails about applications: what the tables say is due, every two seconds. On connections of its own, since each is held while a
 * mail is sent. Returns a function that stops.
 */
export function startNews({ deps, findUrl }: News): () => Promise<void> {
  const { log } = deps
  const end = new AbortController()
  const { db, close } = createDatabase(findUrl, { max: 2 * LANES + 2, log })
  const steps = newsSteps({ ...deps, db })
  const running = Promise.all(steps.map((step) => repeat(step, end.signal, log)))
  return async () => {
    end.abort()
    await Promise.race([running, wait(FINISH_MS, undefined, { ref: false })])
    await Promise.race([close(), wait(CLOSE_MS, undefined, { ref: false })])
  }
}

export type NewsDeps = Pick<Deps, 'db' | 'mailer' | 'clock' | 'env' | 'log' | 'appSecret'>

/** What is done every two seconds: for candidates, and for companies. Neither waits for the other. */
export function newsSteps(deps: NewsDeps): Step[] {
  const sendToCandidates = createSender(deps, candidateOutbox(deps))
  const sendToCompanies = createSender(deps, companyOutbox(deps))
  let nextLook = 0
  return [
    async (signal) => {
      await forgetOldNews(deps)
      return sendToCandidates(signal)
    },
    async (signal) => {
      if (performance.now() >= nextLook) {
        await makeCompanyMails(deps)
        nextLook = performance.now() + LOOK_EVERY_MS
      }
      return sendToCompanies(signal)
    },
  ]
}

/** Sends what is due of an outbox. It remembers who rests, and whether the mail server was down the last time. */
function createSender(deps: NewsDeps, outbox: Outbox): Step {
  const rests = createRests()
  let wasDown = false
  return async (signal) => {
    const outcome = await sendRound({ ...deps, outbox, rests, signal, wasDown })
    wasDown = outcome === 'down'
    return outcome
  }
}

/** Does a step until the signal. A mail server or a database that is down gets longer pauses, and a line in the log when that begins and ends. */
async function repeat(step: Step, signal: AbortSignal, log: NewsDeps['log']): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const outcome = await step(signal).catch((error: unknown) => {
      if (failures === 0 && !signal.aborted) log.warn({ err: error }, 'mails about applications wait')
      return 'failed' as const
    })
    if (outcome === 'down' && failures === 0) log.warn('the mail server takes no mails about applications: they wait')
    if (outcome === 'done' && failures > 0) log.info('mails about applications are sent again')
    failures = outcome === 'done' ? 0 : failures + 1
    const pauseMs = Math.min(EVERY_MS * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS)
    await wait(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}
