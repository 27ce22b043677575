import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { offerExample } from '#contract/offer/fields.ts'
import type { Offer, OwnOffer } from '#contract/offer/read.ts'
import { offer, offerSearch } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, aProject, type Company } from '#server/testing/factories.ts'
import { ADDRESS, lamplighter, publicWays } from '#server/testing/fixtures/public-ways.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { copyName } from '../texts.ts'
import { forgetEndedOffers } from './forget-ended-offers.ts'

const PUBLISHED = '2026-11-21T20:00:00Z'
const LAST_DAY = '2026-11-21'
const LAST_SECOND = '2026-11-21T22:59:59Z'
const NEXT_SECOND = '2026-11-21T23:00:00Z'

const clock = createTestClock(PUBLISHED)
const app = await createTestApp({ clock })

/** A company with an offer that ends on the same day. */
async function published(fields: object = {}) {
  clock.set(PUBLISHED)
  const company = await aCompany(app)
  const projectId = await aProject(app, { by: company })
  const id = await anOffer(app, { by: company, projectId, caduca_el: LAST_DAY, ...fields })
  return { company, projectId, id }
}
const ownOffer = async ({ token }: Company, id: number) =>
  (await app.call<z.output<typeof OwnOffer>[]>(`GET /api/companies/all-company-offers?oferta=${id}`, { token })).body[0]
const read = async (id: number) =>
  (await app.call<z.output<typeof Offer>>(`GET /api/companies/offer-information/${id}`)).body
const change = ({ token }: Company, id: number, body: object) =>
  app.call(`PUT /api/companies/update-offer/${id}`, { token, body })
const act = ({ token }: { token: string }, what: 'renew' | 'duplicate' | 'close', id: number, body: object = {}) =>
  app.call<Record<string, unknown>>(`POST /api/companies/${what}-offer/${id}`, { token, body })

describe('The last day of an offer', () => {
  test('is 30 days after publication, or what OFFER_DAYS says, or what the company chose', async () => {
    const { company, projectId, id } = await published()
    expect(await read(id)).toMatchObject({ caduca_el: LAST_DAY })
    const usual = await anOffer(app, { by: company, projectId })
    expect(await read(usual)).toMatchObject({ caduca_el: '2026-12-21' })
    const other = await createTestApp({ env: { offerDays: 45 }, clock: createTestClock(PUBLISHED) })
    const longer = await anOffer(other, { by: await aCompany(other) })
    expect((await other.call(`GET /api/companies/offer-information/${longer}`)).body).toMatchObject({
      caduca_el: '2027-01-05',
    })
  })

  test.each([
    ['today', '2026-11-21', 200],
    ['tomorrow', '2026-11-22', 200],
    ['in 60 days', '2027-01-20', 200],
    ['yesterday', '2026-11-20', 400],
    ['in 61 days', '2027-01-21', 400],
    ['no day', '2026-11-31', 400],
    ['no text', 7, 400],
  ])('can be today or up to 60 days later, not %s (%s: %i)', async (_, caduca_el, status) => {
    const { company, projectId, id } = await published()
    expect((await change(company, id, { caduca_el })).status).toBe(status)
    expect(await read(id)).toMatchObject({ caduca_el: status === 200 ? caduca_el : LAST_DAY })
    const body = { ...offerExample, caduca_el, emp_proyectos_id: projectId }
    const made = await app.call('POST /api/companies/create-offer-in-project', { token: company.token, body })
    expect(made.status).toBe(status)
  })

  test('stays when an edit leaves it out, and may be sent again when it is over', async () => {
    const { company, id } = await published()
    expect((await change(company, id, { nombre: 'Otro nombre' })).status).toBe(200)
    clock.set(NEXT_SECOND)
    expect((await change(company, id, { nombre: 'Otro más', caduca_el: LAST_DAY, estado: 1 })).status).toBe(200)
    expect(await ownOffer(company, id)).toMatchObject({ nombre: 'Otro más', caduca_el: LAST_DAY, caducada: true })
  })
})

// Each is seen with the offer, and a second later without it: no job has run.
const ways = publicWays(app)

test.each(Object.keys(ways).filter((way) => way !== ADDRESS))(
  '%s has an offer until the last second of its last day, without a job',
  async (way) => {
    await app.deps.db.delete(offer)
    const { id } = await published(lamplighter)
    const isThere = () => ways[way]?.(id)
    clock.set(LAST_SECOND)
    expect(await isThere()).toBe(true)
    clock.set(NEXT_SECOND)
    await expect.poll(isThere).toBe(false)
  },
)

