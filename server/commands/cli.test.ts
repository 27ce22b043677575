import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { requireAppSecret } from '#server/config/app-secret.ts'
import { requireTables, requireUpToDate } from '#server/database/require-site.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { listOperators } from '#server/features/auth/operators/create-operator.ts'
import { operatorCommands, readCommand } from '#server/features/auth/operators/run-command.ts'
import { commands, runShell } from './cli.ts'
import { failureLine } from '#server/process/failure-line.ts'
import type { Closers } from './open-site.ts'
import { UsageError } from './read-words.ts'

const { deps } = await createTestApp()
const run = async (...words: string[]) => readCommand(operatorCommands, words).run(deps)

// Vitest sets it to «/».
beforeEach(() => void vi.stubEnv('BASE_URL', ''))

const { PATH, NODE_COMPILE_CACHE } = process.env
const runProgram = (file: string, words: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, file), ...words], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
  })

// Starting a process takes ten seconds where other programs use the machine.
// Seen to fail with «relation "account" does not exist».
test('a command at the shell makes the first operator, also before the first start', { timeout: 120_000 }, async () => {
  const empty = await openTestDatabase()
  await empty.db.execute(sql`drop schema public cascade`)
  await empty.db.execute(sql`drop schema drizzle cascade`)
  await empty.db.execute(sql`create schema public`)
  const { stdout } = await runProgram('cli.ts', ['create-operator', 'a@gestion.example'], { DATABASE_URL: empty.url })
  expect(stdout).toMatch(/durante 24 horas:\nhttp:\/\/127\.0\.0\.1:3000\/gestion\/alta#token=[\w-]{43}\n$/)
  expect(await listOperators(empty.db)).toMatchObject([{ email: 'a@gestion.example', hasDevice: false }])
  await empty.close()
})

test('operators are listed and disabled', async () => {
  await run('create-operator', 'guardia@gestion.example')
  expect(await run('list-operators')).toContain('guardia@gestion.example  enlace pendiente')
  expect(await run('disable-operator', 'Guardia@gestion.example', '--yes')).toContain('ya no puede entrar')
  expect(await run('list-operators')).toContain('guardia@gestion.example  desactivado')
})

test('an operator is found by the number of its account too, which the list shows', async () => {
  await run('create-operator', 'numero@gestion.example')
  const number = /(\d+) {2}numero@gestion\.example/.exec(await run('list-operators'))?.[1] ?? ''
  expect(await run('disable-operator', number, '--yes')).toContain('numero@gestion.example ya no puede entrar')
  expect(await run('create-operator', number)).toContain('#token=')
  expect(await run('list-operators')).toContain('numero@gestion.example  enlace pendiente')
})

test.each([
  [['create-operator', 'guardia'], '«guardia» no es un correo.'],
  [['disable-operator', 'nadie@gestion.example', '--yes'], 'No hay ningún operador'],
  [['disable-operator', '999999', '--yes'], 'No hay ningún operador'],
  [['create-operator', '99999999999'], 'No hay ningún operador'],
])('%j is refused with a sentence', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence)
})

test(
  'without a command the shell shows all of them; one that does not exist ends with 2',
  { timeout: 120_000 },
  async () => {
    const { stdout } = await runProgram('cli.ts', [], {})
    for (const name of ['create-operator', 'hide-offer', 'export', 'resend-mail', 'backup', 'restore']) {
      expect(stdout).toContain(`  ${name} `)
    }
    const failure = runProgram('cli.ts', ['erase'], {})
    await expect(failure).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('No existe la orden «erase».'),
    })
  },
)

describe('every command', () => {
  const names = Object.keys(commands)

  // Seen to fail: each command ran.
  test.each(names)('%s --help explains it, and does nothing', async (name) => {
    const closers: Closers = []
    const text = await runShell([name, 'whatever', '--help'], closers)
    expect(text.split('\n')[0]).toMatch(new RegExp(`^  ${name} `))
    expect(await runShell([name, '-h'], closers)).toBe(text)
    expect(closers).toEqual([])
  })

  test.each(names)('%s refuses an option that it does not have, before it opens anything', async (name) => {
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/no-such')
    vi.stubEnv('BACKUP_DIR', tmpdir())
    vi.stubEnv('BACKUP_PASSPHRASE', 'a passphrase of the tests')
    const closers: Closers = []
    const refused = runShell([name, '--forse=si'], closers)
    await expect(refused).rejects.toThrow(UsageError)
    await expect(refused).rejects.toThrow('No existe la opción --forse.')
    expect(closers).toEqual([])
  })
})

test.each([
  [['import-offers', '/no/such.csv', '--company=1', '--project=1'], 'No existe /no/such.csv, o falta su carpeta.'],
  [['restore', 'copia', '--identity=/no/such.txt'], 'No existe /no/such.txt, o falta su carpeta.'],
  [['check-backup', 'copia', `--identity=${tmpdir()}`], 'Se ha indicado una carpeta, y hace falta un archivo.'],
])('%j says in Spanish what the disk refuses', async (words, sentence) => {
  const failure = await runShell(words, []).catch((error: unknown) => failureLine(error))
  expect(failure).toBe(sentence)
})

test('a command refuses an empty database without a change', async () => {
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`drop schema drizzle cascade`)
  await expect(requireTables(db)).rejects.toThrow('La base de datos está vacía')
  await expect(requireUpToDate(db)).rejects.toThrow('La base de datos está vacía')
  const { rows } = await db.execute(sql`select from pg_namespace where nspname in ('drizzle', 'public')`)
  expect(rows).toEqual([])
})

test('a command that only reads refuses a database of an older release', async () => {
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  await requireUpToDate(db)
  await db.execute(sql`
    delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`)
  await expect(requireUpToDate(db)).rejects.toThrow('es de una versión anterior')
})

// A new secret in a mistyped DATA_DIR would encrypt everything so that the service cannot read it.
test('no secret is made to encrypt what exists', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faro-mistyped-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await expect(requireAppSecret({ dataDir: join(folder, 'dato') })).rejects.toThrow('Falta APP_SECRET')
  expect(await readdir(folder)).toEqual([])
})
