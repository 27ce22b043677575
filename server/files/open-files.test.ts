import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestClock } from '#server/testing/test-clock.ts'
import { openS3Server } from '#server/testing/fixtures/servers/s3-server.ts'
import { makeImage } from '#server/testing/fixtures/images.ts'
import type { Files } from './files.ts'
import { openFiles } from './open-files.ts'

const secret = 'a secret of the tests, long enough'
const clock = createTestClock('2026-11-21T11:00:00Z')
let dataDir: string

const s3 = await openS3Server()
afterAll(s3.close)

const open = (store?: 'S3') => {
  const env = { dataDir, minFreeDiskBytes: 0, s3: store && s3.settings }
  return openFiles({ env, secret, clock })
}
const read = async (files: Files, key: string) =>
  Buffer.from(await new Response(await (await files.open(key)).stream()).arrayBuffer())
const incoming = () => join(dataDir, 'files', '.incoming')

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'faro-files-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe.each([
  ['in a folder', undefined],
  ['in a bucket', 'S3'],
] as const)('a file %s', (_place, store) => {
  test('is read byte for byte, also by another process', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, place) => place % 251))
    const key = await (await open(store)).put('cv', bytes)
    expect((await read(await open(store), key)).equals(bytes)).toBe(true)
  })

  test('has a key that contains its kind and cannot be guessed', async () => {
    const files = await open(store)
    const keys = await Promise.all(Array.from({ length: 50 }, () => files.put('cv', Buffer.from('%PDF-'))))
    expect(new Set(keys).size).toBe(50)
    expect(keys.every((key) => /^cv\/[0-9a-f]{2}\/[0-9a-f]{38}\.pdf$/.test(key))).toBe(true)
    expect(await files.put('photo', await makeImage('webp'))).toMatch(/^photo\/.+\.webp$/)
    expect(await files.put('logo', await makeImage('webp'))).toMatch(/^logo\/.+\.webp$/)
    expect(await files.put('logo', await makeImage('png'))).toMatch(/^logo\/.+\.png$/)
  })

  test('does not exist after it is removed, and may be removed again', async () => {
    const files = await open(store)
    const key = await files.put('cv', Buffer.from('%PDF-'))
    await files.remove(key)
    await files.remove(key)
    await expect(files.open(key)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is listed in its folder, with the time when it was stored', async () => {
    const files = await open(store)
    const key = await files.put('cv', Buffer.from('%PDF-'))
    const folder = dirname(key)
    expect(await files.list(folder)).toEqual(expect.arrayContaining([key]))
    expect(Math.abs((await files.open(key)).storedAt.getTime() - Date.now())).toBeLessThan(600_000)
    await files.remove(key)
    expect(await files.list(folder)).not.toContain(key)
  })

  test.each(['', '../secret', 'cv/../../secret', 'cv', `cv/ab/${'c'.repeat(38)}.exe`, `logo/ab/${'c'.repeat(38)}.pdf`])(
    'is not looked for under the invalid key %j',
    async (key) => {
      await writeFile(join(dataDir, 'secret'), 'x')
      await expect((await open(store)).open(key)).rejects.toMatchObject({ code: 'not_found' })
      await expect((await open(store)).remove(key)).rejects.toMatchObject({ code: 'not_found' })
      expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe('x')
    },
  )
})

test('a file in a folder cannot be read by another user of the machine', async () => {
  const key = await (await open()).put('cv', Buffer.from('%PDF-'))
  expect((await stat(join(dataDir, 'files', key))).mode & 0o077).toBe(0)
  expect((await stat(join(dataDir, 'files', 'cv'))).mode & 0o077).toBe(0)
})

describe('incomplete files', () => {
  test('are removed, whether a write succeeds or fails', async () => {
    const files = await open()
    await files.put('cv', Buffer.from('%PDF-'))
    await rm(join(dataDir, 'files', 'photo'), { recursive: true, force: true })
    await writeFile(join(dataDir, 'files', 'photo'), 'in the way')
    await expect(files.put('photo', Buffer.from('x'))).rejects.toThrow()
    expect(await readdir(incoming())).toEqual([])
  })

  test('of a crash are removed at the start, but not those that another process is writing', async () => {
    await open()
    const old = new Date(clock.now().getTime() - 120_000)
    await writeFile(join(incoming(), 'old'), 'half')
    await utimes(join(incoming(), 'old'), old, old)
    await writeFile(join(incoming(), 'new'), 'half')
    await utimes(join(incoming(), 'new'), clock.now(), clock.now())
    await open()
    expect(await readdir(incoming())).toEqual(['new'])
  })
})

describe('a link', () => {
  test('to a logo is permanent and root-relative', async () => {
    const files = await open()
    const key = await files.put('logo', await makeImage('webp'))
    expect(files.publicLink(key)).toBe(`/files/${key}`)
  })

  test('to a CV or a photo is never permanent', async () => {
    const files = await open()
    const [cv, photo] = [await files.put('cv', Buffer.from('x')), await files.put('photo', Buffer.from('x'))]
    expect(() => files.publicLink(cv)).toThrow('Only logos')
    expect(() => files.publicLink(photo)).toThrow('Only logos')
  })

  test('to a CV contains the name of the download', async () => {
    const files = await open()
    const key = await files.put('cv', Buffer.from('x'))
    const nameIn = (link: string) => new URL(link, 'http://localhost').searchParams.get('nombre')
    expect(nameIn(files.signedLink(key, 'candidato-1'))).toBe('CV_Documento.pdf')
    expect(nameIn(files.signedLink(key, 'candidato-1', 'CV de Ana\nNúñez'))).toBe('CV de Ana Núñez.pdf')
  })
})
