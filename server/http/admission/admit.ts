import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { RequestVariables } from '../answer-error.ts'
import { healthPaths } from '../health.ts'
import { clientAddress } from '../limits/client-address.ts'
import type { Admission } from './admission.ts'

/** Admits the requests that arrive on connections. */
export const admit =
  (admission: Admission, trustProxy: boolean): MiddlewareHandler<RequestVariables> =>
  async (c, next) => {
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
    c.set('visit', admission.passInProcess())
    if (!incoming || healthPaths.has(c.req.path)) return next()
    const { method, path } = c.req
    await admission.admit({ incoming, method, path, address: clientAddress(c, trustProxy) }, (visit) => {
      c.set('visit', visit)
      return next()
    })
  }
