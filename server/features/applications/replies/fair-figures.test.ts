import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { application, company } from '#server/database/schema/schema.ts'
import { anApplication, aCv } from '#server/testing/factories.ts'
import { openAppliedSite, type Applied } from '#server/testing/fixtures/applications/applied-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { countReplies } from './count-replies.ts'
import { queueRecaps } from './queue-recaps.ts'
import { tellUnanswered } from './tell-unanswered.ts'

const { app, db, clock, mails, appliedTo, move } = await openAppliedSite()
const { deps } = app

beforeEach(() => db.delete(application))

async function night(day: string) {
  clock.set(`${day}T02:00:00Z`)
  mails.length = 0
  await tellUnanswered(deps)
  await runJobs(app)
  await countReplies(deps)
}

async function recap(monday: string) {
  clock.set(`${monday}T08:00:00Z`)
  await queueRecaps(deps)
  await runJobs(app)
}

async function percentOf({ firm }: Applied) {
  const [row] = await db.select({ percent: company.replyPercent }).from(company).where(eq(company.id, firm.companyId))
  return row?.percent
}

describe('An application of the releases before states', () => {
  test('is marked as unanswered, but neither told nor counted', async () => {
    const on = await appliedTo({ count: 6 })
    await db.execute(sql`delete from application_event`)
    await night('2026-12-14')
    expect(mails).toEqual([])
    await night('2026-12-21')
    expect(mails).toEqual([])
    expect(await db.$count(application, sql`unanswered_at is not null`)).toBe(6)
    expect(await percentOf(on)).toBeNull()
  })
})

describe('A candidate without a reply', () => {
  const promise = 'Se lo hemos recordado'

  test('reads that the company was reminded where it was', async () => {
    await appliedTo()
    await recap('2026-12-14')
    await night('2026-12-21')
    expect(mails[0]?.text).toContain(promise)
  })

  test('does not read so where the company wants no recap', async () => {
    const on = await appliedTo()
    await db.update(company).set({ wantsRecap: false }).where(eq(company.id, on.firm.companyId))
    await recap('2026-12-14')
    await night('2026-12-21')
    expect(mails[0]?.text).not.toContain(promise)
  })

  test('does not read so where the last recap was about others, who had waited for a week', async () => {
    const on = await appliedTo({ count: 2 })
    await db.update(application).set({ createdOn: '2026-11-10' }).where(eq(application.id, on.ids[1]!))
    await recap('2026-11-23')
    await night('2026-12-21')
    const isTold = (place: number) => mails.find(({ to }) => to === on.people[place]?.email)?.text.includes(promise)
    expect([isTold(0), isTold(1)]).toEqual([false, true])
  })
})

describe('The figure of how a company replies', () => {
  test('is not made of a few who were answered the same day, while as many wait', async () => {
    const on = await appliedTo({ count: 10 })
    await move(on, on.ids.slice(0, 5), 'preseleccionada')
    await countReplies(deps)
    expect(await percentOf(on)).toBeNull()
    await night('2026-12-21')
    expect(await percentOf(on)).toBe(50)
  })

  test('takes no reading for a reply, and is rounded down', async () => {
    const on = await appliedTo({ count: 6 })
    await move(on, on.ids, 'leida')
    clock.set('2026-11-24T10:00:00Z')
    await move(on, on.ids.slice(0, 5), 'descartada')
    await night('2026-12-21')
    expect(await percentOf(on)).toBe(83)
  })

  test('takes no reply to an application over to that which is sent again the same day', async () => {
    const on = await appliedTo({ count: 5, caduca_el: '2027-01-20' })
    await move(on, on.ids, 'preseleccionada')
    for (const [place, person] of on.people.entries()) {
      await app.call(`POST /api/users/withdraw-candidature/${on.ids[place]}`, { token: person.token })
      await anApplication(app, { by: person, offerId: on.offerId, cvId: await aCv(app, { by: person }) })
    }
    await night('2026-12-21')
    expect(await percentOf(on)).toBe(0)
  })
})
