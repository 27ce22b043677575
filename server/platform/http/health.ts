import { Hono } from 'hono'
import type { Deps } from '#server/platform/deps.ts'
import { countDeadLetters } from '#server/platform/jobs/dead-letters.ts'
import { shareNextRun } from '#server/platform/lanes/share-next-run.ts'

/** They have to answer when nothing else does: without a place in a lane, and before other requests. */
export const healthPaths: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz'])

/**
 * /healthz: the process answers. /readyz: it can also reach its database. Jobs that failed for good do not make it
 * unready: another process could not do them either.
 */
export function health({ db }: Pick<Deps, 'db'>): Hono {
  const app = new Hono()
  // Shared, because otherwise anybody could take all connections.
  const query = shareNextRun(() => countDeadLetters(db))
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', (c) =>
    query().then(
      (deadLetters) => c.json({ status: 'ok', deadLetters }),
      () => c.json({ status: 'unavailable' }, 503),
    ),
  )
  return app
}
