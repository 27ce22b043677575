import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { offer, operatorAct } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import type { Closers } from './open-site.ts'
import { siteCommands } from './site-commands.ts'

const app = await createTestApp()
const { db, env, appSecret } = app.deps
const settings = { ...env, databaseUrl: String(db.$client.options.connectionString), appSecret }

async function run(name: string, ...words: string[]): Promise<string> {
  const closers: Closers = []
  try {
    return (await siteCommands[name]?.(settings, words, closers)) ?? ''
  } finally {
    for (const close of closers) await close()
  }
}

const findOffer = async (id: number) => (await db.select().from(offer).where(eq(offer.id, id)))[0]
const lastAct = async () =>
  (
    await db
      .select()
      .from(operatorAct)
      .orderBy(sql`id desc`)
      .limit(1)
  )[0]

test('an offer is hidden with a reason, which its company gets, and the register has it', async () => {
  const id = await anOffer(app, { by: await aCompany(app), nombre: 'Farera de prueba' })
  expect(await run('hide-offer', String(id), '--reason=fraude')).toContain('«Farera de prueba» ya no se ve.')
  expect((await findOffer(id))?.review).toBe('rejected')
  expect(await lastAct()).toMatchObject({ kind: 'reject-offer', operatorEmail: 'consola', operatorId: null })
  const { rows } = await db.execute(sql`select data from pgboss.job where name = 'offer-reviewed'`)
  expect(rows).toMatchObject([{ data: { offerId: id, decision: 'rejected' } }])
  await expect(run('hide-offer', String(id), '--reason=fraude')).rejects.toThrow()
})

test.each([
  [['hide-offer', '1', '--motivo=fraude'], 'No existe la opción --motivo.'],
  [['hide-offer', '1', '2', '--reason=fraude'], 'Sobra: 2'],
  [['hide-offer', '1', '--reason'], 'Falta el valor de --reason'],
  [['resend-mail', 'no-such'], 'No existe la cola «no-such».'],
  [['import-offers', 'a.csv', '--company=1'], 'Indica el archivo CSV'],
  [['hide-offer'], 'Indica el número de la oferta'],
  [['hide-offer', '1; drop'], 'Indica el número de la oferta'],
  [['hide-offer', '1'], 'uno de estos motivos: fraude, pide_dinero'],
  [['hide-offer', '1', '--reason=otra'], 'hace falta --note'],
  [['export', 'a@prueba.example'], 'el archivo .zip que se va a crear'],
  [['export', 'nadie@prueba.example', '/tmp/no-such.zip'], 'No hay ninguna cuenta'],
])('%j is refused with a sentence', async ([name = '', ...words], sentence) => {
  await expect(run(name, ...words)).rejects.toThrow(sentence)
})

test('the search is written again where it was lost', async () => {
  const id = await anOffer(app, { by: await aCompany(app), nombre: 'Torrera perdida' })
  const found = async () =>
    (await app.call<unknown[]>('GET /api/companies/all-active-offers?nombre=torrera')).body.length
  await db.execute(sql`delete from offer_search where offer_id = ${id}`)
  expect(await found()).toBe(0)
  expect(await run('refresh-search')).toMatch(/^Escrito de nuevo el índice de \d+ ofertas/)
  expect(await found()).toBe(1)
})

describe('A job that failed for good', () => {
  /** A dead letter, and its job unless pg-boss has deleted that. Returns the id of the job. */
  async function fail(queue: string, { isKept }: { isKept: boolean }): Promise<string> {
    const id = randomUUID()
    if (isKept) {
      await db.execute(sql`insert into pgboss.job (id, name, data, state, retry_count, retry_limit, completed_on)
        values (${id}, ${queue}, '{"deletionId":1}', 'failed', 9, 9, now())`)
    }
    await db.execute(sql`insert into pgboss.job (name, data, source_name, source_id, source_created_on)
      values ('dead-letters', '{"deletionId":1}', ${queue}, ${id}, now())`)
    return id
  }
  const findJobs = async (queue: string) =>
    (await db.execute(sql`select id, state, data from pgboss.job where name = ${queue} order by created_on`)).rows

  beforeEach(() => db.execute(sql`delete from pgboss.job`))

  test.each([
    { isKept: true, state: 'retry' },
    { isKept: false, state: 'created' },
  ])('is repeated once with its own id, which is that of its mail (job kept: $isKept)', async ({ isKept, state }) => {
    const id = await fail('deletion-requested', { isKept })
    const other = await fail('idle-notice', { isKept })
    expect(await run('resend-mail', 'deletion-requested')).toBe('Se repite 1 trabajo.')
    expect(await findJobs('deletion-requested')).toEqual([{ id, state, data: { deletionId: 1 } }])
    expect(await run('resend-mail', 'deletion-requested')).toBe('No hay trabajos que repetir.')
    expect(await run('resend-mail')).toBe('Se repite 1 trabajo.')
    expect(await findJobs('idle-notice')).toMatchObject([{ id: other, state }])
    expect(await findJobs('dead-letters')).toEqual([])
  })
})

test('the data of an account is written to a file that only its owner reads, and that is recorded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faro-export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const person = await aCandidate(app)
  const path = join(folder, 'datos.zip')
  expect(await run('export', person.email.toUpperCase(), path)).toContain(`Los datos de ${person.email} están en`)
  const { mode, size } = await stat(path)
  expect([mode & 0o777, size > 500]).toEqual([0o600, true])
  expect(await lastAct()).toMatchObject({ kind: 'export-account', subjectId: person.accountId })
  await expect(run('export', person.email, path)).rejects.toThrow('ya existe')
})

test('a table of offers is tried first, and published with --write=si', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faro-import-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const by = await aCompany(app)
  const words = [join(folder, 'ofertas.csv'), `--company=${by.companyId}`, `--project=${await aProject(app, { by })}`]
  await writeFile(words[0] ?? '', 'nombre;descripcion;puesto;ciudad;salario_anual\nTorrera importada;De noche.;Enfermero/a;Sevilla;24000\n')
  expect(await run('import-offers', ...words)).toContain('línea 2: Torrera importada\nEs solo una prueba')
  expect(await db.$count(offer, eq(offer.name, 'Torrera importada'))).toBe(0)
  expect(await run('import-offers', ...words, '--write=si')).toContain('Publicadas.')
  expect(await run('import-offers', ...words, '--write=si')).toContain('no se publica otra')
  expect(await db.$count(offer, eq(offer.name, 'Torrera importada'))).toBe(1)
})
