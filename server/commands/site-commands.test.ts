import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { account, offer, operatorAct } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, anOffer, anOperator, aProject } from '#server/testing/factories.ts'
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
  expect(await run('hide-offer', String(id), '--reason=fraude', '--yes')).toContain('«Farera de prueba» ya no se ve.')
  expect((await findOffer(id))?.review).toBe('rejected')
  expect(await lastAct()).toMatchObject({ kind: 'reject-offer', operatorEmail: 'consola', operatorId: null })
  const { rows } = await db.execute(sql`select data from pgboss.job where name = 'offer-reviewed'`)
  expect(rows).toMatchObject([{ data: { offerId: id, decision: 'rejected' } }])
  await expect(run('hide-offer', String(id), '--reason=fraude', '--yes')).rejects.toThrow()
})

const why = '--reason=Envía mensajes ofensivos'

test.each([
  [['hide-offer', '1', '--motivo=fraude'], 'No existe la opción --motivo.'],
  [['hide-offer', '1', '2', '--reason=fraude'], 'Sobra: 2'],
  [['hide-offer', '1', '--reason'], 'Falta el valor de --reason'],
  [['hide-offer', '1', '--reason=fraude', '--yes=no'], '--yes no lleva ningún valor.'],
  [['disable-account'], 'Indica la cuenta'],
  [['disable-account', 'a@prueba.example'], 'Indica la cuenta'],
  [['disable-account', 'a@prueba.example', '--reason=corto'], 'de 10 a 500 caracteres'],
  [['disable-account', 'nadie@prueba.example', why, '--yes'], 'No hay ninguna cuenta'],
  [['resend-mail', randomUUID()], 'No hay ningún trabajo fallido con el id'],
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

beforeEach(() => db.execute(sql`delete from pgboss.job`))

/** A dead letter, and its job unless pg-boss has deleted that. Returns the id of the job. */
async function fail(
  queue: string,
  { isKept = false, data = { deletionId: 1 }, output = {} }: { isKept?: boolean; data?: object; output?: object },
): Promise<string> {
  const id = randomUUID()
  if (isKept) {
    await db.execute(sql`insert into pgboss.job (id, name, data, state, retry_count, retry_limit, completed_on)
      values (${id}, ${queue}, '{"deletionId":1}', 'failed', 9, 9, now())`)
  }
  await db.execute(sql`insert into pgboss.job (name, data, output, source_name, source_id, source_created_on)
    values ('dead-letters', ${JSON.stringify(data)}, ${JSON.stringify(output)}, ${queue}, ${id}, '2026-11-21T10:00:00Z')`)
  return id
}

describe('A job that failed for good', () => {
  const findJobs = async (queue: string) =>
    (await db.execute(sql`select id, state, data from pgboss.job where name = ${queue} order by created_on`)).rows

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

describe('The list of failed jobs', () => {
  test('names each with its receiver, masked, and its reason; a single one is repeated by its id', async () => {
    const person = await aCandidate(app)
    const by = await aCompany(app)
    const refused = { failed: 'Error', reason: 'El correo no se puede enviar: 550 no such user' }
    const data = { candidateId: person.candidateId }
    const ids = [
      await fail('suggestions-mail', { data, output: refused }),
      await fail('password-changed', { data: { accountId: by.accountId }, output: { failed: 'TypeError' } }),
      await fail('remove-files', { data: {} }),
    ]
    const list = await run('resend-mail', '--list')
    const masked = `${person.email.slice(0, 2)}…@${person.email.split('@')[1]}`
    expect(list.split('\n')).toEqual([
      `${ids[0]}  suggestions-mail  desde 21/11/26, 11:00  para ${masked}: ${refused.reason}`,
      `${ids[1]}  password-changed  desde 21/11/26, 11:00  para ${by.email}: TypeError`,
      `${ids[2]}  remove-files  desde 21/11/26, 11:00  para (sin destinatario): su proceso terminó, o tardó demasiado`,
    ])
    expect((await run('resend-mail', '--list', 'remove-files')).split('\n')).toHaveLength(1)
    expect(await run('resend-mail', ids[1] ?? '')).toBe('Se repite 1 trabajo.')
    await expect(run('resend-mail', ids[1] ?? '')).rejects.toThrow('quizá ya se ha repetido')
    expect(await run('resend-mail', '--list')).not.toContain('password-changed')
    await run('resend-mail')
    expect(await run('resend-mail', '--list')).toBe('No hay trabajos fallidos.')
  })
})

describe('The command for accounts', () => {
  const enter = async (token: string) => (await app.call('GET /api/master/get-role', { token })).status

  test('disables one and enables it again, each once and in the register', async () => {
    const person = await aCandidate(app)
    expect(await run('disable-account', person.email.toUpperCase(), why, '--yes')).toContain(
      `Nadie puede entrar ya en la cuenta ${person.email}.`,
    )
    expect(await enter(person.token)).toBe(401)
    const act = { operatorEmail: 'consola', subjectId: person.accountId, reason: 'Envía mensajes ofensivos' }
    expect(await lastAct()).toMatchObject({ ...act, kind: 'disable-account' })
    expect(await run('disable-account', String(person.accountId), why, '--yes')).toContain('ya estaba desactivada')
    expect(await run('disable-account', person.email, why, '--enable')).toContain('vuelve a estar activa')
    expect(await lastAct()).toMatchObject({ ...act, kind: 'enable-account' })
  })

  test('refuses the account of an operator, and names the command for it', async () => {
    const { email } = await anOperator(app)
    await expect(run('disable-account', email, why, '--yes')).rejects.toThrow('usa disable-operator')
  })

  test('takes the confirmed one of two accounts with an e-mail', async () => {
    const [person, other] = [await aCandidate(app), await aCandidate(app)]
    const { email } = person
    await db.update(account).set({ email, isConfirmed: false }).where(eq(account.id, other.accountId))
    await run('disable-account', email, why, '--yes')
    expect([await enter(person.token), await enter(other.token)]).toEqual([401, 200])
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
  await writeFile(
    words[0] ?? '',
    'nombre;descripcion;puesto;ciudad;salario_anual\nTorrera importada;De noche.;Enfermero/a;Sevilla;24000\nTorrero;Llama al 806 123 456.;Enfermero/a;Sevilla;24000\n',
  )
  const counts = (publicadas: number, espera: number, repetidas: number) =>
    `Publicadas: ${publicadas}. A la espera de revisión: ${espera}. No activas: 0. Repetidas: ${repetidas}.`
  const tried = await run('import-offers', ...words)
  expect(tried).toContain('fila 2: Torrera importada\n')
  expect(tried).toContain(
    `Es solo una prueba: no se ha guardado nada. Con --write=si ocurriría esto:\n${counts(1, 1, 0)}`,
  )
  expect(await db.$count(offer, eq(offer.name, 'Torrera importada'))).toBe(0)
  expect(await run('import-offers', ...words, '--write=si')).toContain(`Hecho.\n${counts(1, 1, 0)}`)
  expect(await run('import-offers', ...words, '--write=si')).toContain(`Hecho.\n${counts(0, 0, 2)}`)
  expect(await db.$count(offer, eq(offer.name, 'Torrera importada'))).toBe(1)
})
