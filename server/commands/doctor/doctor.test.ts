import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { nextName } from '#server/backup/place.ts'
import { readEnv, type Env } from '#server/config/env.ts'
import { prepareQueues } from '#server/jobs/prepare-queues.ts'
import { queues } from '#server/start/all-jobs.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { publicSettings } from '#server/testing/fixtures/public-settings.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import type { Invariant } from './invariant-queries.ts'
import { runDoctor } from './run-doctor.ts'
import { invariantTexts } from './texts.ts'

// The clock of the machine, because the database has that too.
const clock = { now: () => new Date() }
const site = await createTestApp({ clock })
const { db, env } = site.deps

const run = (words: string[] = [], changed: Partial<Env> = {}) =>
  runDoctor({ env: { ...env, ...changed }, clock, openDatabase: async () => db }, words)
const runAway = (reason: string) => runDoctor({ env, clock, openDatabase: () => Promise.reject(new Error(reason)) }, [])

beforeAll(async () => {
  await prepareQueues(db.$client, queues)
  const company = await aCompany(site)
  const offerId = await anOffer(site, { by: company })
  const candidate = await aCandidate(site)
  await anApplication(site, { by: candidate, offerId, cvId: await aCv(site, { by: candidate }) })
})

test('a site that works has nothing wrong, and the doctor leaves no file behind', async () => {
  await mkdir(join(env.dataDir, 'files'), { recursive: true })
  const list = () => readdir(env.dataDir, { recursive: true })
  const before = await list()
  const { text, isSound } = await run()
  expect([text, isSound]).toEqual([expect.stringContaining('Nada está mal.'), true])
  expect(text).toContain('PostgreSQL 18')
  expect(text).toContain('El almacén de archivos se puede escribir, leer y borrar')
  expect(await list()).toEqual(before)
})

// Each seen to fail with its query left out.
describe('a forbidden state is named, with what to do:', () => {
  const breaks: Record<Exclude<Invariant, 'companyWithoutAccount'>, SQL> = {
    offerWithoutCompany: sql`update offer set project_id = 999999`,
    publicNotSearched: sql`delete from offer_search`,
    searchedNotPublic: sql`update offer set state = 0`,
    searchedOutOfDate: sql`update offer_search set annual_salary = annual_salary + 1`,
    heldNotQueued: sql`with gone as (delete from offer_review) update offer set review = 'held'`,
    fileToBeRemoved: sql`insert into pending_file (key, state, since)
      select file_key, 'removing', now() - interval '2 hours' from cv`,
    jobStuck: sql`insert into pgboss.job (name, state, started_on, expire_seconds)
      values ('nightly', 'active', now() - interval '1 day', 60)`,
  }

  const allowEverything = sql`do $$ declare one record; begin
    for one in select conrelid::regclass as of, conname from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace loop
      execute format('alter table %s drop constraint %I', one.of, one.conname);
    end loop;
    alter table offer disable trigger user;
    alter table offer_search disable trigger user;
  end $$`

  /** Runs within a transaction that is undone, without triggers and foreign keys. */
  const examineBroken = async (change: SQL) => {
    let text = ''
    const undo = new Error('undo')
    await db
      .transaction(async (tx) => {
        await tx.execute(allowEverything)
        await tx.execute(change)
        const openDatabase = async () => tx as unknown as typeof db
        const { text: said, isSound } = await runDoctor({ env, clock, openDatabase }, [])
        text = isSound ? '' : said
        throw undo
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error
      })
    return text
  }

  test.each(Object.entries(breaks) as [keyof typeof breaks, SQL][])('%s', async (name, change) => {
    const [what, todo] = invariantTexts.checks[name]
    const text = await examineBroken(change)
    expect(text).toContain(`1 × ${what}: `)
    expect(text).toContain(todo)
  })

  test('a sequence behind its table', async () => {
    const change = sql`insert into account (id, email, password_hash, created_at)
      overriding system value values (1000000, 'a@b.example', '', now())`
    expect(await examineBroken(change)).toContain('La numeración va por detrás de las filas en: account')
  })
})

test('a database that is away is one finding, and everything else is still examined', async () => {
  const { text, isSound } = await runAway('El servidor no responde')
  expect(isSound).toBe(false)
  expect(text).toContain('La base de datos no se puede usar: El servidor no responde')
  expect(text).toContain('MB en el disco de DATA_DIR')
})

test('--json gives programs the same findings', async () => {
  const { text } = await run(['--json'], { dataDir: join(env.dataDir, 'nowhere') })
  expect(JSON.parse(text)).toMatchObject({
    sound: false,
    wrong: 1,
    findings: expect.arrayContaining([
      { section: 'disk', level: 'wrong', what: expect.stringContaining('nowhere'), todo: 'Revisa DATA_DIR.' },
    ]),
  })
})

