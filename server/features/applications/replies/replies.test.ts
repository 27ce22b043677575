import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newSession } from '#server/http/caller.ts'
import { application, applicationEvent, company, session } from '#server/database/schema/schema.ts'
import { anApplication, aCv } from '#server/testing/factories.ts'
import { openAppliedSite, type Applied } from '#server/testing/fixtures/applications/applied-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import { countReplies } from './count-replies.ts'
import { tellUnanswered } from './tell-unanswered.ts'

const { app, db, clock, mails, appliedTo, move } = await openAppliedSite()
const { deps } = app

beforeEach(() => db.delete(application))

/** The session of the test has expired after some days. */
async function aSession({ accountId }: Pick<Applied['people'][number], 'accountId'>) {
  const token = randomBytes(32).toString('base64url')
  await db.insert(session).values(newSession(token, { accountId, now: clock.now(), hasSecondFactor: false }))
  return { token }
}

/** The nights of some days, each in so many processes, and the mails after the last of them. */
async function night(day: string, times = 1) {
  clock.set(`${day}T02:00:00Z`)
  mails.length = 0
  await Promise.all(Array.from({ length: times }, () => tellUnanswered(deps)))
  await runJobs(app)
  return mails.map(({ to, subject }) => ({ to, subject }))
}

const toldOf = ({ people }: Applied) =>
  people.map(({ email: to }) => ({ to, subject: 'Sin respuesta a tu candidatura a «Dependiente de tienda»' }))

describe('An application without a reply', () => {
  test('is told to its candidate after 30 days, once, also by three processes and after missed nights', async () => {
    const on = await appliedTo({ count: 2 })
    expect(await night('2026-12-20')).toEqual([])
    expect((await night('2026-12-23', 3)).toSorted((one, other) => one.to.localeCompare(other.to))).toEqual(
      toldOf(on).toSorted((one, other) => one.to.localeCompare(other.to)),
    )
    expect(mails[0]?.text).toContain('Talleres Ejemplo no ha respondido en 30 días a tu candidatura')
    expect(mails[0]?.unsubscribe).toContain('/baja-correos?token=')
    expect(await night('2026-12-24', 3)).toEqual([])
    const read = async () => {
      const { token } = await aSession(on.people[0]!)
      return (await app.call('GET /api/users/user-candidatures', { token })).body
    }
    expect(await read()).toMatchObject([{ sin_respuesta: '2026-12-23' }])
    const happenedAt = new Date(clock.now().getTime() - 60_000)
    const late = { from: 'enviada', to: 'preseleccionada', actor: 'empresa', happenedAt } as const
    const ids = await db.select({ applicationId: application.id }).from(application)
    await db.insert(applicationEvent).values(ids.map((one) => ({ ...one, ...late })))
    expect(await read(), 'answered late').toMatchObject([{ sin_respuesta: null }])
    await db.delete(applicationEvent).where(eq(applicationEvent.to, 'preseleccionada'))
    const rows = await db.select({ at: application.unansweredAt, state: application.state }).from(application)
    expect(rows).toEqual([1, 2].map(() => ({ at: new Date('2026-12-23T02:00:00Z'), state: 'enviada' })))
  })

  test('counts as such also when it was read, and not once it is answered, withdrawn, or closed', async () => {
    const on = await appliedTo({ count: 4 })
    const [read, answered, withdrawn, closed] = on.ids
    await move(on, [read!], 'leida')
    await move(on, [answered!], 'preseleccionada')
    await db.update(application).set({ state: 'retirada' }).where(eq(application.id, withdrawn!))
    await db.update(application).set({ state: 'cerrada' }).where(eq(application.id, closed!))
    expect(await night('2026-12-21')).toEqual([toldOf(on)[0]])
  })

  test('is told to nobody where the reply comes before the letter leaves', async () => {
    const on = await appliedTo()
    clock.set('2026-12-21T02:00:00Z')
    await tellUnanswered(deps)
    await move(on, on.ids, 'descartada')
    mails.length = 0
    await runJobs(app)
    expect(mails).toEqual([])
  })

  test('is told by no mail to somebody who has left such mails, and stands in the list all the same', async () => {
    const on = await appliedTo()
    const path = await unsubscribePathOf(deps, on.people[0]!.accountId)
    expect((await app.request(path, { method: 'POST' })).status).toBe(200)
    expect(await night('2026-12-21')).toEqual([])
    expect(await db.$count(application, sql`unanswered_at is not null`)).toBe(1)
  })

  test('waits anew where its candidate withdraws and applies again', async () => {
    const on = await appliedTo({ caduca_el: '2027-01-20' })
    await night('2026-12-21')
    const [person] = on.people
    await db.update(application).set({ state: 'retirada' })
    clock.set('2026-11-21T11:00:00Z')
    await anApplication(app, { by: person!, offerId: on.offerId, cvId: await aCv(app, { by: person! }) })
    expect(await db.select({ at: application.unansweredAt }).from(application)).toEqual([{ at: null }])
  })

  test('of long ago is marked without a mail', async () => {
    await appliedTo()
    expect(await night('2027-01-20')).toEqual([])
    expect(await db.$count(application, sql`unanswered_at is not null`)).toBe(1)
  })
})

