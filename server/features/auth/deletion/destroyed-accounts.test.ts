import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { account, accountDeletion } from '#server/database/schema/schema.ts'
import { openS3Server } from '#server/testing/fixtures/servers/s3-server.ts'
import { anAccount } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { destroyDueAccounts } from './destroy-account.ts'
import { destroyAgain } from './destroy-again.ts'

const s3 = await openS3Server()
afterAll(s3.close)

const onDisk = await createTestApp()
const inBucket = await createTestApp({ env: { s3: s3.settings } })

const findAccount = async ({ deps }: TestApp, id: number) =>
  (await deps.db.select().from(account).where(eq(account.id, id)))[0]

/** Destroys an account, and puts its row back as a restored backup would. */
async function aRestored(app: TestApp) {
  const { db, clock } = app.deps
  const { accountId } = await anAccount(app)
  const row = await findAccount(app, accountId)
  if (!row) throw new Error('no account')
  const now = clock.now()
  await db.insert(accountDeletion).values({ accountId, requestedAt: now, dueAt: now, pausedProjects: [] })
  await destroyDueAccounts(app.deps)
  expect(await findAccount(app, accountId)).toBeUndefined()
  await db.insert(account).overridingSystemValue().values(row)
  return { exists: async () => (await findAccount(app, accountId)) !== undefined }
}

const loseDataDir = ({ deps }: TestApp) => rm(join(deps.env.dataDir, 'destroyed-accounts'))

function logOf(app: TestApp): string[] {
  const lines: string[] = []
  app.deps.log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  return lines
}

describe.each([
  ['a folder', onDisk],
  ['a bucket', inBucket],
])('With files in %s', (_store, app) => {
  // Seen to fail while the list was only in DATA_DIR: another machine, or a new disk, brought everybody back.
  test('a machine without the list of DATA_DIR destroys again who a backup brings back', async () => {
    const restored = await aRestored(app)
    await loseDataDir(app)
    const lines = logOf(app)
    await destroyAgain(app.deps)
    expect(await restored.exists()).toBe(false)
    expect(lines.join()).toContain('a restored backup had brought back')
  })

  test('accounts of older releases, which are only in DATA_DIR, come to the store', async () => {
    const createdAt = new Date('2025-03-01T10:00:00Z')
    await appendFile(join(app.deps.env.dataDir, 'destroyed-accounts'), `4711 ${createdAt.toISOString()}\n12 2025-`)
    await destroyAgain(app.deps)
    expect(await app.deps.files.listDestroyed()).toContain(`4711-${createdAt.getTime()}`)
    expect(await app.deps.files.listDestroyed()).not.toContainEqual(expect.stringMatching(/^12-/))
  })
})

test('the list of another installation on the same bucket destroys nobody, and gets no account of ours', async () => {
  const { files } = inBucket.deps
  // Another time, so that no account has the name of one of ours.
  const clock = createTestClock('2026-11-21T12:00:00Z')
  const other = await createTestApp({ clock, env: { s3: s3.settings } })
  const before = await files.listDestroyed()
  const restored = await aRestored(other)
  const row = await anAccount(other)
  const innocent = await findAccount(other, row.accountId)
  await files.markDestroyed(`${row.accountId}-${innocent?.createdAt.getTime()}`)
  logOf(other)
  await destroyAgain(other.deps)
  expect(await findAccount(other, row.accountId)).toBeDefined()
  expect(await restored.exists(), 'it is in DATA_DIR').toBe(false)
  expect(await files.listDestroyed()).toHaveLength(before.length + 1)
})

test('while the bucket is away nobody is destroyed but those of DATA_DIR, and the start is not held up', async () => {
  const restored = await aRestored(inBucket)
  const { db, clock } = inBucket.deps
  const { accountId } = await anAccount(inBucket)
  const now = clock.now()
  await db.insert(accountDeletion).values({ accountId, requestedAt: now, dueAt: now, pausedProjects: [] })
  const lines = logOf(inBucket)
  await s3.stop()
  await destroyAgain(inBucket.deps)
  await expect(destroyDueAccounts(inBucket.deps)).rejects.toMatchObject({ code: 'files_unavailable' })
  await s3.start()
  expect(await restored.exists()).toBe(false)
  expect(await findAccount(inBucket, accountId)).toBeDefined()
  expect(lines.join()).toContain('the list of destroyed accounts in the store of files cannot be read')
  await destroyDueAccounts(inBucket.deps)
  expect(await findAccount(inBucket, accountId)).toBeUndefined()
})
