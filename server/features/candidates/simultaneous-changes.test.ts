import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { candidate } from '#server/database/schema/schema.ts'
import { aCandidate } from '#server/testing/factories.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'

const app = await createTestApp()

const update = (token: string, body: object, { call } = app) => call('PUT /api/users/update-profile', { token, body })

// Seen to fail without the WHERE of the update: no other test has a second candidate.
test('a change of one profile, or of its picture, changes no other candidate', async () => {
  const [changed, other] = [await aCandidate(app), await aCandidate(app)]
  const find = () => app.deps.db.select().from(candidate).where(eq(candidate.id, other.candidateId))
  const before = await find()
  const body = { nombre: 'Otra', num_documento: '12345678Z', image: await aPicture() }
  expect((await update(changed.token, body)).status).toBe(200)
  expect(await find()).toEqual(before)
})

// Seen to fail without the lock of the candidate: the picture that was saved first stayed on the disk.
test('two simultaneous replacements of a picture leave one file', async () => {
  const { token, candidateId } = await aCandidate(app, { image: await aPicture() })
  const photos = join(app.deps.env.dataDir, 'files/photo')
  const countPhotos = async () =>
    (await readdir(photos, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
  const before = await countPhotos()
  const image = await aPicture('#1F2430')
  const { answers } = await app.deps.db.transaction(async (tx) => {
    await tx.update(candidate).set({ mobilePhone: '600 000 002' }).where(eq(candidate.id, candidateId))
    // One process handles one picture of an account at a time.
    const both = Promise.all([app, testAppOf(app.deps)].map((process) => update(token, { image }, process)))
    await untilSomebodyWaits(app, 2)
    // In an object: a promise returned directly would be awaited before the commit.
    return { answers: both }
  })
  expect((await answers).map(({ status }) => status)).toEqual([200, 200])
  await runJobs(app)
  expect(await countPhotos()).toBe(before)
})
