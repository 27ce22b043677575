import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { settleCheckout } from './billing/checkout.ts'
import { endPeriod } from './billing/subscription.ts'
import { deliverDue, forgetNotices, type Deliver } from './deliver-webhooks.ts'
import type { StandIn } from './stand-in.ts'
import { lockDue } from './store.ts'

const EVERY_MS = 1000

interface Start {
  deps: { standIn?: StandIn | undefined; log: Logger }
  deliver: Deliver
}

/** Runs the loop of the stand-in, if there is one. Returns a function that stops it and waits for the current round. */
export function startStandIn({ deps: { standIn, log }, deliver }: Start): () => Promise<void> {
  if (!standIn) return async () => {}
  const end = new AbortController()
  const { signal } = end
  const logFailure = (error: unknown) => log.error({ err: error }, 'the stand-in for Stripe failed')
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await round(standIn, deliver).catch(logFailure)
      await pause(EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = run()
  return () => {
    end.abort()
    return running
  }
}

async function round(standIn: StandIn, deliver: Deliver): Promise<void> {
  await passTime(standIn)
  if ((await deliverDue(standIn, deliver)) > 0) await forgetNotices(standIn)
}

/** Makes all changes that are due: settles delayed payments, ends periods. */
export const passTime = (standIn: StandIn): Promise<void> =>
  standIn.db.transaction(async (tx) => {
    const inside = { ...standIn, db: tx }
    for (const due of await lockDue(tx, standIn.clock.now())) {
      await (due.object === 'subscription' ? endPeriod(inside, due) : settleCheckout(inside, due))
    }
  })