describe('After its last day an offer', () => {
  test('takes no application, and those that it has are inactive', async () => {
    const { company, id } = await published()
    const [early, late] = [await aCandidate(app), await aCandidate(app)]
    const cvId = await aCv(app, { by: late })
    await anApplication(app, { by: early, offerId: id, cvId: await aCv(app, { by: early }) })
    clock.set(NEXT_SECOND)
    const refused = await app.call('POST /api/users/register-into-offer', {
      token: late.token,
      body: { offerId: id, cvId },
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'offer_inactive' } })
    const own = await app.call<{ estado: number }[]>('GET /api/users/user-candidatures', { token: early.token })
    expect(own.body).toMatchObject([{ estado: 0 }])
    const active = await app.call('GET /api/companies/all-company-candidates?estado=1', { token: company.token })
    expect(active.body).toEqual([])
  })

  test('keeps the state that its company chose, among the inactive ones, and leaves room in the free plan', async () => {
    const { company, projectId, id } = await published()
    for (const _ of [1, 2]) await anOffer(app, { by: company, projectId })
    clock.set(NEXT_SECOND)
    expect(await ownOffer(company, id)).toMatchObject({ estado: 1, caducada: true })
    const inactive = await app.call<unknown[]>('GET /api/companies/all-company-offers?estado=0', {
      token: company.token,
    })
    expect(inactive.body).toMatchObject([{ emp_ofertas_id: id }])
    const third = await anOffer(app, { by: company, projectId })
    expect(await read(third)).toMatchObject({ estado: 1 })
    expect(await act(company, 'renew', id)).toMatchObject({ status: 409, body: { code: 'free_limit' } })
    expect(await change(company, id, { caduca_el: '2026-12-01' })).toMatchObject({ status: 409 })
  })

  test('is renewed by its company, and by switching it off and on', async () => {
    const { company, id } = await published()
    clock.set(NEXT_SECOND)
    expect(await act(company, 'renew', id)).toMatchObject({
      status: 200,
      body: { message: 'Oferta renovada hasta el 22/12/2026.', caduca_el: '2026-12-22' },
    })
    expect(await read(id)).toMatchObject({ estado: 1, caduca_el: '2026-12-22' })
    expect(await act(company, 'renew', id), 'for longer if it was').toMatchObject({ body: { caduca_el: '2026-12-22' } })
    await change(company, id, { caduca_el: '2027-01-10' })
    expect(await act(company, 'renew', id)).toMatchObject({ body: { caduca_el: '2027-01-10' } })
    const again = await published()
    clock.set(NEXT_SECOND)
    await change(again.company, again.id, { estado: 0 })
    await change(again.company, again.id, { estado: 1 })
    expect(await read(again.id)).toMatchObject({ estado: 1, caduca_el: '2026-12-22' })
    const older = await published()
    clock.set(NEXT_SECOND)
    await change(older.company, older.id, { estado: 1 })
    expect(await read(older.id), 'a client that knows no last day').toMatchObject({
      estado: 1,
      caduca_el: '2026-12-22',
    })
  })
})

describe('A job that is filled', () => {
  test('takes the offer from the public; renewing it opens it again', async () => {
    const { company, id } = await published()
    expect(await act(company, 'close', id, { cubierta_aqui: true })).toMatchObject({ status: 200 })
    expect(await ownOffer(company, id)).toMatchObject({ estado: 0, cubierta_el: '2026-11-21' })
    expect((await read(id)).estado).toBe(0)
    await act(company, 'renew', id)
    expect(await ownOffer(company, id)).toMatchObject({ estado: 1, cubierta_el: null })
  })
})

test('the search forgets an offer 60 days after its end; a renewal brings it back', async () => {
  const { company, id } = await published()
  const isIndexed = async () => (await app.deps.db.$count(offerSearch, eq(offerSearch.offerId, id))) === 1
  const night = (day: string) => forgetEndedOffers({ ...app.deps, clock: createTestClock(`${day}T02:00:00Z`) })
  await night('2027-01-20')
  expect(await isIndexed()).toBe(true)
  await night('2027-01-21')
  expect(await isIndexed()).toBe(false)
  await act(company, 'renew', id)
  expect(await isIndexed()).toBe(true)
})

test('a copy of an offer is inactive, has its values and requirements, and none of its history', async () => {
  const { company, id } = await published({ requirements_list: ['Uno', 'Dos'] })
  clock.set(NEXT_SECOND)
  const { status, body } = await act(company, 'duplicate', id)
  expect(status).toBe(200)
  const [old, copy] = [await ownOffer(company, id), await ownOffer(company, Number(body['emp_ofertas_id']))]
  expect(copy).toEqual({
    ...old,
    revision: { ...old?.revision, estado: 'retenida', revisar_antes: null },
    emp_ofertas_id: body['emp_ofertas_id'],
    nombre: `${old?.nombre} (copia)`,
    estado: 0,
    con_pagina: false,
    caducada: false,
    fecha_creacion: '2026-11-22',
    caduca_el: '2026-12-22',
  })
})

test.each([
  ['Camarero/a', 'Camarero/a (copia)'],
  ['Camarero/a (copia)', 'Camarero/a (copia 2)'],
  ['Camarero/a (copia 2)', 'Camarero/a (copia 3)'],
  ['a'.repeat(200), `${'a'.repeat(192)} (copia)`],
])('a copy of «%s» has a name of its own', (name, copied) => expect(copyName(name)).toBe(copied))

describe.each(['renew', 'duplicate', 'close'] as const)('%s-offer', (what) => {
  test('is refused without a token, to candidates, and for an offer of somebody else', async () => {
    const { id } = await published()
    const before = await read(id)
    expect((await act({ token: '' }, what, id)).status).toBe(401)
    expect((await act(await aCandidate(app), what, id)).status).toBe(403)
    expect(await act(await aCompany(app), what, id)).toMatchObject({ status: 404, body: { code: 'offer_not_found' } })
    expect(await read(id)).toEqual(before)
  })
})
