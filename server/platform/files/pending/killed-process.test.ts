import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { candidate, company, cv, pendingFile } from '#server/platform/database/schema/schema.ts'
import { aCandidate, aCompany, aCv } from '#server/testing/factories.ts'
import type { StoppedRun } from '#server/testing/fixtures/stop-at-step.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { sweepPendingFiles } from './remove-pending-files.ts'

const app = await createTestApp()
const { db, env } = app.deps
const source = fileURLToPath(new URL('../../../testing/fixtures/stop-at-step.ts', import.meta.url))
const script = join(env.dataDir, 'program', 'stop-at-step.js')

// One file loads in a sixth of the time.
beforeAll(async () => {
  const outDir = dirname(script)
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: source, outDir },
  })
})

const picture = await aPicture()

/** Whose file a process is to change. */
const prepare = {
  upload: async () => ({ owner: (await aCandidate(app)).candidateId }),
  replace: async () => ({ owner: (await aCompany(app, { image: picture })).accountId }),
  delete: async () => {
    const by = await aCandidate(app)
    return { owner: by.candidateId, cvId: await aCv(app, { by }) }
  },
}

type Act = StoppedRun['act']

async function runUntil(act: Act, stopAt?: number): Promise<{ steps: number; isKilled: boolean }> {
  const databaseUrl = String(db.$client.options.connectionString)
  const run: StoppedRun = { databaseUrl, dataDir: env.dataDir, act, ...(await prepare[act]()) }
  const given = JSON.stringify({ ...run, stopAt })
  return promisify(execFile)(process.execPath, [script, given]).then(
    ({ stdout }) => ({ steps: Number(stdout), isKilled: false }),
    (error: { signal?: string; stderr?: string }) => {
      if (error.signal !== 'SIGKILL') throw new Error(error.stderr)
      return { steps: 0, isKilled: true }
    },
  )
}

async function listFiles(): Promise<string[]> {
  const folder = join(env.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.incoming'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted()
}

async function listNamedFiles(): Promise<string[]> {
  const rows = [
    await db.select({ key: cv.fileKey }).from(cv),
    await db.select({ key: candidate.photoKey }).from(candidate),
    await db.select({ key: company.logoKey }).from(company),
  ]
  return rows.flatMap((some) => some.flatMap(({ key }) => key ?? [])).toSorted()
}

// Seen to fail without `pending_file`: 4 files without a row were left.
test('kill -9 before any step of upload, replacement and deletion leaves no row without its file, and no file without a row after the sweep', async () => {
  const acts: Act[] = ['upload', 'replace', 'delete']
  const inTurn = pLimit(2)
  const whole = await Promise.all(acts.map((act) => inTurn(() => runUntil(act))))
  const points = acts.flatMap((act, index) =>
    Array.from({ length: whole[index]?.steps ?? 0 }, (_, place) => ({ act, stopAt: place + 1 })),
  )
  expect(points.length).toBeGreaterThanOrEqual(20)
  const killed = await Promise.all(points.map(({ act, stopAt }) => inTurn(() => runUntil(act, stopAt))))
  expect(killed.every(({ isKilled }) => isKilled)).toBe(true)

  const files = new Set(await listFiles())
  const named = await listNamedFiles()
  expect(named.filter((key) => !files.has(key))).toEqual([])
  expect(files.size).toBeGreaterThan(named.length)

  await sweepPendingFiles({ ...app.deps, clock: createTestClock('2026-11-21T11:00:01Z') })
  expect(await listFiles()).toEqual(await listNamedFiles())
  expect(await db.$count(pendingFile)).toBe(0)
}, 240_000)
