import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { calls } from '#server/http/calls/calls.ts'
import { aCandidate, aCompany, aCv, anAccount, anApplication, anOffer, aProject } from '../factories.ts'
import { createTestApp } from '../test-app.ts'
import { anyRequest, type HostileRequest, type Known } from './any-request.ts'
import { findFault } from './find-fault.ts'

const SEED = 20_261_122
const REQUESTS = rounds({ quick: 4, deep: 40 })

const app = await createTestApp()
const known: Known = await createKnown()

async function createKnown(): Promise<Known> {
  const [candidate, company] = [await aCandidate(app), await aCompany(app)]
  const [otherCandidate, otherCompany] = [await aCandidate(app), await aCompany(app)]
  const projectId = await aProject(app, { by: company })
  const offerId = await anOffer(app, { by: company, projectId })
  const foreignOffer = await anOffer(app, { by: otherCompany })
  const cvId = await aCv(app, { by: candidate })
  const foreignCv = await aCv(app, { by: otherCandidate })
  await anApplication(app, { by: otherCandidate, offerId: foreignOffer, cvId: foreignCv })
  const tokens = [candidate.token, company.token, (await anAccount(app)).token]
  return {
    tokens,
    spareTokens: {
      'auth.logout': (await anAccount(app)).token,
      'account.closeSession': (await anAccount(app)).token,
    },
    ids: [projectId, offerId, foreignOffer, cvId, foreignCv, 7, 28, 28_079],
  }
}

async function send({ path, ...init }: HostileRequest) {
  const start = performance.now()
  const { body, ...others } = init
  const response = await app.request(path, { ...others, ...(body === undefined ? {} : { body }) })
  return { status: response.status, text: await response.text(), ms: performance.now() - start }
}

describe('A hostile request', () => {
  const statuses: number[] = []

  test.each(calls)('gets a quick answer without our insides from $method $path', async (call) => {
    await fc.assert(
      fc.asyncProperty(anyRequest(call, known), async (request) => {
        const answer = await send(request)
        statuses.push(answer.status)
        expect(findFault(answer)).toBeNull()
      }),
      { numRuns: REQUESTS, seed: SEED },
    )
  })

  test('sometimes gets as far as the rules', () => {
    for (const status of [200, 400, 401, 403, 404, 409]) expect(statuses).toContain(status)
  })
})

describe('A fault of an answer', () => {
  const fine = { status: 200, text: '{"error":"No existe.","code":"offer_not_found"}', ms: 5 }

  test('is not found where there is none', () => {
    expect(findFault(fine)).toBeNull()
    expect(findFault({ ...fine, status: 503 })).toBeNull()
  })

  test.each([
    ['an internal error', { status: 500 }],
    ['a slow answer', { ms: 5_001 }],
    ['a stack', { text: 'Error: x\n    at handle (file:///srv/api.ts:3:1)' }],
    ['a query', { text: 'Failed query: select "id" from "offer" where "id" = $1' }],
    ['a table in an error', { text: String.raw`{"error":"relation \"offer\" does not exist"}` }],
    ['a table', { text: 'rate_limit' }],
    ['a constraint', { text: 'account_email_unique' }],
    ['a path of the machine', { text: `cannot open ${import.meta.dirname}/x` }],
  ])('is found: %s', (_, change) => {
    expect(findFault({ ...fine, ...change })).not.toBeNull()
  })
})
