import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { account, pendingFile } from '#server/platform/database/schema/schema.ts'
import { aCandidate, aCompany, aCv } from '#server/testing/factories.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { createTestApp, runJobs } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { listKeysOfAccount } from './queries.ts'
import { removeFiles, removeFilesOfAccount } from './remove-files.ts'
import { removePendingFiles, sweepPendingFiles } from './remove-pending-files.ts'
import { storeFile } from './store-file.ts'

const app = await createTestApp()
const { db, files } = app.deps
const image = await aPicture()
const pdf = Buffer.from('%PDF-')

beforeEach(async () => void (await db.delete(pendingFile)))

const isStored = (key: string) =>
  files.open(key).then(
    () => true,
    () => false,
  )

const countStored = async (keys: string[]) => (await Promise.all(keys.map(isStored))).filter(Boolean).length

test('an account that is deleted takes all of its files along, and no others', async () => {
  const candidate = await aCandidate(app, { image })
  for (const name of ['Uno', 'Dos']) await aCv(app, { by: candidate, name })
  const [company, other] = [await aCompany(app, { image }), await aCompany(app, { image })]
  const keys = await Promise.all([candidate, company].map(({ accountId }) => listKeysOfAccount(db, accountId)))
  expect(await countStored(keys.flat())).toBe(4)
  for (const { accountId } of [candidate, company]) {
    await db.transaction(async (tx) => {
      await removeFilesOfAccount(app.deps, tx, accountId)
      await tx.delete(account).where(eq(account.id, accountId))
    })
  }
  await runJobs(app)
  expect(await countStored(keys.flat())).toBe(0)
  expect(await countStored(await listKeysOfAccount(db, other.accountId))).toBe(1)
  expect(await db.$count(pendingFile)).toBe(0)
})

test('a transaction that is rolled back removes no file', async () => {
  const key = await files.put('cv', pdf)
  const failing = db.transaction(async (tx) => {
    await removeFiles(app.deps, tx, [key])
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await runJobs(app)
  expect(await isStored(key)).toBe(true)
})

test('a file that cannot be removed stays in the list, and the others are removed', async () => {
  const [stuck, other] = [await files.put('cv', pdf), await files.put('cv', pdf)]
  await removeFiles(app.deps, db, [stuck, other])
  const remove = async (key: string) => {
    if (key === stuck) throw new Error('away')
    await files.remove(key)
  }
  await expect(removePendingFiles({ ...app.deps, files: { ...files, remove } })).rejects.toThrow('away')
  expect(await isStored(other)).toBe(false)
  expect(await db.select({ key: pendingFile.key }).from(pendingFile)).toEqual([{ key: stuck }])
  await removePendingFiles(app.deps)
  expect([await isStored(stuck), await db.$count(pendingFile)]).toEqual([false, 0])
})

test('an upload that was given up meanwhile stores neither a row nor a file', async () => {
  const later = { ...app.deps, clock: createTestClock('2026-11-21T11:00:01Z') }
  let key = ''
  const put: typeof files.put = async (...given) => {
    key = await files.put(...given)
    await sweepPendingFiles(later)
    return key
  }
  const save = async () => undefined
  await expect(
    storeFile({ ...app.deps, files: { ...files, put } }, { kind: 'cv', bytes: pdf, save }),
  ).rejects.toMatchObject({
    code: 'upload_interrupted',
  })
  expect([await isStored(key), await db.$count(pendingFile)]).toEqual([false, 0])
})

// Fails where a failed transaction removes the file in any case: the row would have none.
test('a file stays if its row was committed and only the answer of the database was lost', async () => {
  let key = ''
  const lossy = {
    ...app.deps,
    db: Object.assign(Object.create(db) as typeof db, {
      transaction: async (work: Parameters<typeof db.transaction>[0]) => {
        await db.transaction(work)
        throw new Error('connection lost')
      },
    }),
  }
  const save = async (_: unknown, given: string) => void (key = given)
  await expect(storeFile(lossy, { kind: 'cv', bytes: pdf, save })).rejects.toThrow('connection lost')
  expect([await isStored(key), await db.$count(pendingFile)]).toEqual([true, 0])
})
