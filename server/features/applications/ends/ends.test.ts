import { and, asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ClosingCause } from '#contract/values/applications/closing-causes.ts'
import { application, applicationEvent, company, offer } from '#server/database/schema/schema.ts'
import { moveApplications } from '#server/domain/applications/move-applications.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, aProject } from '#server/testing/factories.ts'
import { openLeavingSite } from '#server/testing/fixtures/accounts/leaving-site.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { closeEnded } from './close-ended.ts'

const APPLIED = '2026-11-21T10:00:00Z'
const clock = createTestClock(APPLIED)
const app = await createTestApp({ clock })
const { db } = app.deps
const sentence = 'Gracias por vuestro tiempo.'

/** An offer to which so many people have applied. */
async function appliedTo({ people = 1, ...fields }: { people?: number; caduca_el?: string } = {}) {
  clock.set(APPLIED)
  const firm = await aCompany(app)
  const projectId = await aProject(app, { by: firm })
  const offerId = await anOffer(app, { by: firm, projectId, ...fields })
  for (let n = 0; n < people; n++) {
    const person = await aCandidate(app)
    await anApplication(app, { by: person, offerId, cvId: await aCv(app, { by: person }) })
  }
  const rows = await db.select().from(application).where(eq(application.offerId, offerId)).orderBy(asc(application.id))
  return { firm, projectId, offerId, ids: rows.map(({ id }) => id) }
}
type Applied = Awaited<ReturnType<typeof appliedTo>>

const listRows = ({ firm }: Applied, of: 'projects' | 'offers') =>
  app.call<object[]>(`GET /api/companies/all-company-${of}`, { token: firm.token })

/** The closings of each application: how it stands, why, what was written and whether a mail is due. */
async function closings({ ids }: { ids: number[] }) {
  const rows = await db
    .select({
      id: application.id,
      state: application.state,
      cause: applicationEvent.reason,
      actor: applicationEvent.actor,
      letter: applicationEvent.letter,
      dueAt: applicationEvent.dueAt,
    })
    .from(application)
    .leftJoin(
      applicationEvent,
      and(eq(applicationEvent.applicationId, application.id), eq(applicationEvent.to, 'cerrada')),
    )
    .where(sql`${application.id} = any(${sql.param(ids)}::bigint[])`)
    .orderBy(asc(application.id), asc(applicationEvent.id))
  return rows.map(({ id: _, dueAt, ...row }) => ({ ...row, isTold: dueAt !== null }))
}

const closed = (cause: ClosingCause, actor = 'empresa', letter: string | null = sentence) => ({
  state: 'cerrada',
  cause,
  actor,
  letter,
  isTold: true,
})

const night = (day: string) => {
  clock.set(`${day}T02:00:00Z`)
  return closeEnded(app.deps)
}

describe('Everybody who waits is told once, with the sentence of the company, when it', () => {
  const acts: Record<string, [act: (on: Applied) => [`${'POST' | 'DELETE'} /${string}`, object], ClosingCause]> = {
    'reports the job as filled': [
      ({ offerId }) => [`POST /api/companies/close-offer/${offerId}`, { cubierta_aqui: true }],
      'cubierta',
    ],
    'deletes the offer': [({ offerId }) => [`DELETE /api/companies/delete-offer/${offerId}`, {}], 'eliminada'],
    'deletes the project': [({ projectId }) => [`DELETE /api/companies/delete-project/${projectId}`, {}], 'eliminada'],
  }

  test.each(Object.entries(acts))('%s', async (_, [act, cause]) => {
    const on = await appliedTo({ people: 3 })
    for (const of of ['projects', 'offers'] as const) {
      expect((await listRows(on, of)).body).toMatchObject([{ numero_candidaturas: 3, en_espera: 3 }])
    }
    const [route, body] = act(on)
    const { token } = on.firm
    expect((await app.call(route, { token, body: { ...body, texto: ` ${sentence} ` } })).status).toBe(200)
    expect(await closings(on)).toEqual([1, 2, 3].map(() => closed(cause)))
    await app.call(route, { token, body })
    await night('2026-11-23')
    expect(await closings(on), 'also after the second press and the night').toHaveLength(3)
  })

  test.each(Object.entries(acts))('%s, not where somebody else does', async (_, [act]) => {
    const on = await appliedTo()
    const [route, body] = act(on)
    const stranger = await aCompany(app)
    expect((await app.call(route, { token: stranger.token, body })).status).toBe(404)
    expect((await app.call(route, { token: on.firm.token, body: { ...body, texto: 'a'.repeat(501) } })).status).toBe(
      400,
    )
    expect(await closings(on)).toMatchObject([{ state: 'enviada', cause: null }])
  })

  test('has answered somebody: nobody else is told', async () => {
    const on = await appliedTo({ people: 2 })
    const [discarded] = on.ids
    const move = { owner: { companyId: on.firm.companyId }, accountId: null, at: clock.now(), dueAt: null }
    await moveApplications(db, { ...move, ids: [discarded!], to: 'descartada', actor: 'empresa' })
    expect((await listRows(on, 'offers')).body).toMatchObject([{ numero_candidaturas: 2, en_espera: 1 }])
    await app.call(`DELETE /api/companies/delete-offer/${on.offerId}`, { token: on.firm.token })
    const told = closed('eliminada', 'empresa', null)
    expect(await closings(on)).toMatchObject([{ state: 'descartada', cause: null }, told])
  })
})

