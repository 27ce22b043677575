import { ORPCError, type Router } from '@orpc/server'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { contract } from '#contract/contract.ts'
import { BODY_MAX_BYTES, ROLE_COMPANY, ROLE_OPERATOR } from '#contract/constants.ts'
import type { Deps } from '#server/deps.ts'
import { requireAccess } from './access.ts'
import { answerTo, sendError, type RequestVariables } from './answer-error.ts'
import { bearerToken, findCaller, type Caller } from './caller.ts'
import { listCallsOn, type Call } from './calls/calls.ts'
import { clientAddress } from './limits/client-address.ts'
import { asGet } from './middleware/as-get.ts'
import { isForeign } from './is-foreign.ts'
import { isCalledLocally } from './limits/is-called-locally.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from './implement.ts'
import { parseJsonObject } from './bodies/json-body.ts'
import { createRateLimits } from './limits/rate-limit.ts'
import { sharedFor } from './response-cache/shared-for.ts'

/** The context of a handler, with what the decoding of a call needs in addition. */
interface CallContext extends ApiContext {
  readBody: () => Promise<unknown>
}

interface Handling<Result> {
  call: Call
  caller: Caller | null
  handle: (body?: object) => Promise<Result>
}

/** Answers the calls of the contract: finds the call and its caller, checks the access and runs the handler. */
export function answerCalls(
  deps: Deps,
  router: Router<typeof contract, ApiContext>,
): MiddlewareHandler<RequestVariables> {
  const limits = createRateLimits(deps.db, deps.env.quotas)
  const handler = new OpenAPIHandler<CallContext>(router, {
    customErrorResponseBodyEncoder: ({ data }) => data,
    // Our reader limits the size and throws our own errors. oRPC gets the parsed value and does not read the body.
    rootInterceptors: [
      ({ next, request, ...options }) => next({ ...options, request: { ...request, body: options.context.readBody } }),
    ],
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next()
        } catch (error) {
          const { status, body, headers } = answerTo(error, context)
          for (const [name, value] of Object.entries(headers)) context.answerHeaders.set(name, value)
          throw new ORPCError(body.code, { status, data: body })
        }
      },
    ],
  })

  /** Receives the body after the access check and without a place, then handles the call with one. */
  const withBody = <Result>(c: Context<RequestVariables>, { call, caller, handle }: Handling<Result>) => {
    if (call.method === 'GET') return handle()
    const expected = { maxBytes: call.bodyMaxBytes ?? BODY_MAX_BYTES, accountId: caller?.accountId }
    return c.get('receiveBody')(c.req.raw, expected, (bytes) =>
      handle(parseJsonObject(bytes, c.req.header('content-type'))),
    )
  }

  return async (c) => {
    try {
      const call = requireCall(c)
      c.set('route', call.path)
      const caller = await callerOf(c, deps)
      if (caller) c.set('accountId', caller.accountId)
      c.set('isStaff', caller?.role === ROLE_COMPANY || caller?.role === ROLE_OPERATOR)
      requireAccess(call, caller)
      const address = clientAddress(c, deps.env.trustProxy)
      let isCacheable = true
      const cacheNothing = () => void (isCacheable = false)
      const requestId = c.get('requestId')
      const answerHeaders = new Headers()
      const cookies = getCookie(c)
      const userAgent = c.req.header('user-agent') ?? ''
      const isLocalCall = isCalledLocally(c, deps.env)
      const isPreview = c.req.method === 'HEAD' || isPrefetch(c)
      const visitor = { caller, address, isLocalCall, isForeign: isForeign(c, deps.env), isPreview, userAgent, cookies }
      const context = { ...deps, ...visitor, limits, requestId, answerHeaders, cacheNothing }
      const handle = (body?: object) =>
        handler.handle(asGet(c.req.raw), { context: { ...context, readBody: async () => body } })
      const { response } = await withBody(c, { call, caller, handle })
      if (!response) throw new AppError('unknown_call')
      const { cacheSeconds, changesPublic = false } = call
      c.set('changesPublic', changesPublic && response.ok)
      const isShared = cacheSeconds !== undefined && response.ok && isCacheable && (cacheSeconds > 0 || !caller)
      if (isShared) c.set('sharedSeconds', cacheSeconds)
      response.headers.set('cache-control', isShared ? sharedFor(cacheSeconds) : 'no-store')
      for (const [name, value] of answerHeaders) response.headers.append(name, value)
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

async function callerOf(c: Context, { db, clock }: Deps) {
  const token = bearerToken(c.req.header('authorization'))
  return token ? findCaller(db, { token, now: clock.now() }) : null
}

const isPrefetch = (c: Context): boolean =>
  /prefetch/i.test(c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '')
