import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from './compress.ts'

/** Answers requests, as an application does. */
export interface Answering {
  fetch: (request: Request, bindings?: unknown) => Response | Promise<Response>
}

interface FrontOptions {
  app: Answering
  staticFiles: MiddlewareHandler
}

/** The middleware before the application in production: compression and the built files. */
export function createFront({ app, staticFiles }: FrontOptions): Hono {
  const front = new Hono()
  front.use(compress())
  front.use(staticFiles)
  front.all('*', (c) => app.fetch(c.req.raw, c.env))
  return front
}
