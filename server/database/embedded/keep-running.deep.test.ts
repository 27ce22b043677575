import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '#server/testing/cluster-process.ts'
import { findFastFolder } from '#server/testing/temporary-cluster.ts'
import { openCluster } from './open-cluster.ts'
import { readPostmaster } from './postmaster.ts'

const openBrokenCluster = async () => {
  const dataDir = realpathSync(mkdtempSync(join(await findFastFolder(), 'faro-restart-')))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const log = { info: write, warn: write, error: write }
  const cluster = await openCluster(dataDir, log, { durable: false })
  onTestFinished(cluster.close)
  const pidFile = join(dataDir, 'pg/postmaster.pid')
  process.kill(readPostmaster(join(dataDir, 'pg'))?.pid ?? 0, 'SIGKILL')
  // PostgreSQL refuses to start with an empty file.
  writeFileSync(pidFile, '')
  const failures = () => lines.filter((line) => line.includes('No se ha podido volver a arrancar')).length
  await expect.poll(failures).toBe(1)
  return { cluster, lines, failures, repair: () => rmSync(pidFile) }
}

// Seen to fail with a restart that is tried only once.
test('a restart that fails is tried again, with one line in the log, until it succeeds', async () => {
  const { cluster, lines, failures, repair } = await openBrokenCluster()
  await expect(query(cluster.url, 'select')).rejects.toThrow('ECONNREFUSED')
  repair()
  await expect.poll(() => lines.at(-1)).toContain('PostgreSQL vuelve a funcionar')
  expect(failures()).toBe(1)
  expect(await query(cluster.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

// Seen to fail with a pause that ignores close(), which then waits forever.
test('close() ends the tries', async () => {
  const { cluster } = await openBrokenCluster()
  await expect(cluster.close()).resolves.toBeUndefined()
})
