import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { removalRun } from '#server/database/schema/schema.ts'
import { findPausedUntil } from '#server/jobs/paused-removals/paused-removals.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const { deps } = await createTestApp()

const { PATH, NODE_COMPILE_CACHE } = process.env
const runProgram = (file: string, words: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, file), ...words], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
  })

test('a command at the shell resumes removals that wait', { timeout: 120_000 }, async () => {
  const { db } = deps
  const since = deps.clock.now()
  await db.insert(removalRun).values({ kind: 'terms', lastRunAt: since, pausedUntil: new Date('2999-01-01') })
  const env = { DATABASE_URL: String(db.$client.options.connectionString) }
  const { stdout } = await runProgram('cli.ts', ['resume-removals'], env)
  expect(stdout).toBe('Los borrados por plazo continúan en la próxima hora.\n')
  expect(await findPausedUntil(db, since)).toBeNull()
})

test('a mistake shows the help of its command, and its reason last', { timeout: 120_000 }, async () => {
  const { stderr } = await runProgram('cli.ts', ['restore', 'copia', '--identity'], {}).catch(
    (error: { stderr: string }) => error,
  )
  expect(
    stderr
      .trimEnd()
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    expect.stringMatching(/^restore <copia>/),
    '',
    'Falta el valor de --identity: escríbelo como --identity=valor.',
  ])
})

test.each([
  ['hide-offer', '12', '--reason=fraude'],
  ['disable-account', 'ana@prueba.example', '--reason=Envía mensajes ofensivos'],
  ['disable-operator', 'guardia@gestion.example'],
  ['rotate-secret'],
])('without a terminal %s asks for --yes, opens nothing, and ends with 2', { timeout: 120_000 }, async (...words) => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/no-such'
  const failure = runProgram('cli.ts', words, { DATABASE_URL, APP_SECRET: 'a secret of the tests, long enough' })
  await expect(failure).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('Aquí nadie puede confirmarlo: repite la orden con --yes.'),
  })
})

// Seen to fail: each created a database, and list-operators found nothing wrong in it.
test.each([
  ['cli.ts', 'doctor'],
  ['cli.ts', 'rotate-secret', '--yes'],
])('%s %s creates nothing in a mistyped DATA_DIR, and says what is missing', { timeout: 120_000 }, async (...words) => {
  const folder = await mkdtemp(join(tmpdir(), 'faro-mistyped-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'dato')
  const [file = '', ...command] = words
  const failure = await runProgram(file, command, { DATA_DIR: dataDir }).catch(
    (error: { stderr: string }) => error.stderr,
  )
  expect(failure).toContain(`En ${dataDir} no hay ninguna base de datos: revisa DATA_DIR y DATABASE_URL`)
  expect(await readdir(folder)).toEqual([])
})
