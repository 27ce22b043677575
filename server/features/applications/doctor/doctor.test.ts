import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { application, applicationEvent, companyMail, offer } from '#server/database/schema/schema.ts'
import { createBoss } from '#server/jobs/create-boss.ts'
import { openAppliedSite, type Applied } from '#server/testing/fixtures/applications/applied-site.ts'
import type { HistoryCheck } from './texts.ts'
import { examine, reportHealth } from './examine.ts'

const { app, db, clock, appliedTo, move } = await openAppliedSite()

type Change = Partial<typeof applicationEvent.$inferInsert>

const event = async (id: number, place: number, change: Change) => {
  const rows = await db
    .select({ id: applicationEvent.id })
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, id))
    .orderBy(asc(applicationEvent.id))
  await db.update(applicationEvent).set(change).where(eq(applicationEvent.id, rows[place]!.id))
}
const row = (id: number, change: Partial<typeof application.$inferInsert>) =>
  db.update(application).set(change).where(eq(application.id, id))

/** As a process of the release before covered it. */
const cover = async (id: number) => {
  await db.delete(application).where(sql`${application.id} <> ${id}`)
  await db.update(offer).set({ state: 0, coveredOn: '2026-11-01' })
}

/** Nobody has sent it. */
async function aCompanyMail(id: number, madeAt: string): Promise<void> {
  const [found] = await db.select().from(application).where(eq(application.id, id))
  await db.insert(companyMail).values({ companyId: found!.companyId!, applicationIds: [id], madeAt: new Date(madeAt) })
}

/** People whose applications were read, shortlisted, undone, withdrawn, closed and forgotten. */
async function aLife(): Promise<Applied> {
  const on = await appliedTo({ count: 5 })
  const [first, second, third] = on.ids
  clock.set('2026-11-21T11:00:00Z')
  await move(on, [first!, second!], 'leida')
  clock.set('2026-11-21T12:00:00Z')
  await move(on, [first!], 'preseleccionada')
  await app.call(`POST /api/users/withdraw-candidature/${third}`, { token: on.people[2]!.token })
  await db.update(applicationEvent).set({ toldAt: sql`due_at` })
  return on
}

/** Somebody of the company presses a button, and then «Deshacer». */
async function undone({ firm: { token }, ids }: Applied) {
  const body = { ids: ids.slice(3, 4), estado_candidatura: 'entrevista' }
  const pressed = await app.call<{ cambio: string }>('POST /api/companies/application-states', { token, body })
  await app.call('POST /api/companies/undo-application-states', { token, body: { cambio: pressed.body.cambio } })
}

describe('A database', () => {
  test('is sound if its states are explained, also with applications of older releases and a deleted offer', async () => {
    const life = await aLife()
    const other = await appliedTo()
    await db.delete(applicationEvent).where(eq(applicationEvent.applicationId, other.ids[0]!))
    const gone = await appliedTo()
    await app.call(`DELETE /api/companies/delete-offer/${gone.offerId}`, { token: gone.firm.token })
    clock.set('2026-11-21T12:30:00Z')
    await db.update(applicationEvent).set({ toldAt: sql`due_at` })
    await undone(life)
    expect(await reportHealth(db, clock.now())).toEqual({
      text: '7 candidaturas, 12 cambios de estado.\nCada estado se explica por su historial. Nada sin explicar.',
      isSound: true,
    })
  })

  test('in which a company still talks to somebody about a job that is filled, and writes at night, is sound', async () => {
    const { ids } = await aLife()
    clock.set('2026-11-21T12:30:00Z')
    await cover(ids[0]!)
    await aCompanyMail(ids[0]!, '2026-11-20T20:00:00Z')
    expect(await examine(db, clock.now())).toEqual([])
    await db.delete(application)
    await db.delete(companyMail)
  })

  test('that is wrong is not called sound, and says what is wrong with which application', async () => {
    const { ids, offerId } = await aLife()
    await row(ids[0]!, { state: 'contratada' })
    const { text, isSound } = await reportHealth(db, clock.now())
    expect(isSound).toBe(false)
    expect(text).toContain(`1 × el estado no es el del último cambio. Candidaturas: ${ids[0]}`)
    await db.delete(application).where(eq(application.offerId, offerId))
  })

  test('with a job that failed for good names its queue', async () => {
    await app.deps.jobs.enqueue(db, 'company-silent', { companyId: 1 })
    const boss = createBoss(db.$client)
    const [job] = await boss.fetch('company-silent')
    await db.execute(sql`update pgboss.job set retry_limit = 0`)
    await boss.fail('company-silent', job!.id)
    const { text, isSound } = await reportHealth(db, clock.now())
    expect(isSound).toBe(false)
    expect(text).toContain('1 × un trabajo en segundo plano que falló en todos los intentos. Cola: company-silent')
    await db.execute(sql`delete from pgboss.job`)
  })

  const wrongs: [HistoryCheck, (ids: number[]) => Promise<unknown>][] = [
    ['unexplained', ([id]) => row(id!, { state: 'contratada' })],
    ['since', ([, id]) => row(id!, { stateAt: new Date('2026-11-01T00:00:00Z') })],
    ['broken', ([id]) => event(id!, 2, { from: 'entrevista' })],
    ['forbidden', ([id]) => event(id!, 2, { actor: 'candidato' })],
    ['answered', ([id]) => row(id!, { answeredAt: null })],
    ['answered', ([, id]) => row(id!, { answeredAt: new Date('2026-11-21T11:30:00Z') })],
    ['stranded', ([, , , id]) => row(id!, { offerId: null })],
    ['untold', ([, , , id]) => event(id!, 0, { dueAt: new Date('2026-11-21T09:00:00Z'), toldAt: null })],
    ['companyUntold', ([id]) => aCompanyMail(id!, '2026-11-19T12:00:00Z')],
    ['toldInVain', ([, , , id]) => event(id!, 0, { undoneAt: new Date('2027-01-01T00:00:00Z') })],
    ['unsaid', ([id]) => event(id!, 2, { to: 'descartada', dueAt: null, toldAt: null })],
    ['forgotten', ([, id]) => cover(id!)],
    ['wronglyUnanswered', ([id]) => row(id!, { unansweredAt: new Date('2026-12-21T02:00:00Z') })],
  ]

  test.each(wrongs)('that is wrong is found: %s', async (check, spoil) => {
    const life = await aLife()
    clock.set('2026-11-21T12:30:00Z')
    await spoil(life.ids)
    expect(await examine(db, clock.now())).toContainEqual({ check, count: 1, ids: [expect.any(Number)] })
    await db.delete(application).where(eq(application.offerId, life.offerId))
    await db.delete(application).where(eq(application.companyId, life.firm.companyId))
    await db.delete(companyMail)
  })
})
