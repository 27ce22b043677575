import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaticFiles } from './static-files.ts'

let folder: string
let app: Hono

const script = 'a text that is long enough'
const gzipped = gzipSync(script)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await mkdir(join(folder, 'client/.vite'))
  await writeFile(join(folder, 'secret.txt'), 'nobody reads this')
  await writeFile(join(folder, 'client/.vite/manifest.json'), '{}')
  await writeFile(join(folder, 'client/favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'client/assets/root-abc.css'), 'plain')
  await writeFile(join(folder, 'client/assets/root-abc.css.br'), 'brotli')
  await writeFile(join(folder, 'client/assets/page.js'), script)
  await writeFile(join(folder, 'client/assets/page.js.gz'), gzipped)
  const files = await openStaticFiles(join(folder, 'client'), { baseUrl: 'https://empleo.example' })
  app = new Hono().use(files).all('*', (c) => c.text('page', 404))
})

afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

test('a file whose name changes with its content is cached permanently', async () => {
  const response = await get('/assets/root-abc.css')
  expect(await response.text()).toBe('plain')
  expect(response.headers.get('content-type')).toMatch('text/css')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a browser that accepts the compression gets the file that the build compressed', async () => {
  const response = await get('/assets/root-abc.css', { 'accept-encoding': 'gzip, br' })
  expect(await response.text()).toBe('brotli')
  expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
})

test.each([
  [{}, Buffer.from(script)],
  [{ 'accept-encoding': 'gzip' }, gzipped],
])('each browser gets the form of a file that it accepts, or its size (%j)', async (headers, expected) => {
  for (const method of ['GET', 'HEAD', 'GET']) {
    const response = await app.request('/assets/page.js', { method, headers })
    expect(response.headers.get('content-length')).toBe(String(expected.byteLength))
    expect(Buffer.from(await response.arrayBuffer())).toEqual(method === 'GET' ? expected : Buffer.alloc(0))
  }
})

test('other files are cached for a day, and then answered with 304 if they have not changed', async () => {
  const first = await get('/favicon.svg')
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
  const again = await get('/favicon.svg', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test.each([
  '/',
  '/pagina-principal',
  '/assets/',
  '/assets/root-abc.css.br',
  '/.vite/manifest.json',
  '/assets/%2e%2e/%2e%2e/secret.txt',
])('%s is not a file and is answered by the pages', async (path) => expect(await (await get(path)).text()).toBe('page'))

test('a file is read-only: other methods are answered by the pages', async () => {
  expect((await app.request('/favicon.svg', { method: 'POST' })).status).toBe(404)
})