test('an unknown option is refused with its name', async () => {
  await expect(run(['--jsn'])).rejects.toThrow('No existe la opción --jsn.')
})

test('--test-mail sends one mail, and refuses what is no address', async () => {
  const outbox = env.mail.outbox
  await mkdir(outbox, { recursive: true })
  expect((await run(['--test-mail=guardia@gestion.example'])).isSound).toBe(true)
  expect(await readdir(outbox)).toEqual([expect.stringMatching(/^doctor-.*\.eml$/)])
  expect((await run(['--test-mail=guardia'])).text).toContain('«guardia» no es un correo')
})

// The mail server and Stripe refuse, and the reasons of their libraries must not hold what was sent to them.
test('no secret is ever shown', { timeout: 60_000 }, async () => {
  const secrets = { APP_SECRET: 'canary-of-the-secret', APP_SECRET_PREVIOUS: 'canary-of-the-old-secret' }
  const more = {
    METRICS_TOKEN: 'canary-of-the-metrics',
    S3_BUCKET: 'b',
    S3_REGION: 'r',
    S3_ENDPOINT: 'http://127.0.0.1:1',
  }
  const keys = { S3_ACCESS_KEY_ID: 'canary-key-id', S3_SECRET_ACCESS_KEY: 'canary-key' }
  const smtp = { SMTP_URL: 'smtp://canary-user:canary-password@127.0.0.1:1?ignoreTLS=true' }
  const source = { ...publicSettings, ...secrets, ...more, ...keys, ...smtp, DATA_DIR: env.dataDir }
  const { text } = await run([], readEnv(source))
  const { text: json } = await run(['--json', '--test-mail=a@b.example'], readEnv(source))
  expect(text).toContain('El servidor de correo 127.0.0.1:1 falla')
  expect(text).toContain('El almacén de archivos falla')
  expect(`${text}${json}`).not.toMatch(/canary/)
})

// Seen to fail: the start was refused, and nothing was wrong.
test('a secret that did not encrypt the data is wrong, also a missing or damaged one; the right one is not', async () => {
  await db.execute(sql`update candidate set identity = 'x', identity_key_id = ${site.deps.cipher.keyId}`)
  onTestFinished(async () => void (await db.execute(sql`update candidate set identity = null, identity_key_id = null`)))
  const refused = 'El servicio no arrancará: '
  const { appSecret } = site.deps
  for (const appSecretPrevious of [undefined, 'an older secret, long enough too']) {
    expect((await run([], { appSecret, appSecretPrevious })).text).not.toContain(refused)
    const { text, isSound } = await run([], { appSecret: undefined, appSecretPrevious })
    expect([text, isSound]).toEqual([
      expect.stringContaining(`${refused}Hay datos cifrados con otro APP_SECRET`),
      false,
    ])
  }
  expect((await run([], { appSecret: 'a secret of another site, too' })).text).toContain(refused)
  const dataDir = join(env.dataDir, 'damaged')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'app-secret'), 'short')
  expect((await run([], { dataDir })).text).toContain(`${refused}El archivo ${join(dataDir, 'app-secret')} está dañado`)
})

// Seen to fail: «hace -17520 horas», and nothing was wrong.
test('a backup from the future is named, and its age is not', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'faro-doctor-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const backup = { dir, kept: 14, recipient: undefined, passphrase: undefined }
  const future = `${new Date().getFullYear() + 2}-11-27T02-00-00Z`
  await mkdir(join(dir, `${future}-1`))
  const newest = await run([], { backup })
  expect(newest.text).toContain(`✗ Mal: La fecha de la copia ${future}-1 está en el futuro`)
  expect([newest.isSound, newest.text]).toEqual([false, expect.not.stringMatching(/hace -?\d+ horas/)])
  await mkdir(join(dir, await nextName(dir, new Date())))
  const older = await run([], { backup })
  expect(older.text).toContain(`! Aviso: La fecha de la copia ${future}-1 está en el futuro`)
  expect(older.text).toContain('La última copia de seguridad es de hace 0 horas')
})

test('a disk that is nearly full is said before files are refused', async () => {
  const { text, isSound } = await run([], { minFreeDiskBytes: Number.MAX_SAFE_INTEGER })
  expect([isSound, text]).toEqual([false, expect.stringContaining('no se guarda ningún archivo')])
})

test('a folder of files that nobody can write is said', async () => {
  const dataDir = join(env.dataDir, 'other')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'files'), 'not a folder')
  onTestFinished(() => expect(readdir(dataDir)).resolves.toEqual(['files']))
  expect((await run([], { dataDir })).text).toContain('El almacén de archivos falla')
})
