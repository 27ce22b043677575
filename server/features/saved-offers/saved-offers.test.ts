import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { SAVED_AT_ONCE_MAX, SAVED_OFFERS_MAX } from '#contract/constants.ts'
import { accountDeletion, application, offer, savedOffer } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anAccount, anApplication, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const START = '2026-11-21T10:00:00Z'
const clock = createTestClock(START)
const app = await createTestApp({ clock })
const { db } = app.deps

const company = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by: company })
const publish = (fields: object = {}) => anOffer(app, { by: company, projectId, ...fields })

type Token = string | undefined
interface Saved {
  emp_ofertas_id: number
  nombre: string
  oferta: { nombre: string; estado: number } | null
  guardada_el: string
  termina_en_dias: number | null
  aplicada: boolean
}

const save = (token: Token, id: number | string) => app.call(`PUT /api/users/save-offer/${id}`, { token })
const forget = (token: Token, id: number | string) => app.call(`DELETE /api/users/save-offer/${id}`, { token })
const saveAll = (token: Token, ids: unknown) => app.call('POST /api/users/save-offers', { token, body: { ids } })
const list = async (token: Token) => (await app.call<Saved[]>('GET /api/users/saved-offers', { token })).body
const idsOf = async (token: Token) => (await list(token)).map((row) => row.emp_ofertas_id)
const reject = (id: number) => db.update(offer).set({ review: 'rejected' }).where(eq(offer.id, id))

describe('A candidate', () => {
  test('saves an offer and finds it in the list, with how long it can still be applied to', async () => {
    const { token } = await aCandidate(app)
    const id = await publish({ nombre: 'Farera', caduca_el: '2026-11-24' })
    expect(await save(token, id)).toMatchObject({ status: 200, body: { message: 'Oferta guardada.' } })
    expect(await list(token)).toMatchObject([
      {
        emp_ofertas_id: id,
        nombre: 'Farera',
        oferta: { nombre: 'Farera', estado: 1 },
        guardada_el: '2026-11-21',
        termina_en_dias: 3,
        aplicada: false,
      },
    ])
  })

  test('finds the last saved offer first, and saving one again changes nothing', async () => {
    const { token } = await aCandidate(app)
    const [first, second] = [await publish(), await publish()]
    await save(token, first)
    clock.set('2026-11-21T10:00:05Z')
    await save(token, second)
    clock.set('2026-11-21T10:00:09Z')
    expect((await save(token, first)).status).toBe(200)
    expect(await idsOf(token)).toEqual([second, first])
    clock.set(START)
    const { body } = await app.call<number[]>('GET /api/users/saved-offer-ids', { token })
    expect(body.toSorted((a, b) => a - b)).toEqual([first, second])
  })

  test('forgets an offer, also twice and also one that has ended', async () => {
    const { token } = await aCandidate(app)
    const id = await publish()
    await save(token, id)
    await app.call(`POST /api/companies/close-offer/${id}`, { token: company.token, body: { cubierta_aqui: false } })
    expect((await forget(token, id)).status).toBe(200)
    expect(await idsOf(token)).toEqual([])
    expect((await forget(token, id)).status).toBe(200)
  })

  test('reads of each offer whether it ends today, has ended, or got an application', async () => {
    const me = await aCandidate(app)
    const today = await publish({ caduca_el: '2026-11-21' })
    const ended = await publish()
    const applied = await publish()
    await saveAll(me.token, [today, ended, applied])
    await app.call(`PUT /api/companies/update-offer/${ended}`, { token: company.token, body: { estado: 0 } })
    await anApplication(app, { by: me, offerId: applied, cvId: await aCv(app, { by: me }) })
    expect(await list(me.token)).toMatchObject([
      { emp_ofertas_id: today, termina_en_dias: 0, aplicada: false },
      { emp_ofertas_id: ended, termina_en_dias: null, oferta: { estado: 0 }, aplicada: false },
      { emp_ofertas_id: applied, termina_en_dias: 30, aplicada: true },
    ])
    await db.update(application).set({ state: 'retirada' }).where(eq(application.offerId, applied))
    expect((await list(me.token))[2]).toMatchObject({ aplicada: false })
  })

  test('keeps the name of an offer that visitors can no longer read, and loses a deleted one', async () => {
    const { token } = await aCandidate(app)
    const rejected = await publish({ nombre: 'Retirada luego' })
    const deleted = await publish()
    await saveAll(token, [rejected, deleted])
    await reject(rejected)
    await app.call(`DELETE /api/companies/delete-offer/${deleted}`, { token: company.token })
    expect(await list(token)).toMatchObject([
      { emp_ofertas_id: rejected, nombre: 'Retirada luego', oferta: null, termina_en_dias: null },
    ])
  })
})

