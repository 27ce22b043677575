import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/config/env.ts'
import { aCandidate, aCompany, aCv, anOffer, aProject } from '#server/testing/factories.ts'
import { makeImage } from '#server/testing/fixtures/images.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createFront } from '../static/front.ts'
import { openStaticFiles } from '../static/static-files.ts'

const { baseUrl } = readEnv({ BASE_URL: 'https://empleo.example' })
const app = await createTestApp({ env: { baseUrl } })
const paths: Record<string, string> = {
  'a built script': '/assets/root-abc.js',
  'a missing script': '/assets/root-old.js',
  'an icon': '/favicon.svg',
  'a logo': '',
  'a CV': '',
  'a CV without its signature': '',
  'a missing logo': `/files/logo/ab/${'c'.repeat(38)}.webp`,
  'a path that is no file': '/files/../etc/passwd',
  'the picture of the site': '/og/faro.png',
  'the picture of an offer': '',
  'the picture of no offer': '/og/999999.png',
  'an unknown picture': '/og/nothing.png',
  'a page': '/pagina-principal',
  'a call': '/api/master/sectors',
  'an unknown call': '/api/nothing',
  'the feed': '/feeds/ofertas.rss',
  'the health check': '/healthz',
  'the webhook': '/api/stripe/webhook',
  'the payment page': '/pasarela-de-pruebas/pago/cs_test_0',
}

let folder: string
let front: ReturnType<typeof createFront>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headers-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/root-abc.js'), 'code')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  const pages = async () => new Response('a page', { headers: { 'content-type': 'text/html' } })
  front = createFront({ app: createApp(app.deps, pages), staticFiles: await openStaticFiles(folder, { baseUrl }) })
  const { files } = app.deps
  const candidate = await aCandidate(app)
  const cvId = await aCv(app, { by: candidate })
  paths['a CV'] = (await app.call<{ cv_link: string }>(`GET /api/users/cv-link/${cvId}`, candidate)).body.cv_link
  paths['a CV without its signature'] = paths['a CV'].replace(/\?.*/, '')
  paths['a logo'] = files.publicLink(await files.put('logo', await makeImage('webp')))
  const by = await aCompany(app)
  paths['the picture of an offer'] = `/og/${await anOffer(app, { by, projectId: await aProject(app, { by }) })}.png`
})

afterAll(() => rm(folder, { recursive: true }))

/** Every way to ask for a path. With the tag of the first answer the second one may be a 304. */
async function answersOf(path: string): Promise<Response[]> {
  const first = await front.request(path)
  const tag = first.headers.get('etag') ?? '"none"'
  return [
    first,
    await front.request(path, { method: 'HEAD' }),
    await front.request(path, { headers: { 'if-none-match': tag } }),
    await front.request(path, { headers: { range: 'bytes=9999999-' } }),
    await front.request(path, { method: 'DELETE' }),
  ]
}

describe('every answer forces HTTPS, the sent type and our own content:', () => {
  // Seen to fail where built files, /files and /og were answered before the security headers.
  test.each(Object.keys(paths))('%s', async (name) => {
    const answers = await answersOf(paths[name] ?? '')
    for (const { status, headers } of answers) {
      expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^default-src '(self|none)'; .*frame-ancestors 'none'/),
      })
    }
  })
})

// Seen to fail with the headers of pages: 844 bytes.
test('the headers of a built file are short, since a page loads about twenty', async () => {
  const { headers } = await front.request('/assets/root-abc.js', { headers: { 'accept-encoding': 'br' } })
  expect([...headers].join('\r\n').length).toBeLessThan(420)
})

// Seen to fail: below /assets a missing file had the short headers, although the answer is a page.
test('the answer for a missing built file has the headers of every page', async () => {
  const { status, headers } = await front.request('/assets/root-old.js', { method: 'DELETE' })
  expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
    status: 405,
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

// Seen to fail: React Router logged a stack for the origin of a visitor.
test('a page takes nothing but questions, and refuses the rest without a word in the log', async () => {
  const error = vi.spyOn(app.deps.log, 'error')
  const origin = 'https://elsewhere.example'
  expect((await front.request('/pagina-principal', { method: 'POST', headers: { origin } })).status).toBe(405)
  expect(error).not.toHaveBeenCalled()
})

test('a page allows its own inline scripts only, by their hashes, and has the same bytes each time', async () => {
  const pages = createApp(app.deps, async (_request, { nonce }) => {
    const scripts = `<script nonce="${nonce}">ours()</script><script nonce="guessed">theirs()</script>`
    const page = `${scripts}<script nonce="${nonce}" async src="/assets/root.js"></script>`
    return new Response(page, { headers: { 'content-type': 'text/html' } })
  })
  const askFront = createFront({ app: pages, staticFiles: await openStaticFiles(folder, { baseUrl }) })
  const [answer, again] = [await askFront.request('/'), await askFront.request('/')]
  const hash = createHash('sha256').update('ours()').digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
  const page = await answer.text()
  expect(page).toContain('<script>ours()</script>')
  expect(await again.text()).toBe(page)
})
