import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { pendingFile } from '#server/database/schema/schema.ts'
import { openS3Server } from '#server/testing/fixtures/servers/s3-server.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, companyFields } from '#server/testing/factories.ts'
import { aPdf, aPicture } from '#server/testing/sample-files.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { openFiles } from '../open-files.ts'
import { compareFiles } from '../pending/compare-files.ts'
import { sweepPendingFiles } from '../pending/remove-pending-files.ts'

const s3 = await openS3Server()
afterAll(s3.close)
const [app, onDisk] = [await createTestApp({ env: { s3: s3.settings } }), await createTestApp()]
const lines: string[] = []
app.deps.log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
beforeEach(() => void (lines.length = 0))

const file = await aPdf()
const upload = (at: TestApp, token: string) =>
  at.call('POST /api/users/upload-cv-file', { token, body: { name: 'CV de Íñigo', file } })

async function uploadAndOpen(at: TestApp, method: 'GET' | 'HEAD') {
  const { token } = await aCandidate(at)
  const { body } = await upload(at, token)
  const { cv_link } = (
    await at.call<{ cv_link: string }>(`GET /api/users/cv-link/${Number(body.can_cv_id)}`, { token })
  ).body
  const response = await at.request(cv_link, { method })
  const headers = Object.fromEntries(response.headers)
  delete headers['x-request-id']
  return { status: response.status, headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test.each(['GET', 'HEAD'] as const)(
  'A CV in a bucket is answered to %s exactly like one in a folder',
  async (method) => {
    const answer = await uploadAndOpen(app, method)
    expect(answer.status).toBe(200)
    expect(answer).toEqual(await uploadAndOpen(onDisk, method))
  },
)

test('The link of a company to a CV in a bucket dies with the application', async () => {
  const [company, candidate] = [await aCompany(app), await aCandidate(app)]
  const [offerId, cvId] = [await anOffer(app, { by: company }), await aCv(app, { by: candidate })]
  await anApplication(app, { by: candidate, offerId, cvId })
  const { body } = await app.call<{ can_cv_ofertas_id: number; can_cv_id: { cv_link: string } }[]>(
    'GET /api/companies/all-company-candidates',
    company,
  )
  const [first] = body
  const link = String(first?.can_cv_id.cv_link)
  expect(link).toMatch(/^\/files\/cv\//)
  expect((await app.request(link)).status).toBe(200)
  await app.call(`DELETE /api/users/delete-candidature/${first?.can_cv_ofertas_id}`, { token: candidate.token })
  expect((await app.request(link)).status).toBe(404)
})

const readLogo = async (token: string) =>
  String((await app.call('GET /api/companies/get-logo-image', { token })).body.imgUrl)

test('A logo in a bucket is public, and removed when it is replaced', async () => {
  const { token } = await aCompany(app, { image: await aPicture() })
  const before = await readLogo(token)
  const answer = await app.request(before)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  await app.call('PUT /api/companies/update-profile', { token, body: { ...companyFields, image: await aPicture() } })
  await runJobs(app)
  expect((await app.request(before)).status).toBe(404)
  expect((await app.request(await readLogo(token))).status).toBe(200)
})

test('The nightly comparison removes files without a row from a bucket', async () => {
  const key = await app.deps.files.put('export', Buffer.from('PK'))
  const inHours = (hours: number) => createTestClock(new Date(Date.now() + hours * 3_600_000).toISOString())
  await compareFiles({ ...app.deps, clock: inHours(25) }, ['export'])
  await sweepPendingFiles({ ...app.deps, clock: inHours(8 * 24 + 25) })
  await expect(app.deps.files.open(key)).rejects.toMatchObject({ code: 'not_found' })
  expect(lines).toEqual([])
})

test('While the store is away uploads and downloads answer 503, /readyz says so, and nothing is lost', async () => {
  const { token } = await aCandidate(app)
  const { body } = await upload(app, token)
  const { cv_link } = (await app.call(`GET /api/users/cv-link/${Number(body.can_cv_id)}`, { token })).body
  const away = {
    status: 503,
    body: {
      code: 'files_unavailable',
      error: 'Ahora mismo no podemos abrir ni guardar archivos. Inténtalo de nuevo en unos segundos.',
    },
  }
  await s3.stop()
  const refused = await upload(app, token)
  expect(refused).toMatchObject(away)
  expect(refused.headers.get('retry-after')).toBe('5')
  const download = await app.request(String(cv_link))
  expect([download.status, download.headers.get('retry-after'), download.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(await download.json()).toEqual(away.body)
  expect(lines.join()).toContain('the store of files failed: ')
  expect(await app.call('GET /readyz')).toMatchObject({ status: 200, body: { status: 'ok', files: 'unavailable' } })
  expect((await app.call<unknown[]>('GET /api/users/get-cvs-info', { token })).body).toHaveLength(1)

  await s3.start()
  expect((await app.request(String(cv_link))).status).toBe(200)
  expect((await app.call('GET /readyz')).body).toMatchObject({ deadLetters: 0 })
  await sweepPendingFiles(app.deps)
  expect(await app.deps.db.$count(pendingFile)).toBe(0)
})

test.each([
  ['a wrong secret', { secretAccessKey: 'wrong' }],
  ['a bucket that does not exist', { bucket: 'other' }],
])('With %s nothing is stored or read', async (_, wrong) => {
  const { clock, env, appSecret } = app.deps
  const key = await app.deps.files.put('cv', Buffer.from('%PDF-'))
  const files = await openFiles({ env: { ...env, s3: { ...s3.settings, ...wrong } }, secret: appSecret, clock })
  await expect(files.put('cv', Buffer.from('%PDF-'))).rejects.toMatchObject({ code: 'files_unavailable' })
  await expect(files.requireStore()).rejects.toMatchObject({ code: 'files_unavailable' })
  const opened = await files.open(key).catch((error: unknown) => error)
  expect(opened).toBeInstanceOf(Error)
})
