import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { deliverDue, forgetNotices, type Deliver } from './deliver-webhooks.ts'
import { forgetAnswers } from './api/idempotency.ts'
import { passTime } from './billing/pass-time.ts'
import type { StandIn } from './stand-in.ts'

const EVERY_MS = 1000
// The number of rounds between two cleanups: one hour.
const CLEAN_EVERY = 3600

interface Start {
  deps: { standIn?: StandIn | undefined; log: Logger }
  deliver: Deliver
}

/**
 * Runs the loop of the stand-in, if there is one: makes due changes and delivers webhooks. Returns a function that stops
 * the loop and waits for the current round.
 */
export function startStandIn({ deps: { standIn, log }, deliver }: Start): () => Promise<void> {
  if (!standIn) return async () => {}
  const end = new AbortController()
  const { signal } = end
  const run = async (): Promise<void> => {
    for (let count = 0; !signal.aborted; count += 1) {
      await round(standIn, deliver, count % CLEAN_EVERY === 0).catch((error: unknown) =>
        log.error({ err: error }, 'the stand-in for Stripe failed'),
      )
      await pause(EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = run()
  return () => {
    end.abort()
    return running
  }
}

async function round(standIn: StandIn, deliver: Deliver, isCleaning: boolean): Promise<void> {
  if (isCleaning) await Promise.all([forgetAnswers(standIn), forgetNotices(standIn)])
  await passTime(standIn)
  await deliverDue(standIn, deliver)
}
