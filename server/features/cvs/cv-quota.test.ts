import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { aPdf } from '#server/testing/sample-files.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { insertCv, lockCandidate } from './queries.ts'

const file = await aPdf()
const sizeBytes = Buffer.from(file.split(',')[1] ?? '', 'base64').byteLength
const { quotas } = readEnv({})

const app = await createTestApp({ env: { quotas: { ...quotas, cvs: 2 } } })
const tight = await createTestApp({ env: { quotas: { ...quotas, cvBytes: 2 * sizeBytes + 1 } } })

const upload = ({ token }: { token: string }, to = app) =>
  to.call('POST /api/users/upload-cv-file', { token, body: { name: 'CV', file } })
const remove = ({ token }: { token: string }, id: unknown, from = app) =>
  from.call(`DELETE /api/users/delete-cv/${id}`, { token })

async function countFiles({ deps }: typeof app): Promise<number> {
  const entries = await readdir(join(deps.env.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

describe('The list of a candidate', () => {
  // Seen to fail without requireRoom.
  test('takes as many CVs as are allowed, and another one after one was deleted', async () => {
    const candidate = await aCandidate(app)
    const { body } = await upload(candidate)
    expect((await upload(candidate)).status).toBe(200)
    const files = await countFiles(app)
    expect(await upload(candidate)).toMatchObject({
      status: 409,
      body: { code: 'cvs_full', error: expect.stringContaining('Elimina alguno') },
    })
    expect(await countFiles(app)).toBe(files)
    await remove(candidate, body.can_cv_id)
    expect((await upload(candidate)).status).toBe(200)
  })

  // Seen to fail without lockCandidate in uploadCv: the upload did not see the other two and was stored.
  test('takes no more of them when another process is storing two at the same time', async () => {
    const candidate = await aCandidate(app)
    const { candidateId } = candidate
    const files = await countFiles(app)
    const late = await app.deps.db.transaction(async (tx) => {
      await lockCandidate(tx, candidateId)
      for (const name of ['Uno', 'Dos']) {
        await insertCv(tx, { candidateId, name, fileKey: name, sizeBytes: 1, uploadedOn: '2026-11-21' })
      }
      const answer = upload(candidate)
      await untilSomebodyWaits(app)
      return { answer }
    })
    expect(await late.answer).toMatchObject({ status: 409, body: { code: 'cvs_full' } })
    expect(await countFiles(app)).toBe(files)
  })

  test('does not count CVs that were deleted and are still in an application', async () => {
    const [candidate, company] = [await aCandidate(app), await aCompany(app)]
    for (const offerId of [await anOffer(app, { by: company }), await anOffer(app, { by: company })]) {
      const cvId = await aCv(app, { by: candidate })
      await anApplication(app, { by: candidate, offerId, cvId })
      await remove(candidate, cvId)
    }
    expect((await upload(candidate)).status).toBe(200)
  })
})

// Seen to fail without the sum of the sizes, and with a sum of the CVs in the list alone.
test('The space of a candidate includes CVs that were deleted and are still in an application', async () => {
  const [candidate, company] = [await aCandidate(tight), await aCompany(tight)]
  const [cvId, offerId] = [await aCv(tight, { by: candidate }), await anOffer(tight, { by: company })]
  await anApplication(tight, { by: candidate, offerId, cvId })
  await remove(candidate, cvId, tight)
  expect((await upload(candidate, tight)).status).toBe(200)
  const refused = { status: 409, body: { code: 'cv_space_full' } }
  expect(await upload(candidate, tight)).toMatchObject(refused)

  const { token } = candidate
  const { body } = await tight.call<{ can_cv_ofertas_id: number }[]>('GET /api/users/user-candidatures', { token })
  await tight.call(`DELETE /api/users/delete-candidature/${body[0]!.can_cv_ofertas_id}`, { token })
  expect((await upload(candidate, tight)).status).toBe(200)
})