describe('After its last day an offer', () => {
  test('closes what is open 7 days later, once, also by two processes and after missed nights', async () => {
    const on = await appliedTo({ people: 2, caduca_el: '2026-11-25' })
    await night('2026-12-02')
    expect(await closings(on)).toMatchObject([{ state: 'enviada' }, { state: 'enviada' }])
    await Promise.all([night('2026-12-04'), night('2026-12-04')])
    expect(await closings(on)).toEqual([1, 2].map(() => closed('caducada', 'sistema', null)))
  })

  test('closes nothing if it was renewed meanwhile, or is only switched off', async () => {
    const on = await appliedTo({ caduca_el: '2026-11-21' })
    clock.set('2026-11-21T21:00:00Z')
    const renewed = await app.call(`POST /api/companies/renew-offer/${on.offerId}`, { token: on.firm.token })
    expect(renewed.status).toBe(200)
    const off = await appliedTo({ caduca_el: '2026-12-20' })
    await app.call(`PUT /api/companies/update-offer/${off.offerId}`, { token: off.firm.token, body: { estado: 0 } })
    await night('2026-12-04')
    expect(await closings(on)).toMatchObject([{ state: 'enviada' }])
    expect(await closings(off)).toMatchObject([{ state: 'enviada' }])
  })

  test('leaves a selection alone that goes on, and closes it after 30 days without a change', async () => {
    const on = await appliedTo({ caduca_el: '2026-11-25' })
    clock.set('2026-12-01T10:00:00Z')
    const move = { owner: { companyId: on.firm.companyId }, accountId: null, at: clock.now(), dueAt: null }
    await moveApplications(db, { ...move, ids: on.ids, to: 'entrevista', actor: 'empresa' })
    await night('2026-12-31')
    expect(await closings(on)).toMatchObject([{ state: 'entrevista' }])
    await night('2027-01-01')
    expect(await closings(on)).toMatchObject([{ state: 'cerrada', cause: 'caducada' }])
  })

  test('leaves alone what its company has taken up again', async () => {
    const on = await appliedTo({ caduca_el: '2026-11-25' })
    await night('2026-12-04')
    const move = { owner: { companyId: on.firm.companyId }, accountId: null, at: clock.now(), dueAt: null }
    await moveApplications(db, { ...move, ids: on.ids, to: 'preseleccionada', actor: 'empresa' })
    await night('2026-12-05')
    expect(await closings(on)).toMatchObject([{ state: 'preseleccionada' }])
  })

  test('writes no mail about an end of long ago, such as before this rule', async () => {
    const on = await appliedTo({ caduca_el: '2026-11-25' })
    await night('2026-12-26')
    expect(await closings(on)).toMatchObject([{ state: 'cerrada', cause: 'caducada', isTold: false }])
  })
})

describe('The nightly step closes applications that a process of an older release has left open', () => {
  test.each([
    ['covered', 'cubierta'],
    ['suspended', 'empresa_suspendida'],
    ['leaving', 'empresa_baja'],
  ] as const)('%s', async (end, cause) => {
    const on = await appliedTo()
    if (end === 'covered') {
      await db.update(offer).set({ state: 0, coveredOn: '2026-11-21' }).where(eq(offer.id, on.offerId))
    }
    const isFirm = eq(company.id, on.firm.companyId)
    if (end === 'suspended') await db.update(company).set({ isSuspended: true }).where(isFirm)
    if (end === 'leaving') {
      await db.execute(sql`insert into account_deletion (account_id, requested_at, due_at, paused_projects)
        values (${on.firm.accountId}, now(), now(), '{}')`)
    }
    await night('2026-11-22')
    expect(await closings(on)).toEqual([closed(cause, 'sistema', null)])
  })
})

describe('A company that closes its account', () => {
  test('tells those who wait once, with its sentence; undoing leaves them closed, and it may take them up again', async () => {
    const site = await openLeavingSite()
    const { db: own } = site.app.deps
    const firm = await site.aFirm()
    const offerId = await anOffer(site.app, { by: firm })
    const person = await site.aPerson()
    await anApplication(site.app, { by: person, offerId, cvId: await aCv(site.app, { by: person }) })
    const find = () => own.select().from(application)
    const history = () => own.select().from(applicationEvent).where(eq(applicationEvent.to, 'cerrada'))
    const token = await site.leaveWithToken(firm)
    await closeEnded(site.app.deps)
    expect(await find()).toMatchObject([{ state: 'cerrada' }])
    const told = { reason: 'empresa_baja', actor: 'empresa', accountId: firm.accountId, dueAt: site.clock.now() }
    expect(await history()).toMatchObject([told])
    expect((await site.undo(token)).status).toBe(200)
    expect(await find()).toMatchObject([{ state: 'cerrada' }])
    const [row] = await find()
    const move = { owner: { companyId: firm.companyId }, accountId: null, at: site.clock.now(), dueAt: null }
    expect(await moveApplications(own, { ...move, ids: [row!.id], to: 'entrevista', actor: 'empresa' })).toHaveLength(1)
  })
})
