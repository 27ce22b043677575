import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { removalRun } from '#server/platform/database/schema/schema.ts'
import { findHeldUntil } from '#server/platform/jobs/held-removals/held-removals.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { listOperators } from './features/auth/operators/create-operator.ts'
import { runCommand } from './features/auth/operators/run-command.ts'

const { deps } = await createTestApp()
const program = `${import.meta.dirname}/cli.ts`
const run = async (...words: string[]) => runCommand(deps, words)

// Starting a process takes ten seconds where other programs use the machine.
test('a command at the shell makes an operator', { timeout: 120_000 }, async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, 'create-operator', 'nueva@gestion.example'],
    {
      env: { PATH: process.env['PATH'], DATABASE_URL: String(deps.db.$client.options.connectionString) },
    },
  )
  expect(stdout).toMatch(/durante 24 horas:\nhttp:\/\/127\.0\.0\.1:3000\/gestion\/alta#token=[\w-]{43}\n$/)
  expect(await listOperators(deps.db)).toMatchObject([{ email: 'nueva@gestion.example', hasDevice: false }])
})

// Seen to fail with «relation "account" does not exist».
test('the first operator can be made before the first start', { timeout: 120_000 }, async () => {
  const empty = await openTestDatabase()
  await empty.db.execute(sql`drop schema public cascade`)
  await empty.db.execute(sql`drop schema drizzle cascade`)
  await empty.db.execute(sql`create schema public`)
  const env = { PATH: process.env['PATH'], DATABASE_URL: empty.url }
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'create-operator', 'a@gestion.example'], {
    env,
  })
  expect(stdout).toContain('/gestion/alta#token=')
  await empty.close()
})

test('a command at the shell resumes removals that wait', { timeout: 120_000 }, async () => {
  const { db } = deps
  const since = deps.clock.now()
  await db.insert(removalRun).values({ kind: 'terms', lastRunAt: since, heldUntil: new Date('2999-01-01') })
  const env = { PATH: process.env['PATH'], DATABASE_URL: String(db.$client.options.connectionString) }
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'resume-removals'], { env })
  expect(stdout).toBe('Los borrados por plazo continúan en la próxima hora.\n')
  expect(await findHeldUntil(db, since)).toBeNull()
})

test('operators are listed and disabled', async () => {
  await run('create-operator', 'guardia@gestion.example')
  expect(await run('list-operators')).toContain('guardia@gestion.example  enlace pendiente')
  expect(await run('disable-operator', 'Guardia@gestion.example')).toContain('ya no puede entrar')
  expect(await run('list-operators')).toContain('guardia@gestion.example  desactivado')
})

test('an operator is found by the number of its account too, which the list shows', async () => {
  await run('create-operator', 'numero@gestion.example')
  const number = /(\d+) {2}numero@gestion\.example/.exec(await run('list-operators'))?.[1] ?? ''
  expect(await run('disable-operator', number)).toContain('numero@gestion.example ya no puede entrar')
  expect(await run('create-operator', number)).toContain('#token=')
  expect(await run('list-operators')).toContain('numero@gestion.example  enlace pendiente')
})

test.each([
  [[], 'Uso: npm run cli'],
  [['erase'], 'Uso: npm run cli'],
  [['create-operator', 'guardia'], '«guardia» no es un correo.'],
  [['disable-operator', 'nadie@gestion.example'], 'No hay ningún operador'],
  [['disable-operator', '999999'], 'No hay ningún operador'],
  [['create-operator', '99999999999'], 'No hay ningún operador'],
])('%j is refused with a sentence', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence)
})
