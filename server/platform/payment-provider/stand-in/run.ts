import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { deliverDue, forgetNotices, type Deliver } from './deliver-webhooks.ts'
import { forgetAnswers } from './api/idempotency.ts'
import { passTime } from './billing/pass-time.ts'
import type { StandIn } from './stand-in.ts'

const EVERY_MS = 1000
// Rounds after which it also cleans up: an hour.
const CLEAN_EVERY = 3600

interface Start {
  deps: { standIn?: StandIn | undefined; log: Logger }
  deliver: Deliver
}

/**
 * Lets time pass for the stand-in, if there is one, and delivers its notices. Returns what ends it, which waits for what
 * is under way.
 */
export function startStandIn({ deps: { standIn, log }, deliver }: Start): () => Promise<void> {
  if (!standIn) return async () => {}
  const end = new AbortController()
  const { signal } = end
  const run = async (): Promise<void> => {
    for (let count = 0; !signal.aborted; count += 1) {
      await round(standIn, { deliver, isCleaning: count % CLEAN_EVERY === 0 }).catch((error: unknown) =>
        log.error({ err: error }, 'the stand-in for Stripe stumbled'),
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

interface Round {
  deliver: Deliver
  isCleaning: boolean
}

async function round(standIn: StandIn, { deliver, isCleaning }: Round): Promise<void> {
  if (isCleaning) await Promise.all([forgetAnswers(standIn), forgetNotices(standIn)])
  await passTime(standIn)
  await deliverDue(standIn, deliver)
}
