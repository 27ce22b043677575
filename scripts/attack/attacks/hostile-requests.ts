import { Agent } from 'node:http'
import fc from 'fast-check'
import pLimit from 'p-limit'
import { calls, type Call } from '#server/http/calls/calls.ts'
import { anyRequest, type Known } from '#server/testing/hostile/any-request.ts'
import { findFault } from '#server/testing/hostile/find-fault.ts'
import { ask, codeOf } from '../ask.ts'
import type { Attack, Target } from '../attack.ts'

const ROUND = 50
const AT_ONCE = 8

// New connections would cost as much as most of the requests.
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

async function sendRound(target: Target, { call, known, seed }: { call: Call; known: Known; seed: number }) {
  const requests = fc.sample(anyRequest(call, known), { seed, numRuns: ROUND })
  const send = async (request: (typeof requests)[number]): Promise<void> => {
    if (target.ended.aborted) return
    try {
      const answer = await ask(target.port, { ...request, agent, ended: target.ended })
      target.count(answer.status)
      const fault = findFault(answer)
      if (fault) target.report(`${call.method} ${call.path} ${fault}, seed ${seed}`)
    } catch (error) {
      if (!target.ended.aborted) target.count(codeOf(error))
    }
  }
  await pLimit(AT_ONCE).map(requests, send)
}

/** How many rounds send so many requests of each call. */
export const roundsOf = (ofEachCall: number): number => Math.ceil(ofEachCall / ROUND)

/** Hostile requests of each call in these rounds. The number of a round is its seed. */
export const hostileRequests =
  (first: number, last: number): Attack =>
  async (target) => {
    const { company, candidates, foreign } = target
    const [candidate = company, spare = company, other = spare] = candidates
    const known: Known = {
      tokens: [candidate.token, company.token],
      spareTokens: { 'auth.logout': spare.token, 'account.closeSession': other.token },
      ids: [...Object.values(foreign), 1, 7, 28, 28_079],
    }
    for (let seed = first; seed <= last; seed++) {
      for (const call of calls) {
        if (target.ended.aborted) return
        await sendRound(target, { call, known, seed })
      }
    }
  }
