import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Env } from '#server/config/env.ts'
import { AppError } from '#server/errors.ts'
import { busyPage } from './static/busy-page.ts'
import { sendError, type RequestVariables } from './answer-error.ts'
import { identifyRequest } from './middleware/request-id.ts'
import { securityHeaders } from './middleware/security-headers.ts'

/** Takes the application's place until the database is there: the process is alive, and everything else is 503. */
export function awaitDatabase(env: Pick<Env, 'baseUrl' | 'brand'>, log: Logger): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  app.use(identifyRequest)
  app.use(securityHeaders(env))
  app.use(busyPage(env.brand.name))
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', (c) => c.json({ status: 'unavailable', database: 'unavailable' }, 503))
  app.all('*', (c) => sendError(c, { error: new AppError('database_unavailable'), log }))
  return app
}
