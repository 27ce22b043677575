import { ORPCError, type Router } from '@orpc/server'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { Context, MiddlewareHandler } from 'hono'
import type { contract } from '#contract/contract.ts'
import { BODY_MAX_BYTES } from '#contract/constants.ts'
import type { Deps } from '#server/deps.ts'
import { requireAccess } from './access.ts'
import { answerTo, sendError, type RequestVariables } from './answer-error.ts'
import { bearerToken, findCaller } from './caller.ts'
import { listCallsOn, type Call } from './calls.ts'
import { clientAddress } from './client-address.ts'
import { AppError } from './errors.ts'
import type { ApiContext } from './implement.ts'
import { withJsonBody } from './json-body.ts'
import { createRateLimits, TRIES_WINDOW_SECONDS } from './rate-limit.ts'
import { createTurns } from './turns.ts'

// The others wait with their body unread: nobody can fill the memory with what is still to be looked into.
const UPLOADS_AT_ONCE = 2

/** Answers the calls of the contract: is there such a call, who makes it, is the body sound; then its handler. */
export function answerCalls(
  deps: Deps,
  router: Router<typeof contract, ApiContext>,
): MiddlewareHandler<RequestVariables> {
  const limits = createRateLimits()
  const inTurn = createTurns({ atOnce: UPLOADS_AT_ONCE })
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: ({ message, code }) => ({ error: message, code }),
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next()
        } catch (error) {
          const { status, body } = answerTo(error, context)
          throw new ORPCError(body.code, { status, message: body.error })
        }
      },
    ],
  })

  return async (c) => {
    try {
      const call = requireCall(c)
      const caller = await callerOf(c, deps)
      requireAccess(call.access, caller)
      const address = clientAddress(c, deps.env.trustProxy)
      let isKept = true
      const keepNothing = () => void (isKept = false)
      const context: ApiContext = { ...deps, caller, limits, address, requestId: c.get('requestId'), keepNothing }
      const handle = async () =>
        handler.handle(await withJsonBody(asGet(c.req.raw), call.bodyMaxBytes ?? BODY_MAX_BYTES), { context })
      const { response } = call.bodyMaxBytes && caller ? await inTurn(caller.accountId, handle) : await handle()
      if (!response) throw new AppError('unknown_call')
      response.headers.set('cache-control', cacheControl(call, response.ok && isKept))
      if (response.status === 429) response.headers.set('retry-after', String(TRIES_WINDOW_SECONDS))
      return response
    } catch (error) {
      return sendError(c, { error, log: deps.log })
    }
  }
}

function requireCall(c: Context): Call {
  const onPath = listCallsOn(c.req.path)
  if (onPath.length === 0) throw new AppError('unknown_call')
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
  const call = onPath.find((candidate) => candidate.method === method)
  if (call) return call
  c.header('Allow', onPath.map((candidate) => candidate.method).join(', '))
  throw new AppError('method_not_allowed')
}

const cacheControl = ({ cacheSeconds }: Call, isKept: boolean): string =>
  cacheSeconds && isKept ? `public, max-age=${cacheSeconds}` : 'no-store'

async function callerOf(c: Context, { db, clock }: Deps) {
  const token = bearerToken(c.req.header('authorization'))
  return token ? findCaller(db, { token, now: clock.now() }) : null
}

const asGet = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
