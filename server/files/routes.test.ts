import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeImage } from '#server/testing/fixtures/images.ts'
import { handMadePdf } from '#server/testing/fixtures/pdfs.ts'
import { createServer } from '#server/http/admission/create-server.ts'
import { listen } from '#server/process/listen.ts'
import { openRawConnection, rawGet } from '#server/testing/raw-connection.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { AppError } from '#server/errors.ts'
import { sendError, type RequestVariables } from '#server/http/answer-error.ts'
import type { Files } from './files.ts'
import { openFiles } from './open-files.ts'
import { fileRoutes } from './routes.ts'

const start = '2026-11-21T11:00:00Z'
const clock = createTestClock(start)
const pdf = handMadePdf()
const keys = { cv: '', photo: '', logo: '' }
const app = new Hono()
let dataDir: string
let files: Files

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'faro-routes-'))
  files = await openFiles({
    env: { dataDir, minFreeDiskBytes: 0 },
    secret: 'a secret of the tests, long enough',
    clock,
  })
  keys.cv = await files.put('cv', pdf)
  keys.photo = await files.put('photo', await makeImage('webp'))
  keys.logo = await files.put('logo', await makeImage('png'))
  app.route('/', fileRoutes({ files, isReadable: async () => true, onDownload: async () => undefined }))
})
beforeEach(() => clock.set(start))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function answerOf(path: string, method = 'GET') {
  const response = await app.request(path, { method })
  const { status, headers } = response
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const bodyOf = ({ bytes }: { bytes: Buffer }): unknown => JSON.parse(bytes.toString())

describe('a CV', () => {
  test('is sent byte for byte with a valid link, as a download that is not cached', async () => {
    const { status, headers, bytes } = await answerOf(files.signedLink(keys.cv, 'candidato-1', 'CV de Ana Núñez'))
    expect(status).toBe(200)
    expect(bytes.equals(pdf)).toBe(true)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="CV de Ana Nunez.pdf"; filename*=UTF-8''CV%20de%20Ana%20N%C3%BA%C3%B1ez.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('is answered to a HEAD request with its headers only', async () => {
    const { status, headers, bytes } = await answerOf(files.signedLink(keys.cv, 'candidato-1'), 'HEAD')
    expect(status).toBe(200)
    expect(headers.get('content-length')).toBe(String(pdf.length))
    expect(headers.get('content-disposition')).toContain('CV_Documento.pdf')
    expect(bytes).toHaveLength(0)
  })

  test('is not sent without a link', async () => {
    const answer = await answerOf(`/files/${keys.cv}`)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(bodyOf(answer)).toEqual({ error: 'Este enlace no es válido.', code: 'link_invalid' })
  })

  test('is not sent after its five minutes, and the answer says so', async () => {
    const link = files.signedLink(keys.cv, 'candidato-1')
    clock.set('2026-11-21T11:05:00Z')
    const answer = await answerOf(link)
    expect(answer.status).toBe(403)
    expect(bodyOf(answer)).toMatchObject({ code: 'link_expired', error: expect.stringContaining('caducado') })
  })

  test('is not sent with the link of another file', async () => {
    const link = files.signedLink(keys.photo, 'candidato-1').replace(keys.photo, keys.cv)
    expect((await answerOf(link)).status).toBe(403)
  })

  test('that was removed is not found, but only a request with its link learns that', async () => {
    const key = await files.put('cv', pdf)
    const link = files.signedLink(key, 'candidato-1')
    await files.remove(key)
    expect((await answerOf(link)).status).toBe(404)
    expect((await answerOf(`/files/${key}`)).status).toBe(403)
  })
})

describe('a photo', () => {
  test('is shown in the page with a valid link, and is not cached', async () => {
    const { status, headers } = await answerOf(files.signedLink(keys.photo, 'candidato-1'))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('content-disposition')).toBeNull()
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('is not shown without a link', async () => {
    expect((await answerOf(`/files/${keys.photo}`)).status).toBe(403)
  })
})

describe('a logo', () => {
  test('is shown to everybody, and is cached permanently', async () => {
    const { status, headers } = await answerOf(files.publicLink(keys.logo))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  test('is not saved under a name that somebody adds to its URL', async () => {
    const { headers } = await answerOf(`${files.publicLink(keys.logo)}?nombre=factura.exe`)
    expect(headers.get('content-disposition')).toBeNull()
  })

  test('that does not exist is not found, and this answer is not cached', async () => {
    const answer = await answerOf(`/files/logo/ab/${'c'.repeat(38)}.webp`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(bodyOf(answer)).toMatchObject({ code: 'not_found' })
  })
})

test.each([
  '/files/',
  '/files/.incoming/x',
  '/files/../../etc/passwd',
  '/files/..%2f..%2fetc%2fpasswd',
  '/files/logo/..%2f..%2f..%2fetc%2fpasswd',
  '/files/logo/%2e%2e/%2e%2e/etc/passwd',
  '/files//etc/passwd',
  '/files/logo/ab/cdef.webp%00.png',
])('nothing is found at %s', async (path) => {
  expect((await answerOf(path)).status).toBe(404)
})

test('a file cannot be written over HTTP', async () => {
  expect((await answerOf(files.publicLink(keys.logo), 'PUT')).status).toBe(404)
})

// Seen to fail where the headers of the file came first: the answer had the length of the file.
test('a file whose reading fails is answered with the error, without the headers of the file', async () => {
  const stream = async () => Promise.reject(new AppError('files_unavailable'))
  const away: Files = { ...files, open: async () => ({ size: 9999, storedAt: clock.now(), stream }) }
  const outer = new Hono<RequestVariables>()
  outer.onError((error, c) => sendError(c, { error, log: pino({ level: 'silent' }) }))
  outer.route('/', fileRoutes({ files: away, isReadable: async () => true, onDownload: async () => undefined }))
  const { status, headers } = await outer.request(files.signedLink(keys.cv, 'candidato-1'))
  expect([status, headers.get('retry-after'), headers.get('content-length')]).toEqual([503, '5', null])
  expect([headers.get('content-disposition'), headers.get('cache-control')]).toEqual([null, 'no-store'])
})

describe('a reader that takes nothing of a large file', () => {
  const LARGE = 20_000_000
  const MOST_IN_MEMORY = 1_000_000

  // Seen to fail with the whole file in the answer: all 20 MB waited for the connection.
  test('costs little memory', async () => {
    const link = files.signedLink(await files.put('cv', Buffer.alloc(LARGE)), 'candidato-1')
    const server = createServer(app.fetch)
    const port = await listen(server, { host: '127.0.0.1', port: 0 })
    const connected = once(server, 'connection') as Promise<[Socket]>
    const reader = openRawConnection(port)
    reader.pause()
    reader.send(rawGet(link))
    const [socket] = await connected
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(MOST_IN_MEMORY)
    expect(socket.writableLength).toBeLessThan(MOST_IN_MEMORY)
    reader.close()
    server.close()
  })
})
