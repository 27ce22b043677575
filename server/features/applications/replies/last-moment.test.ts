import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { account, accountDeletion, application, candidate } from '#server/database/schema/schema.ts'
import { openAppliedSite } from '#server/testing/fixtures/applications/applied-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { tellUnanswered } from './tell-unanswered.ts'

const { app, db, clock, mails, appliedTo } = await openAppliedSite()
const { deps } = app

beforeEach(() => db.delete(application))

/** The letters that leave now, after what has happened since they were written down. */
async function letters() {
  mails.length = 0
  await runJobs(app)
  return mails
}

describe('That nobody has answered is told to no candidate who, before the letter leaves,', () => {
  /** Somebody whose letter is on its way. */
  async function unanswered() {
    const on = await appliedTo()
    clock.set('2026-12-21T02:00:00Z')
    await tellUnanswered(deps)
    return on
  }

  test('has withdrawn', async () => {
    const { ids } = await unanswered()
    await db.update(application).set({ state: 'retirada' }).where(eq(application.id, ids[0]!))
    expect(await letters()).toEqual([])
  })

  test('deletes the account', async () => {
    const { people } = await unanswered()
    const now = clock.now()
    const leaving = { accountId: people[0]!.accountId, requestedAt: now, dueAt: now, pausedProjects: [] }
    await db.insert(accountDeletion).values(leaving)
    expect(await letters()).toEqual([])
  })

  test('is kept out by an operator', async () => {
    const { people } = await unanswered()
    await db.update(account).set({ disabledAt: clock.now() }).where(eq(account.id, people[0]!.accountId))
    expect(await letters()).toEqual([])
  })
})

test('The letter that nobody has answered has a link that ends the mails of its candidate and of nobody else', async () => {
  const { people } = await appliedTo({ count: 2 })
  clock.set('2026-12-21T02:00:00Z')
  await tellUnanswered(deps)
  const { email } = people[1]!
  const link = new URL((await letters()).find(({ to }) => to === email)?.unsubscribe ?? '')
  expect((await app.request(link.pathname + link.search, { method: 'POST' })).status).toBe(200)
  const left = await db.select({ id: candidate.id }).from(candidate).where(eq(candidate.wantsNews, false))
  expect(left).toEqual([{ id: people[1]!.candidateId }])
})
