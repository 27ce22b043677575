import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAppSecret } from './app-secret.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'faro-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('a configured secret is used, and none is generated', async () => {
  expect(await readAppSecret({ appSecret: 'one that was given', dataDir })).toBe('one that was given')
  await expect(stat(join(dataDir, 'app-secret'))).rejects.toThrow('ENOENT')
})

test('without a configured secret one is generated once and kept', async () => {
  const secret = await readAppSecret({ dataDir })
  expect(secret).toHaveLength(43)
  expect(await readAppSecret({ dataDir })).toBe(secret)
})

test('only the owner may read the secret file', async () => {
  await readAppSecret({ dataDir })
  expect((await stat(join(dataDir, 'app-secret'))).mode & 0o777).toBe(0o600)
})

test('a damaged secret is reported and not replaced, because links that were sent depend on it', async () => {
  await writeFile(join(dataDir, 'app-secret'), '')
  await expect(readAppSecret({ dataDir })).rejects.toThrow(`El archivo ${join(dataDir, 'app-secret')} está dañado`)
})
