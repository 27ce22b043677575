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

test('the secret of the configuration is used, and none is made', async () => {
  expect(await readAppSecret({ appSecret: 'one that was given', dataDir })).toBe('one that was given')
  await expect(stat(join(dataDir, 'app-secret'))).rejects.toThrow('ENOENT')
})

test('without one it is made once, and stays', async () => {
  const secret = await readAppSecret({ dataDir })
  expect(secret).toHaveLength(43)
  expect(await readAppSecret({ dataDir })).toBe(secret)
})

test('only its owner may read it', async () => {
  await readAppSecret({ dataDir })
  expect((await stat(join(dataDir, 'app-secret'))).mode & 0o777).toBe(0o600)
})

test('a damaged secret is told, not replaced: links that were sent depend on it', async () => {
  await writeFile(join(dataDir, 'app-secret'), '')
  await expect(readAppSecret({ dataDir })).rejects.toThrow(`${join(dataDir, 'app-secret')} is damaged`)
})
