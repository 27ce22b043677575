import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { company as companies, offer } from '#server/database/schema/schema.ts'
import { aCompany, anOffer, anOperator, aProject, type Company } from '#server/testing/factories.ts'
import { lamplighter, publicWays } from '#server/testing/fixtures/public-ways.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

// Longer than any cached response lives.
const A_WHILE_MS = 61_000

type Mode = 'after' | 'first' | 'before'

async function openSite(moderation: Mode) {
  const clock = createTestClock('2026-11-23T11:00:00Z')
  const app = await createTestApp({ clock, env: { moderation } })
  const operator = await anOperator(app)
  const ways = publicWays(app)
  const wait = () => clock.set(new Date(clock.now().getTime() + A_WHILE_MS).toISOString())

  const publish = async (by: Company, fields: object = {}) => {
    // The ways look for a name and a city that only this offer has.
    await app.deps.db.update(offer).set({ name: 'Otra', municipalityId: 28_079 })
    return anOffer(app, { by, projectId: await aProject(app, { by }), ...lamplighter, ...fields })
  }
  /** In how many of the public ways the offer is met: all, or none. */
  const isFound = async (id: number) => {
    wait()
    const met = await Promise.all(Object.values(ways).map((meets) => meets(id)))
    expect(new Set(met).size, JSON.stringify(met)).toBe(1)
    return met[0]
  }
  const decide = (what: 'approve' | 'reject', id: number, estado_revision: string) =>
    app.call(`POST /api/operator/${what}-offer/${id}`, {
      token: operator.token,
      body: { version: 1, estado_revision, motivo: 'otra', explicacion: 'Así no se entiende.' },
    })
  const verify = ({ companyId }: Company) =>
    app.deps.db.update(companies).set({ verification: 'verified' }).where(eq(companies.id, companyId))
  return { app, publish, isFound, decide, verify }
}

// The tests of a mode share its site: opening one takes longer than a test.
const sites = { after: await openSite('after'), first: await openSite('first'), before: await openSite('before') }
const open = (mode: Mode) => sites[mode]

describe.each(['after', 'first', 'before'] as const)('In the mode %s', (mode) => {
  test('an offer of a verified company is public at once', async () => {
    const { app, publish, isFound, verify } = open(mode)
    const company = await aCompany(app)
    await verify(company)
    expect(await isFound(await publish(company))).toBe(true)
  })

  test('signs of fraud hold it, also of a verified company', async () => {
    const { app, publish, isFound, verify } = open(mode)
    const company = await aCompany(app)
    await verify(company)
    expect(await isFound(await publish(company, { descripcion: 'Llama al 806 123 456.' }))).toBe(false)
  })

  test('no public way meets an offer within a second after it is rejected, and all do after it is approved', async () => {
    const { app, publish, isFound, decide, verify } = open(mode)
    const company = await aCompany(app)
    await verify(company)
    const id = await publish(company)
    expect((await decide('reject', id, 'en_cola')).status).toBe(200)
    expect(await isFound(id)).toBe(false)
    expect((await decide('approve', id, 'rechazada')).status).toBe(200)
    expect(await isFound(id)).toBe(true)
  })
})

test('In the mode after, the first offer of a company that is not verified is public at once', async () => {
  const { app, publish, isFound } = open('after')
  expect(await isFound(await publish(await aCompany(app)))).toBe(true)
})

test('In the mode first, the first offer of a company waits; once it is approved the next are public at once', async () => {
  const { app, publish, isFound, decide } = open('first')
  const company = await aCompany(app)
  const id = await publish(company)
  expect(await isFound(id)).toBe(false)
  expect(await isFound(await publish(company))).toBe(false)
  await decide('approve', id, 'retenida')
  expect(await isFound(await publish(company))).toBe(true)
})

test('In the mode before, every offer of a company that is not verified waits, and an approved one stays public when it is changed', async () => {
  const { app, publish, isFound, decide } = open('before')
  const company = await aCompany(app)
  const first = await publish(company)
  await decide('approve', first, 'retenida')
  const id = await publish(company)
  expect(await isFound(id)).toBe(false)
  await decide('approve', id, 'retenida')
  const body = { descripcion: 'Otra descripción.' }
  await app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body })
  expect(await isFound(id)).toBe(true)
})

test('In the mode before, an unreviewed offer is held when it is switched on', async () => {
  const { app, publish, isFound } = open('before')
  const company = await aCompany(app)
  const id = await publish(company, { estado: 0 })
  const { body } = await app.call(`PUT /api/companies/update-offer/${id}`, {
    token: company.token,
    body: { estado: 1 },
  })
  expect(body['estado_revision']).toBe('retenida')
  expect(await isFound(id)).toBe(false)
})

test('In the mode before, an approved offer that is rewritten while it is switched off is held when it is switched on', async () => {
  const { app, publish, isFound, decide } = open('before')
  const company = await aCompany(app)
  const id = await publish(company)
  await decide('approve', id, 'retenida')
  const change = (body: object) => app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body })
  await change({ estado: 0 })
  expect((await change({ estado: 1 })).body['estado_revision']).toBe('aprobada')
  await change({ estado: 0 })
  await change({ descripcion: 'Otra descripción.' })
  expect((await change({ estado: 1 })).body['estado_revision']).toBe('retenida')
  expect(await isFound(id)).toBe(false)
})
