import type { MiddlewareHandler } from 'hono'
import type { RequestVariables } from '../answer-error.ts'
import type { Openings } from './openings.ts'

/** Counts the openings of offers that the application answers. A company or an operator who looks at one is no visitor. */
export const countOpenings =
  (openings: Openings): MiddlewareHandler<RequestVariables> =>
  async (c, next) => {
    // Later code answers a HEAD as a GET.
    const { method } = c.req
    await next()
    const isOfPage = (c.env as { requestId?: string } | undefined)?.requestId !== undefined
    if (isOfPage || c.get('isStaff')) return
    openings.count({ method, path: c.req.path, status: c.res.status, header: (name) => c.req.header(name) })
  }