describe('How a company replies', () => {
  const figuresOf = async ({ firm }: Applied) => {
    await countReplies(deps)
    const [row] = await db
      .select({ days: company.replyDays, percent: company.replyPercent })
      .from(company)
      .where(eq(company.id, firm.companyId))
    return row
  }
  const shown = async ({ offerId }: Applied) => (await app.call(`GET /api/companies/offer-information/${offerId}`)).body
  const reply = (on: Applied, day: string, ...places: number[]) => {
    clock.set(`${day}T10:00:00Z`)
    return move(
      on,
      places.map((place) => on.ids[place]!),
      'descartada',
    )
  }

  test('is said of at least 5 applications that have ended, on the offer, and nothing before', async () => {
    const on = await appliedTo({ count: 6 })
    await reply(on, '2026-11-23', 0, 1)
    await reply(on, '2026-11-27', 2, 3)
    expect(await figuresOf(on)).toEqual({ days: null, percent: null })
    expect(await shown(on)).toMatchObject({ responde_en_dias: null, responde_por_ciento: null })
    await db.update(application).set({ unansweredAt: clock.now() }).where(eq(application.id, on.ids[4]!))
    // Half of 2 and 6 days.
    expect(await figuresOf(on)).toEqual({ days: 4, percent: 80 })
    await expect.poll(() => shown(on)).toMatchObject({ responde_en_dias: 4, responde_por_ciento: 80 })
    const list = await app.call<object[]>('GET /api/companies/all-active-offers')
    expect(list.body[0]).toMatchObject({ responde_en_dias: 4, responde_por_ciento: 80 })
  })

  test('is neither better for a deleted offer, nor for replies after the end or too late', async () => {
    const on = await appliedTo({ count: 5 })
    await reply(on, '2026-11-22', 0)
    await reply(on, '2026-12-22', 1)
    clock.set('2026-11-21T10:00:00Z')
    await app.call(`POST /api/companies/close-offer/${on.offerId}`, { token: on.firm.token, body: {} })
    clock.set('2026-11-24T10:00:00Z')
    await move(on, [on.ids[2]!], 'entrevista')
    expect(await figuresOf(on)).toEqual({ days: 1, percent: 20 })
    await db.execute(sql`delete from offer where id = ${on.offerId}`)
    expect(await figuresOf(on)).toEqual({ days: 1, percent: 20 })
  })

  test('counts neither a reading, nor what was undone, nor who withdrew, nor what is older than a year', async () => {
    const on = await appliedTo({ count: 6 })
    await reply(on, '2026-11-23', 0, 1, 2, 3)
    await move(on, [on.ids[4]!], 'leida')
    await db.update(application).set({ state: 'retirada' }).where(eq(application.id, on.ids[5]!))
    expect(await figuresOf(on)).toEqual({ days: null, percent: null })
    await reply(on, '2026-11-24', 4)
    expect(await figuresOf(on)).toEqual({ days: 2, percent: 100 })
    await db.execute(sql`update application_event set undone_at = now() where application_id = ${on.ids[4]}
      and to_state = 'descartada'`)
    expect(await figuresOf(on)).toEqual({ days: null, percent: null })
    await reply(on, '2026-11-24', 4)
    clock.set('2027-11-21T10:00:00Z')
    expect(await figuresOf(on)).toEqual({ days: null, percent: null })
  })

  test('is said without days where it answered nobody', async () => {
    const on = await appliedTo({ count: 5 })
    await app.call(`DELETE /api/companies/delete-project/${on.projectId}`, { token: on.firm.token })
    expect(await figuresOf(on)).toEqual({ days: null, percent: 0 })
  })
})
