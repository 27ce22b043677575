import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aCandidate, aCompany, candidateFields } from '#server/testing/factories.ts'
import { aPdf, aPicture } from '#server/testing/sample-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'

/** No disk has so much. */
const app = await createTestApp({ env: { minFreeDiskBytes: 2 ** 60 } })
const refusal = { status: 507, body: { code: 'disk_full', error: expect.stringContaining('espacio') } }

// Seen to fail without requireFreeSpace: the files were stored.
test('With too little free space no file is stored, and everything else works', async () => {
  const { token } = await aCandidate(app)
  const ofCompany = await aCompany(app)
  const image = await aPicture()
  const name = 'CV'
  expect(await app.call('POST /api/users/upload-cv-file', { token, body: { name, file: await aPdf() } })).toMatchObject(
    refusal,
  )
  const photo = { ...candidateFields, nombre: 'Otra', image }
  expect(await app.call('PUT /api/users/update-profile', { token, body: photo })).toMatchObject(refusal)
  expect(await app.call('PUT /api/companies/update-profile', { ...ofCompany, body: { image } })).toMatchObject(refusal)

  const entries = await readdir(join(app.deps.env.dataDir, 'files'), { recursive: true, withFileTypes: true })
  expect(entries.filter((entry) => entry.isFile())).toEqual([])
  expect((await app.call('GET /api/users/get-cvs-info', { token })).body).toEqual([])
  const { body } = await app.call<object[]>('GET /api/users/user-information', { token })
  expect(JSON.stringify(body)).toContain('"nombre":"Ana"')
})
