import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from '#server/platform/deps.ts'

/** /healthz: the process answers. /readyz: it can also reach its database. */
export function health({ db }: Pick<Deps, 'db'>): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const ready = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    return ready ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503)
  })
  return app
}
