import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnyRouter } from '@orpc/server'
import type { Deps } from '#server/deps.ts'
import type { Admission } from '../admission/admission.ts'
import { answerTo } from '../answer-error.ts'
import { cacheControl } from '../cache-control.ts'
import { addressOf } from '../limits/client-address.ts'
import { listSecurityHeaders } from '../middleware/security-headers.ts'
import { createFindOrMake } from './find-or-make.ts'
import { findPublicCall } from './find-public-call.ts'
import type { KeepRules } from './keep-answers.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'
import { makeKept } from './make-kept.ts'
import { createRunPublicCall } from './run-public-call.ts'
import { isPlainRead, keyOf, logRequest, sendKept } from './send-kept.ts'

export interface KeptCalls {
  kept: KeptAnswers
  router: AnyRouter
  rules: KeepRules
  admission: Admission
  /** Whether a route of its own answers the address, and not a call. */
  hasOwnRoute: (address: string) => boolean
}

/**
 * Answers calls whose answers are kept, but not in memory, without the framework, which takes most of the time of an offer's
 * JSON. Place, validation, headers and errors are the same. False for a request that it leaves to the framework.
 */
export async function createAnswerKeptCalls(
  deps: Deps,
  { kept, router, rules, admission, hasOwnRoute }: KeptCalls,
): Promise<(incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean>> {
  const { log, env } = deps
  const findOrMake = createFindOrMake(kept)
  const runCall = createRunPublicCall(deps, router)
  const common = { ...(await listSecurityHeaders(env)), 'content-type': 'application/json' }

  return async (incoming, outgoing) => {
    const { url = '', headers } = incoming
    // First, because the others cannot read every address: «//» is no URL.
    const found = isPlainRead(incoming) ? findPublicCall(url) : undefined
    const dependsOn = found && !hasOwnRoute(url) ? rules.dependsOn(url) : undefined
    if (!found || !dependsOn) return false
    const begun = performance.now()
    const requestId = randomUUID()
    const exchange = { incoming, outgoing, log, requestId, begun }
    const address = addressOf(incoming, env.trustProxy)
    const acceptEncoding = headers['accept-encoding'] as string | undefined

    const make = async (): Promise<KeptAnswer> => {
      const { headers: own = {}, body } = await runCall(found, { requestId, address })
      const all = { ...common, 'cache-control': cacheControl(found.call, true), ...own }
      const bytes = Buffer.from(JSON.stringify(body))
      return makeKept({ headers: new Map(Object.entries(all)), body: bytes, acceptEncoding, dependsOn })
    }
    const makeInLane = async (): Promise<KeptAnswer | undefined> => {
      let made: KeptAnswer | undefined
      const visited = { incoming, method: 'GET', path: found.path, address }
      await admission.admit(visited, async () => void (made = await make()))
      return made
    }
    try {
      const answer = await findOrMake(keyOf(acceptEncoding, url), makeInLane)
      if (answer) sendKept(answer, exchange)
    } catch (error) {
      const { status, body, headers: own } = answerTo(error, { requestId, log })
      const bytes = Buffer.from(JSON.stringify(body))
      const ofError = { 'cache-control': 'no-store', 'content-length': bytes.byteLength, 'x-request-id': requestId }
      outgoing.writeHead(status, { ...common, ...ofError, ...own })
      outgoing.end(bytes)
      logRequest(exchange)
    }
    return true
  }
}
