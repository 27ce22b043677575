import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDestroyedAccounts } from '#server/features/auth/deletion/destroyed-accounts.ts'
import { jobHandlers } from './all-jobs.ts'
import { account, accountDeletion, application, cvDownload, offer } from '#server/database/schema/schema.ts'
import { resumeRemovals } from '#server/jobs/paused-removals/paused-removals.ts'
import { aCandidate, aCompany, anAccount, anApplication, aCv, anOffer } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

// A restored backup and a clock that is weeks ahead look the same: by their terms everything below is due at once.

const idleWarning = 'idle accounts are kept: without SMTP_URL nobody can be informed'

/** A site on which something of each kind is due, and which tells what is left of it after a run. */
async function openDueSite() {
  const clock = createTestClock()
  const app = await createTestApp({ clock, env: { verifyEmail: true } })
  const { deps } = app
  const { db, env } = deps
  const lines: string[] = []
  deps.log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })

  const run = async () => {
    lines.length = 0
    await jobHandlers(deps).hourly({ id: 'hour', data: {} })
    await jobHandlers(deps).nightly({ id: 'night', data: {} })
    return lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
  }
  // The nightly comparison of files deletes nothing and takes a second: it leaves the files of another installation alone.
  await deps.files.writeOwner('another')
  await run()

  const [leaving, unconfirmed, restored] = [await anAccount(app), await anAccount(app), await anAccount(app)]
  const [person, firm] = [await aCandidate(app), await aCompany(app)]
  const [offerId, cvId] = [await anOffer(app, { by: firm }), await aCv(app, { by: person })]
  await anApplication(app, { by: person, offerId, cvId })
  await db.update(account).set({ createdAt: new Date('2026-09-01T10:00:00Z') })
  await db.update(account).set({ lastUsedOn: '2024-01-01' }).where(eq(account.id, restored.accountId))
  await db.update(account).set({ isConfirmed: false }).where(eq(account.id, unconfirmed.accountId))
  const dueAt = new Date('2026-11-22T10:00:00Z')
  await db
    .insert(accountDeletion)
    .values({ accountId: leaving.accountId, requestedAt: clock.now(), dueAt, pausedProjects: [] })
  await db.insert(cvDownload).values({ cvId, companyId: firm.companyId, downloadedAt: new Date(0), minute: 0 })
  await db.update(offer).set({ state: 0 }).where(eq(offer.id, offerId))
  await db.update(offer).set({ endedOn: '2025-01-01' }).where(eq(offer.id, offerId))
  await mkdir(env.mail.outbox, { recursive: true })
  const mail = join(env.mail.outbox, 'old.eml')
  await writeFile(mail, '')
  await utimes(mail, 0, 0)

  const exists = async ({ accountId }: { accountId: number }) => (await db.$count(account, sql`id = ${accountId}`)) > 0
  const left = async () => ({
    leaving: await exists(leaving),
    unconfirmed: await exists(unconfirmed),
    applications: await db.$count(application),
    downloads: await db.$count(cvDownload),
    mails: (await readdir(env.mail.outbox)).length,
  })
  return { app, clock, run, left, restored, exists }
}

const all = { leaving: true, unconfirmed: true, applications: 1, downloads: 1, mails: 1 }
const none = { leaving: false, unconfirmed: false, applications: 0, downloads: 0, mails: 0 }
const pausedLine = expect.stringContaining('npm run cli -- resume-removals')

test('housekeeping that runs every hour removes what is due', async () => {
  const { clock, run, left } = await openDueSite()
  clock.set('2026-11-23T09:00:00Z')
  const lines = await run()
  expect(lines).toContain(idleWarning)
  expect(lines).not.toContainEqual(pausedLine)
  expect(await left()).toEqual(none)
})

// Seen to fail without the guard of each task.
test('after a gap of days nothing is removed for two days, the log and readyz say so, and then it goes on', async () => {
  const { app, clock, run, left } = await openDueSite()
  clock.set('2026-11-23T10:01:00Z')
  const lines = await run()
  expect(lines).toContainEqual(pausedLine)
  expect(lines).not.toContain(idleWarning)
  expect(await left()).toEqual(all)
  const ready = async () => (await app.call('GET /readyz')).body
  expect(await ready()).toMatchObject({ status: 'ok', removalsHeldUntil: '2026-11-25T10:01:00.000Z' })

  clock.set('2026-11-25T10:00:00Z')
  await run()
  expect(await left()).toEqual(all)
  clock.set('2026-11-25T10:01:00Z')
  expect(await run()).not.toContainEqual(pausedLine)
  expect(await left()).toEqual(none)
  const parts = { database: 'ok', mails: 'ok', files: 'ok', payments: 'stand-in' }
  expect(await ready()).toEqual({ status: 'ok', deadLetters: 0, ...parts })
})

test('a clock that goes back holds removals too', async () => {
  const { clock, run, left } = await openDueSite()
  clock.set('2026-11-21T08:00:00Z')
  expect(await run()).toContainEqual(pausedLine)
  expect(await left()).toEqual(all)
})

test('accounts of the ledger are destroyed at once, also while removals are paused', async () => {
  const { app, clock, run, restored, exists } = await openDueSite()
  const { db } = app.deps
  const [row] = await db.select().from(account).where(eq(account.id, restored.accountId))
  if (!row) throw new Error('no account')
  const record = await openDestroyedAccounts(app.deps)
  await record(row)
  clock.set('2026-12-21T10:00:00Z')
  expect(await run()).toContainEqual(pausedLine)
  expect(await exists(restored)).toBe(false)
})

test('the command lets them go on at once, also before the first run after a restored backup', async () => {
  const { app, clock, run, left } = await openDueSite()
  clock.set('2026-12-21T10:00:00Z')
  await resumeRemovals(app.deps)
  await run()
  expect(await left()).toEqual(none)
})

// Their links could not be sent meanwhile.
test('once SMTP_URL is back, the removal of unconfirmed accounts is paused for two days, and everything else goes on', async () => {
  const { app, clock, run, left } = await openDueSite()
  app.deps.env.verifyEmail = false
  for (const day of [22, 23, 24]) {
    clock.set(`2026-11-${day}T09:00:00Z`)
    await run()
  }
  expect(await left()).toEqual({ ...none, unconfirmed: true })
  app.deps.env.verifyEmail = true
  clock.set('2026-11-24T10:00:00Z')
  await run()
  expect(await left()).toEqual({ ...none, unconfirmed: true })
  clock.set('2026-11-25T12:00:00Z')
  await run()
  clock.set('2026-11-26T12:00:00Z')
  await run()
  expect(await left()).toEqual(none)
})
