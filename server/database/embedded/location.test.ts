import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCluster, stopAllClusters, stopCluster } from '#server/testing/cluster-process.ts'

const usualFolder = process.env.TMPDIR
const parent = mkdtempSync(join(tmpdir(), 'faro-place-'))
beforeAll(() => {
  // External folders are created here too, so that they are deleted at the end.
  process.env.TMPDIR = parent
  chmodSync(parent, 0o711)
})
afterEach(stopAllClusters)
afterAll(() => {
  if (usualFolder === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usualFolder
  rmSync(parent, { recursive: true })
})

test('only the owner may read the password, and without the password the start is refused', async () => {
  const dataDir = join(parent, 'password')
  await stopCluster(await startCluster(dataDir))
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'pg')).mode & 0o777).toBe(0o700)
  rmSync(join(dataDir, 'postgres.json'))
  await expect(startCluster(dataDir)).rejects.toThrow('falta postgres.json con su contraseña')
  expect(existsSync(join(dataDir, 'pg/PG_VERSION'))).toBe(true)
})
