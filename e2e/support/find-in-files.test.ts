import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { findInFiles } from './find-in-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'faro-canaries-'))
afterAll(() => rm(folder, { recursive: true }))

const canary = 'contraseña «de prueba» 48173926N'
const script = (text: string) => `const site = { title: "Faro" };\nexport const value = "${text}";`

// Each stands in a copy of what a build writes.
const places: [string, string | Buffer][] = [
  ['plain.js', script(canary)],
  ['source.js.map', JSON.stringify({ sourcesContent: [script(canary)] })],
  ['page.js.br', brotliCompressSync(script(canary))],
  ['page.js.gz', gzipSync(script(canary))],
  ['address.html', `<a href="/x?v=${encodeURIComponent(canary)}">`],
  ['hex.txt', Buffer.from(canary).toString('hex')],
  ['picture.webp', Buffer.concat([Buffer.from([0xff, 0xd8, 0]), Buffer.from(canary), Buffer.from([0xfe])])],
  ...['', 'a', 'ab', 'abc'].map((before): [string, string] => [
    `data-${before}.css`,
    `url(data:text/plain;base64,${Buffer.from(`${before}${canary} etc.`).toString('base64')})`,
  ]),
]

test.each(places)('a canary in %s is found', async (name, contents) => {
  const copy = join(folder, name, 'assets')
  await mkdir(copy, { recursive: true })
  await writeFile(join(copy, name), contents)
  await writeFile(join(copy, 'other.js'), script('nobody'))
  const texts = { canary, absent: 'neither here nor there' }
  expect(await findInFiles(join(folder, name), texts)).toEqual([`canary in ${join(copy, name)}`])
})

test('a folder without files is a mistake, as one that does not exist', async () => {
  await mkdir(join(folder, 'empty', 'assets'), { recursive: true })
  await expect(findInFiles(join(folder, 'empty'), { canary })).rejects.toThrow('has no files')
  await expect(findInFiles(join(folder, 'missing'), { canary })).rejects.toThrow('ENOENT')
})
