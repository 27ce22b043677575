import { call as runProcedure, getRouter, isProcedure, type AnyRouter } from '@orpc/server'
import type { Deps } from '#server/deps.ts'
import type { Call } from '../calls.ts'
import type { ApiContext } from '../implement.ts'
import { createRateLimits } from '../limits/rate-limit.ts'
import type { PublicCall } from './find-public-call.ts'

interface Detailed {
  headers?: Record<string, string>
  body: unknown
}

/** Runs public calls without a request and a response. Input and output are validated as always. */
export function createRunPublicCall(deps: Deps, router: AnyRouter) {
  const limits = createRateLimits(deps.db, deps.env.quotas)
  const nobody = {
    caller: null,
    isLocalCall: false,
    isPreview: false,
    userAgent: '',
    cookies: {},
    keepNothing: () => undefined,
    limits,
  }

  return async ({ call, input }: PublicCall, request: Pick<ApiContext, 'requestId' | 'address'>): Promise<Detailed> => {
    const procedure = findProcedure(router, call)
    const context: ApiContext = { ...deps, ...nobody, ...request, answerHeaders: new Headers() }
    const output: unknown = await runProcedure(procedure, input, { context })
    return procedure['~orpc'].route.outputStructure === 'detailed' ? (output as Detailed) : { body: output }
  }
}

function findProcedure(router: AnyRouter, { name }: Call) {
  const procedure = getRouter(router, name.split('.'))
  if (!isProcedure(procedure)) throw new Error(`${name} is not in the router`)
  return procedure
}
