import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { account, application, offer } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anOffer, type Candidate } from '#server/testing/factories.ts'
import { LIST, openCachedSite } from '#server/testing/fixtures/cached-site.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'

const { app, textOf } = await openCachedSite()
const { db } = app.deps
const FULL = 'Esta oferta ya ha recibido todas las candidaturas que admite. Si alguien retira la suya, podrás aplicar.'

/** Fifty in `npm run test:deep`. */
const CROWD = rounds({ quick: 15, deep: 50 })
const people: (Candidate & { cvId: number })[] = []
for (let one = 0; one < CROWD + 7; one += 1) {
  const by = await aCandidate(app)
  people.push({ ...by, cvId: await aCv(app, { by }) })
}
type Person = (typeof people)[number]

/** An offer for ten, of whom so many are there. */
async function aLimitedOffer(there: number, more: object = {}) {
  const by = await aCompany(app)
  const offerId = await anOffer(app, { by, nombre: `Faro ${by.companyId}`, limite_candidaturas: 10, ...more })
  const insiders = people.slice(0, there)
  for (const one of insiders) expect((await apply(one, offerId)).status).toBe(200)
  return { by, offerId, insiders, others: people.slice(there), name: `Faro ${by.companyId}` }
}

function apply({ token, cvId }: Person, offerId: number) {
  return app.call('POST /api/users/register-into-offer', { token, body: { offerId, cvId } })
}

const change = ({ by: { token }, offerId }: { by: { token: string }; offerId: number }, body: object) =>
  app.call(`PUT /api/companies/update-offer/${offerId}`, { token, body })

async function idOf({ candidateId }: Candidate, offerId: number) {
  const isTheirs = and(eq(application.candidateId, candidateId), eq(application.offerId, offerId))
  return (await db.select().from(application).where(isTheirs))[0]?.id
}

/** An offer as it stands in the list of somebody's applications. */
async function shownTo({ token }: Person, offerId: number) {
  const { body } = await app.call<object[]>('GET /api/users/user-candidatures', { token })
  return body.find((one) => JSON.stringify(one).includes(`"emp_ofertas_id":${offerId},`))
}

const withdraw = async (person: Person, offerId: number) =>
  app.call(`POST /api/users/withdraw-candidature/${await idOf(person, offerId)}`, { token: person.token })

/** Visitors are told within a second how many places are left, and whether the list has the offer. */
const expectTold = async ({ offerId, name }: { offerId: number; name: string }, left: number) => {
  const page = `/api/companies/offer-information/${offerId}`
  const told = async () => [
    JSON.parse(await textOf(page)) as object,
    (await textOf(LIST)).includes(name),
    (await textOf(`/api/companies/all-active-offers?nombre=${encodeURIComponent(name)}`)).includes(name),
  ]
  const isOpen = left > 0
  await expect
    .poll(told, { timeout: 1000, interval: 20 })
    .toEqual([expect.objectContaining({ candidaturas_libres: left, estado: Number(isOpen) }), isOpen, isOpen])
}

