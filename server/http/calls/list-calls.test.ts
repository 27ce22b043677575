import { beforeAll, describe, expect, test, vi } from 'vitest'
import { cv } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { calls } from './calls.ts'

// Generated from the contract, so that every new list is tested.

const app = await createTestApp()
const ROWS = 13

/** Somebody with a number of rows in every list. */
async function anOwner(rows: number) {
  const [candidate, company] = [await aCandidate(app), await aCompany(app, { plan: 'premium' })]
  const cvId = await aCv(app, { by: candidate })
  for (let row = 0; row < rows; row += 1) {
    const offerId = await anOffer(app, { by: company })
    await anApplication(app, { by: candidate, offerId, cvId })
  }
  const further = Array.from({ length: rows - 1 }, (_, n) => ({
    candidateId: candidate.candidateId,
    name: 'CV',
    fileKey: `cv/00/${String(n).padStart(38, '0')}.pdf`,
    sizeBytes: 1,
    uploadedOn: '2026-11-21',
  }))
  if (further.length > 0) await app.deps.db.insert(cv).values(further)
  return { candidate: candidate.token, company: company.token }
}

let few: Awaited<ReturnType<typeof anOwner>>
let many: typeof few
beforeAll(async () => {
  few = await anOwner(1)
  many = await anOwner(ROWS)
}, 120_000)

async function read(path: string, token: string) {
  const query = vi.spyOn(app.deps.db.$client, 'query')
  const { status, body } = await app.call<unknown>(`GET ${path as `/${string}`}`, { token })
  const queries = query.mock.calls.length
  query.mockRestore()
  expect(status).toBe(200)
  return { queries, rows: Array.isArray(body) ? body.length : 1 }
}

/** The fewest of three reads. On a busy machine one of them may also read a list again that the server keeps in memory. */
async function fewestQueries(path: string, token: string): Promise<number> {
  const reads = [await read(path, token), await read(path, token), await read(path, token)]
  return Math.min(...reads.map(({ queries }) => queries))
}

const lists = calls.filter(({ method, access, path }) => {
  const isOwn = access === 'company' || access === 'candidate'
  return method === 'GET' && isOwn && !path.includes('{')
})

describe.each(lists)('$method $path', ({ path, access }) => {
  test('sends as many queries for many rows as for one', async () => {
    const owner = access === 'company' ? 'company' : 'candidate'
    // The first read also fills what the server keeps in memory.
    await read(path, few[owner])
    const [one, other] = [await fewestQueries(path, few[owner]), await fewestQueries(path, many[owner])]
    expect(one).toBeGreaterThan(0)
    expect(other).toBe(one)
  })
})

test('the lists have many rows', async () => {
  const sizes: number[] = []
  for (const { path, access } of lists) {
    sizes.push((await read(path, access === 'company' ? many.company : many.candidate)).rows)
  }
  expect(sizes.filter((rows) => rows === ROWS)).toHaveLength(6)
})