describe('An offer that visitors cannot read', () => {
  test.each([
    ['because an operator has rejected it', reject],
    ['because its company deletes its account', () => leave(company.accountId)],
  ])('is not saved %s', async (_, hide) => {
    const { token } = await aCandidate(app)
    const id = await publish()
    await hide(id)
    expect(await save(token, id)).toMatchObject({ status: 404, body: { code: 'offer_not_found' } })
    expect((await saveAll(token, [id])).status).toBe(200)
    expect(await idsOf(token)).toEqual([])
    await db.delete(accountDeletion)
  })

  const leave = (accountId: number) =>
    db.insert(accountDeletion).values({ accountId, requestedAt: clock.now(), dueAt: clock.now(), pausedProjects: [] })

  test('is not saved where its number is unknown or none', async () => {
    const { token } = await aCandidate(app)
    for (const id of [2_000_000_000, 'uno', 0]) expect((await save(token, id)).status).toBe(404)
  })
})

describe('The offers of a browser', () => {
  test('are saved in their order, without unknown ones and without those that are saved already', async () => {
    const { token } = await aCandidate(app)
    const ids = [await publish(), await publish(), await publish()]
    await save(token, ids[2] ?? 0)
    clock.set('2026-11-21T10:00:05Z')
    expect((await saveAll(token, [ids[1], 2_000_000_000, ids[0], ids[1], ids[2]])).status).toBe(200)
    expect(await idsOf(token)).toEqual([ids[1], ids[0], ids[2]])
    clock.set(START)
  })

  test('are saved once by two tabs at the same moment', async () => {
    const { token } = await aCandidate(app)
    const ids = [await publish(), await publish()]
    const answers = await Promise.all([saveAll(token, ids), saveAll(token, ids.toReversed())])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await idsOf(token)).toSorted()).toEqual(ids.toSorted())
  })

  test('are refused if they are no numbers or too many', async () => {
    const { token } = await aCandidate(app)
    for (const ids of ['7', ['7'], [0], [1.5], null, Array.from({ length: SAVED_AT_ONCE_MAX + 1 }, () => 1)]) {
      expect((await saveAll(token, ids)).status).toBe(400)
    }
  })
})

test(`At most ${SAVED_OFFERS_MAX} offers are saved, also by simultaneous calls, and one that is saved stays`, async () => {
  const { token, candidateId } = await aCandidate(app)
  const spare: number[] = []
  while (spare.length < 8) spare.push(await publish())
  const { id: _, ...template } = (await db.select().from(offer).limit(1))[0] ?? expect.fail()
  const many = Array.from({ length: SAVED_OFFERS_MAX - 1 }, () => template)
  const added = await db.insert(offer).values(many).returning({ id: offer.id })
  await db.insert(savedOffer).values(added.map(({ id }) => ({ candidateId, offerId: id, savedAt: clock.now() })))
  const statuses = (await Promise.all(spare.map((id) => save(token, id)))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  expect(await idsOf(token)).toHaveLength(SAVED_OFFERS_MAX)
  expect((await save(token, added[0]?.id ?? 0)).status).toBe(200)
  expect(await saveAll(token, spare)).toMatchObject({
    status: 409,
    body: {
      code: 'saved_full',
      error: 'Has llegado al máximo de 200 ofertas guardadas. Quita alguna para guardar otra.',
    },
  })
})

test('Nobody else reads or changes what a candidate has saved', async () => {
  const me = await aCandidate(app)
  const other = await aCandidate(app)
  const id = await publish()
  await save(me.token, id)
  expect(await idsOf(other.token)).toEqual([])
  await forget(other.token, id)
  expect(await idsOf(me.token)).toEqual([id])
})

test.each([
  ['without a session', 401, async () => undefined],
  ['as a company', 403, async () => company.token],
  ['as a candidate without a profile', 409, async () => (await anAccount(app, { role: 1 })).token],
])('Offers are not saved %s', async (_, status, tokenOf) => {
  const token = await tokenOf()
  const id = await publish()
  const answers = [await save(token, id), await forget(token, id), await saveAll(token, [id])]
  for (const path of ['saved-offers', 'saved-offer-ids'] as const) {
    answers.push(await app.call(`GET /api/users/${path}`, { token }))
  }
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 5 }, () => status))
})
