import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { cacheFor } from '#server/database/caches/cache-for.ts'
import { countDeadLetters, findLateSince } from '#server/jobs/dead-letters.ts'
import { findPausedUntil } from '#server/jobs/paused-removals/paused-removals.ts'
import { shareNextRun } from '#server/database/caches/share-next-run.ts'

const CHECK_MS = 5000
// A store that is silent is away. Its own time limits are longer than a probe waits.
const ANSWER_MS = 2000

/** They have to answer when nothing else does: without a place in a lane, and before other requests. */
export const healthPaths: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * /healthz: the process answers. /readyz: it can also reach its database, and says the state of each part. Jobs that failed for good do not make it
 * unready: another process could not do them either. Waiting removals and mails, or a store of files that is away, do not either: most of the site works.
 */
export function health({ db, files, clock, payments }: Pick<Deps, 'db' | 'files' | 'clock' | 'payments'>): Hono {
  const app = new Hono()
  // Shared, because otherwise anybody could take all connections.
  const query = shareNextRun(async () => {
    const now = clock.now()
    const asked = [countDeadLetters(db), findPausedUntil(db, now), findLateSince(db)] as const
    const [deadLetters, until, lateSince] = await Promise.all(asked)
    return {
      database: 'ok',
      // Mails are jobs.
      mails: lateSince ? 'late' : 'ok',
      deadLetters,
      ...(until && { removalsHeldUntil: until.toISOString() }),
      ...(lateSince && { jobsLateSince: lateSince.toISOString() }),
    }
  })
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  // Kept for a while, because the store may charge for questions.
  const checkFiles = cacheFor(CHECK_MS, clock, () =>
    inTime(files.requireStore()).then(
      () => ({ files: 'ok' }),
      () => ({ files: 'unavailable' }),
    ),
  )
  // Caches the price for a minute. The stand-in is a part of this process.
  const checkPayments = async () => {
    if (!payments || payments.mode === 'stand-in') return { payments: payments?.mode ?? 'not_sold' }
    const price = await inTime(payments.findPrice()).catch(() => null)
    return { payments: price ? payments.mode : 'unavailable' }
  }
  app.get('/readyz', (c) =>
    Promise.all([query(), checkFiles(), checkPayments()]).then(
      (states) => c.json(Object.assign({ status: 'ok' }, ...states)),
      () => c.json({ status: 'unavailable', database: 'unavailable' }, 503, { 'retry-after': '5' }),
    ),
  )
  return app
}

const inTime = <Value>(answer: Promise<Value>): Promise<Value> =>
  Promise.race([answer, wait(ANSWER_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer')))])
