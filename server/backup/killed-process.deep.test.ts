import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { isBeingRestored } from '#server/database/being-restored.ts'
import { account } from '#server/database/schema/schema.ts'
import { openDeps } from '#server/start/open-deps.ts'
import { hasEnded } from '#server/testing/fixtures/killed-program.ts'
import { createBackupSite } from '#server/testing/fixtures/backup-site.ts'
import { checkBackup } from './check-backup.ts'
import { listBackups } from './place.ts'
import { backupTexts } from './texts.ts'

const rounds = Array.from({ length: 6 }, (_, round) => round)
const timeout = 120_000 + rounds.length * 60_000

const { app, identity, recipient, apply, aFolder, backUp, anEmptyPlace } = await createBackupSite()
await apply()

const { PATH, NODE_COMPILE_CACHE } = process.env
const cli = join(import.meta.dirname, '../commands/cli.ts')

function run(words: readonly string[], env: NodeJS.ProcessEnv) {
  const given = { PATH, NODE_COMPILE_CACHE, BACKUP_RECIPIENT: recipient, BACKUPS_KEPT: '2', ...env }
  const child = spawn(process.execPath, [cli, ...words], { env: given, stdio: ['ignore', 'ignore', 'pipe'] })
  return { child, said: text(child.stderr) }
}

async function runToEnd(words: readonly string[], env: NodeJS.ProcessEnv) {
  const { child, said } = run(words, env)
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, said: await said }
}

type HasBegun = () => Promise<boolean>

const begins = (hasBegun: HasBegun) => vi.waitUntil(hasBegun, { timeout, interval: 5 })

/** How long the program takes from its first write to its end. */
async function measure(words: readonly string[], env: NodeJS.ProcessEnv, hasBegun: HasBegun): Promise<number> {
  const { child } = run(words, env)
  await begins(hasBegun)
  const start = performance.now()
  await hasEnded(child)
  return performance.now() - start
}

/** Kills the program after a part of its usual time, or at its first write. */
async function runUntilKilled(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  { round, ms, hasBegun }: { round: number; ms: number; hasBegun: HasBegun },
) {
  const { child } = run(words, env)
  await begins(hasBegun)
  await wait((ms * round) / rounds.length)
  child.kill('SIGKILL')
  await hasEnded(child)
}

const site = (dir: string) => ({
  DATABASE_URL: String(app.deps.db.$client.options.connectionString),
  DATA_DIR: app.deps.env.dataDir,
  BACKUP_DIR: dir,
})

async function everyBackupIsWhole(dir: string): Promise<number> {
  const names = await listBackups(dir)
  for (const name of names) expect((await checkBackup(join(dir, name), identity)).damaged).toEqual([])
  return names.length
}

test('processes that back up at once leave whole backups only', { timeout }, async () => {
  const dir = await aFolder()
  for (const _ of rounds) {
    const both = await Promise.all([runToEnd(['backup'], site(dir)), runToEnd(['backup'], site(dir))])
    const refused = both.filter(({ code }) => code !== 0)
    expect(refused.map(({ code, said }) => `${code} ${said.trim()}`)).toEqual(
      refused.map(() => `1 ${backupTexts.busy}`),
    )
    expect(await everyBackupIsWhole(dir)).toBeGreaterThan(0)
  }
})

test('kill -9 of a backup leaves whole ones only, and the next one removes the rest', { timeout }, async () => {
  const dir = await aFolder()
  await backUp(dir)
  const partials = async () => (await readdir(dir)).filter((path) => path.startsWith('.'))
  const hasBegun = async () => (await partials()).length > 0
  const ms = await measure(['backup'], site(dir), hasBegun)
  for (const round of rounds) {
    await runUntilKilled(['backup'], site(dir), { round, ms, hasBegun })
    expect(await everyBackupIsWhole(dir)).toBeGreaterThan(0)
  }
  const { name } = await backUp(dir, { kept: 2 })
  expect((await listBackups(dir)).at(-1)).toBe(name)
  expect(await everyBackupIsWhole(dir)).toBe(2)
  expect((await readdir(dir, { recursive: true })).filter((path) => /(^|\/)\.|\.part$/.test(path))).toEqual([])
})

/** A place for a restore: a database of its own, or the embedded one. */
async function aPlace(isEmbedded: boolean) {
  const { db, env, url } = await anEmptyPlace()
  const settings = { DATA_DIR: env.dataDir, ...(isEmbedded ? {} : { DATABASE_URL: url }) }
  const open = () =>
    openDeps({
      env: readEnv({ ...settings, DEMO_DATA: '1' }),
      log: pino({ level: 'silent' }),
      seedDemo: async () => ({ accounts: [] }),
      onWait: () => undefined,
    })
  const hasBegun = async () => existsSync(join(env.dataDir, 'being-restored')) || isBeingRestored(db.$client)
  return { settings, open, hasBegun }
}

/** Tells whether a site starts after its restore was killed. Only a whole one may. */
async function leftOf({ open }: Awaited<ReturnType<typeof aPlace>>): Promise<'refused' | 'whole'> {
  const refusal = await open().then(
    ({ close }) => close(),
    (error: Error) => error.message,
  )
  if (refusal === undefined) return 'whole'
  expect(refusal).toContain('Aquí hay una restauración en marcha o a medias.')
  return 'refused'
}

test('kill -9 of a restore never leaves a part that starts, and the next restore is whole', { timeout }, async () => {
  const dir = await aFolder()
  const { name } = await backUp(dir)
  const key = join(dir, 'key.txt')
  await mkdir(dir, { recursive: true })
  await writeFile(key, identity)
  const words = ['restore', join(dir, name), `--identity=${key}`]
  const accounts = await app.deps.db.$count(account)
  const times: Record<string, number> = {}
  for (const round of rounds) {
    const isEmbedded = round % 2 === 1
    const kind = isEmbedded ? 'embedded' : 'own'
    const whole = times[kind] === undefined ? await aPlace(isEmbedded) : null
    if (whole) times[kind] = await measure(words, whole.settings, whole.hasBegun)
    const place = await aPlace(isEmbedded)
    await runUntilKilled(words, place.settings, { round, ms: times[kind] ?? 0, hasBegun: place.hasBegun })
    const left = await leftOf(place)
    const { code, said } = await runToEnd(words, place.settings)
    expect({ code, said }).toEqual(
      left === 'whole'
        ? { code: 1, said: expect.stringContaining('ya tiene datos') }
        : { code: 0, said: expect.any(String) },
    )
    const { deps, close } = await place.open()
    expect(await deps.db.$count(account)).toBe(accounts)
    await close()
  }
})
