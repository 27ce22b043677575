import { Hono, type MiddlewareHandler } from 'hono'
import { securityHeaders } from '../middleware/security-headers.ts'
import { compress } from './compress.ts'

interface FrontOptions {
  app: { fetch: (request: Request, env: unknown) => Response | Promise<Response> }
  staticFiles: MiddlewareHandler
  baseUrl: string
}

/** The middleware before the application in production: compression, security headers and the built files. */
export function createFront({ app, staticFiles, baseUrl }: FrontOptions): Hono {
  const front = new Hono()
  front.use(compress())
  front.use(securityHeaders({ baseUrl }))
  front.use(staticFiles)
  front.all('*', (c) => app.fetch(c.req.raw, c.env))
  return front
}
