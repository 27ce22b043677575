import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  APPLICATION_ACTORS,
  APPLICATION_STATES,
  OPEN_STATES,
  TRANSITIONS,
  type ApplicationActor,
  type ApplicationState,
} from '#contract/values/applications/application-states.ts'
import { application, applicationEvent } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { closeApplications, moveApplications } from './move-applications.ts'

const app = await createTestApp()
const { db } = app.deps
const at = new Date('2026-11-23T10:00:00Z')

async function applied() {
  const company = await aCompany(app)
  const projectId = await aProject(app, { by: company })
  const offerId = await anOffer(app, {
    by: company,
    projectId,
    nombre: 'Guardia de faro',
    requirements_list: ['Vista'],
  })
  const candidate = await aCandidate(app)
  const cvId = await aCv(app, { by: candidate })
  await anApplication(app, { by: candidate, offerId, cvId })
  const [row] = await db.select().from(application).where(eq(application.offerId, offerId))
  return { company, projectId, offerId, candidate, cvId, row: row! }
}

type Applied = Awaited<ReturnType<typeof applied>>

const move = ({ row }: Applied, to: ApplicationState, actor: ApplicationActor) =>
  moveApplications(db, {
    ids: [row.id],
    owner: actor === 'candidato' ? { candidateId: row.candidateId } : { companyId: row.companyId! },
    to,
    actor,
    at,
    accountId: 1,
    dueAt: null,
  })

const find = async ({ row }: Applied) => (await db.select().from(application).where(eq(application.id, row.id)))[0]

const history = ({ row }: Applied) =>
  db
    .select({ from: applicationEvent.from, to: applicationEvent.to, reason: applicationEvent.reason })
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, row.id))
    .orderBy(asc(applicationEvent.id))

const sent = { from: null, to: 'enviada', reason: null }
const one = await applied()

const every = APPLICATION_STATES.flatMap((from) =>
  APPLICATION_ACTORS.flatMap((actor) => APPLICATION_STATES.map((to) => [from, to, actor] as const)),
)

describe('An application', () => {
  test('begins its history when it is sent', async () => {
    expect(await history(await applied())).toEqual([sent])
  })

  test.each(every)('in the state %s moves to %s by %s only where the table says so', async (from, to, actor) => {
    await db.update(application).set({ state: from }).where(eq(application.id, one.row.id))
    const before = (await history(one)).length
    const isAllowed = (TRANSITIONS[from][actor] ?? []).includes(to)
    expect(await move(one, to, actor)).toEqual(isAllowed ? [one.row.id] : [])
    expect(await find(one)).toMatchObject({ state: isAllowed ? to : from })
    expect((await history(one)).slice(before)).toEqual(isAllowed ? [{ from, to, reason: null }] : [])
  })

  test('is moved by nobody who does not own it', async () => {
    const mine = await applied()
    const foreign = { ids: [mine.row.id], at, accountId: 1, dueAt: null }
    expect(
      await moveApplications(db, { ...foreign, owner: { companyId: 0 }, to: 'descartada', actor: 'empresa' }),
    ).toEqual([])
    expect(
      await moveApplications(db, { ...foreign, owner: { candidateId: 0 }, to: 'retirada', actor: 'candidato' }),
    ).toEqual([])
  })

  test('keeps the offer as the candidate read it, also after several changes and after its deletion', async () => {
    const mine = await applied()
    const { token } = mine.company
    const change = (body: object) => app.call(`PUT /api/companies/update-offer/${mine.offerId}`, { token, body })
    expect(await change({ requirements_list: ['Oído'] })).toMatchObject({ status: 200 })
    await change({ nombre: 'Grumete' })
    expect(await app.call(`DELETE /api/companies/delete-offer/${mine.offerId}`, { token })).toMatchObject({
      status: 200,
    })
    const after = await find(mine)
    expect(after).toMatchObject({ offerId: null, companyId: mine.row.companyId, state: 'cerrada' })
    const read = { emp_ofertas_id: mine.offerId, nombre: 'Guardia de faro', requirements_list: ['Vista'] }
    expect(after?.sentOffer).toMatchObject({ offer: read })
    expect(await history(mine)).toEqual([sent, { from: 'enviada', to: 'cerrada', reason: 'eliminada' }])
  })

  test('is closed and told whatever deletes its offer, and then no company moves it', async () => {
    const mine = await applied()
    await db.execute(sql`delete from offer where id = ${mine.offerId}`)
    expect(await history(mine)).toEqual([sent, { from: 'enviada', to: 'cerrada', reason: 'eliminada' }])
    const toldOf = sql`application_id = ${mine.row.id} and to_state = 'cerrada' and due_at is not null`
    expect(await db.$count(applicationEvent, toldOf)).toBe(1)
    expect(await move(mine, 'entrevista', 'empresa')).toEqual([])
  })

  test('outlives its company, with the text of the offer and the reason', async () => {
    const mine = await applied()
    await db.execute(
      sql`delete from account where id in (select account_id from company where id = ${mine.row.companyId})`,
    )
    const after = await find(mine)
    expect(after).toMatchObject({ offerId: null, companyId: null, state: 'cerrada' })
    expect(after?.sentOffer).toMatchObject({ offer: { emp_ofertas_id: mine.offerId, nombre: 'Guardia de faro' } })
    expect(await history(mine)).toEqual([sent, { from: 'enviada', to: 'cerrada', reason: 'empresa_baja' }])
  })

  test('that was withdrawn is sent again with its history', async () => {
    const mine = await applied()
    expect(await move(mine, 'retirada', 'candidato')).toEqual([mine.row.id])
    await anApplication(app, { by: mine.candidate, offerId: mine.offerId, cvId: mine.cvId })
    expect(await find(mine)).toMatchObject({ id: mine.row.id, state: 'enviada' })
    expect((await history(mine)).map(({ from, to }) => [from, to])).toEqual([
      [null, 'enviada'],
      ['enviada', 'retirada'],
      ['retirada', 'enviada'],
    ])
  })

  test.each(APPLICATION_STATES)('in the state %s is closed with its offer if it is open', async (state) => {
    await db.update(application).set({ state }).where(eq(application.id, one.row.id))
    const closing = {
      offerIds: [one.offerId],
      cause: 'cubierta',
      actor: 'empresa',
      accountId: null,
      letter: null,
      at,
    } as const
    expect(await closeApplications(db, closing)).toBe(OPEN_STATES.includes(state) ? 1 : 0)
  })
})
