import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { keepFor } from '#server/database/caches/keep-for.ts'
import { countDeadLetters, findLateSince } from '#server/jobs/dead-letters.ts'
import { findHeldUntil } from '#server/jobs/held-removals/held-removals.ts'
import { shareNextRun } from '#server/database/caches/share-next-run.ts'

const CHECK_MS = 5000
// A store that is silent is away. Its own time limits are longer than a probe waits.
const ANSWER_MS = 2000

/** They have to answer when nothing else does: without a place in a lane, and before other requests. */
export const healthPaths: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * /healthz: the process answers. /readyz: it can also reach its database. Jobs that failed for good do not make it
 * unready: another process could not do them either. Nor do removals or mails that wait, nor a store of files that is away, since most of the site works.
 */
export function health({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Hono {
  const app = new Hono()
  // Shared, because otherwise anybody could take all connections.
  const query = shareNextRun(async () => {
    const now = clock.now()
    const asked = [countDeadLetters(db), findHeldUntil(db, now), findLateSince(db)] as const
    const [deadLetters, until, lateSince] = await Promise.all(asked)
    return {
      deadLetters,
      ...(until && { removalsHeldUntil: until.toISOString() }),
      ...(lateSince && { jobsLateSince: lateSince.toISOString() }),
    }
  })
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  // Kept for a while, because the store may charge for questions.
  const checkFiles = keepFor(CHECK_MS, clock, () =>
    Promise.race([
      files.requireStore(),
      wait(ANSWER_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer'))),
    ]).then(
      () => ({}),
      () => ({ files: 'unavailable' }),
    ),
  )
  app.get('/readyz', (c) =>
    Promise.all([query(), checkFiles()]).then(
      ([jobs, store]) => c.json({ status: 'ok', ...jobs, ...store }),
      () => c.json({ status: 'unavailable' }, 503),
    ),
  )
  return app
}