test(`of ${CROWD} who apply at once for the last three places, three get one, and the others a sentence`, async () => {
  const limited = await aLimitedOffer(7)
  await expectTold(limited, 3)
  const answers = await Promise.all(limited.others.map((person) => apply(person, limited.offerId)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect([answers.length, refused.length]).toEqual([CROWD, CROWD - 3])
  const said = new Set(refused.map(({ status, body }) => `${status} ${body['code']}: ${body['error']}`))
  expect([...said]).toEqual([`409 offer_full: ${FULL}`])
  expect(await db.$count(application, eq(application.offerId, limited.offerId))).toBe(10)
  await expectTold(limited, 0)
}, 30_000)

test('whoever is in a full offer is not told that it is full, their application stays active, and nobody waits once it has ended', async () => {
  const limited = await aLimitedOffer(10)
  const [{ offerId }, [first]] = [limited, limited.insiders as [Person]]
  expect(await apply(first, offerId)).toMatchObject({ status: 409, body: { code: 'already_applied' } })
  expect(await shownTo(first, offerId)).toMatchObject({ estado: 1 })
  await change(limited, { estado: 0 })
  const ended = await app.call(`GET /api/companies/offer-information/${offerId}`)
  expect(ended.body).toMatchObject({ estado: 0, candidaturas_libres: null })
})

test.each<[string, (person: Person, offerId: number) => Promise<unknown>]>([
  ['withdrawn', withdraw],
  [
    'deleted',
    async (person, offerId) =>
      app.call(`DELETE /api/users/delete-candidature/${await idOf(person, offerId)}`, { token: person.token }),
  ],
])('an application that is %s frees its place for one other, everywhere', async (_, leave) => {
  const limited = await aLimitedOffer(10)
  const [first] = limited.insiders as [Person]
  const [next, last] = limited.others as [Person, Person]
  await expectTold(limited, 0)
  expect(await leave(first, limited.offerId)).toMatchObject({ status: 200 })
  await expectTold(limited, 1)
  expect((await apply(next, limited.offerId)).status).toBe(200)
  // Sent again it needs a place too.
  expect(await apply(first, limited.offerId)).toMatchObject({ status: 409, body: { code: 'offer_full' } })
  await withdraw(next, limited.offerId)
  expect((await apply(first, limited.offerId)).status).toBe(200)
  // It is not said that somebody may apply again.
  expect(await shownTo(next, limited.offerId)).toMatchObject({ emp_ofertas_id: { estado: 0 } })
  expect(await apply(last, limited.offerId)).toMatchObject({ status: 409, body: { code: 'offer_full' } })
  await expectTold(limited, 0)
})

test('a deleted account frees its places', async () => {
  const limited = await aLimitedOffer(9)
  const by = await aCandidate(app)
  await apply({ ...by, cvId: await aCv(app, { by }) }, limited.offerId)
  await expectTold(limited, 0)
  await db.delete(account).where(eq(account.id, by.accountId))
  await expectTold(limited, 1)
})

test('a limit is lowered, raised and taken away: nobody is thrown out, and a copy starts empty', async () => {
  const limited = await aLimitedOffer(12, { limite_candidaturas: null })
  const { token } = limited.by
  expect((await change(limited, { limite_candidaturas: 12 })).status).toBe(200)
  await expectTold(limited, 0)
  await change(limited, { limite_candidaturas: 10 })
  expect(await apply(limited.others[0] as Person, limited.offerId)).toMatchObject({ body: { code: 'offer_full' } })
  expect(await db.$count(application, eq(application.offerId, limited.offerId))).toBe(12)
  await change(limited, { limite_candidaturas: 13 })
  await expectTold(limited, 1)
  await change(limited, { limite_candidaturas: 10 })
  const own = () => app.call<object[]>(`GET /api/companies/all-company-offers?oferta=${limited.offerId}`, { token })
  expect((await own()).body).toMatchObject([{ candidaturas_libres: 0, limite_candidaturas: 10, estado: 1 }])
  const copy = await app.call(`POST /api/companies/duplicate-offer/${limited.offerId}`, { token })
  const [row] = await db
    .select()
    .from(offer)
    .where(eq(offer.id, Number(copy.body['emp_ofertas_id'])))
  expect(row).toMatchObject({ applicationLimit: 10, applicationsTaken: 0 })
  await change(limited, { limite_candidaturas: null })
  expect((await apply(limited.others[0] as Person, limited.offerId)).status).toBe(200)
})

test('a withdrawal that is in progress while the first limit is set is not counted', async () => {
  const limited = await aLimitedOffer(10, { limite_candidaturas: null })
  const [first] = limited.insiders as [Person]
  const id = Number(await idOf(first, limited.offerId))
  const { saving } = await db.transaction(async (tx) => {
    await tx.update(application).set({ state: 'retirada' }).where(eq(application.id, id))
    const answer = change(limited, { limite_candidaturas: 10 })
    await Promise.race([answer, untilSomebodyWaits(app)])
    return { saving: answer }
  })
  expect((await saving).status).toBe(200)
  await expectTold(limited, 1)
})

test('applications to an offer without a limit do not wait for each other', async () => {
  const { offerId } = await aLimitedOffer(1, { limite_candidaturas: null })
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from offer where id = ${offerId} for share`)
    expect((await apply(people[1] as Person, offerId)).status).toBe(200)
  })
  expect(await db.$count(offer, sql`id = ${offerId} and applications_taken > 0`)).toBe(0)
})
