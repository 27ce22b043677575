import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { calls } from '#server/platform/http/calls.ts'
import {
  account,
  accountDeletion,
  candidate,
  closedCustomer,
  company,
} from '#server/platform/database/schema/schema.ts'
import {
  aCv,
  anApplication,
  anOffer,
  candidateFields,
  companyFields,
  type SignedIn,
} from '#server/testing/factories.ts'
import { openResetSite } from '#server/testing/fixtures/reset-site.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { atProvider, deliverAll, subscribe } from '#server/testing/stand-in-payments.ts'
import { runJobs } from '#server/testing/test-app.ts'
import { destroyAgain } from './destroy-again.ts'
import { destroyDueAccounts } from './destroy-account.ts'

const { app, clock, mails, password, anAccount, signIn, isOpen, tokenIn, fromElsewhere } = await openResetSite()
const { db, files } = app.deps

let people = 0

async function signUp(name: string) {
  const { email, token } = await anAccount(`${name}${(people += 1)}@prueba.example`)
  const [row] = await db
    .select({ id: account.id })
    .from(account)
    .where(sql`email = ${email}`)
  return { email, token, accountId: row?.id ?? 0 }
}

async function aPerson(fields: object = {}) {
  const owner = await signUp('persona')
  const body = { ...candidateFields, ...fields }
  await app.call('POST /api/users/create-user-profile', { token: owner.token, body })
  const [row] = await db
    .select({ id: candidate.id })
    .from(candidate)
    .where(sql`account_id = ${owner.accountId}`)
  return { ...owner, candidateId: row?.id ?? 0 }
}

async function aFirm(fields: object = {}) {
  const owner = await signUp('empresa')
  const body = { ...companyFields, ...fields }
  await app.call('POST /api/companies/create-company-profile', { token: owner.token, body })
  const [row] = await db
    .select({ id: company.id })
    .from(company)
    .where(sql`account_id = ${owner.accountId}`)
  return { ...owner, companyId: row?.id ?? 0 }
}

const leave = (by: SignedIn, given = password) =>
  app.call('DELETE /api/account', { token: by.token, body: { password: given }, headers: fromElsewhere() })

const undo = (token: string) =>
  app.call('POST /api/account/undo-deletion', { body: { token }, headers: fromElsewhere() })

/** Leaves and returns the token of the mail. */
async function leaveWithToken(by: SignedIn): Promise<string> {
  expect((await leave(by)).status).toBe(200)
  await runJobs(app)
  return tokenIn(mails.findLast(({ to, subject }) => to === by.email && subject === 'Hemos cerrado tu cuenta'))
}

const refused = { status: 400, body: { code: 'undo_link_invalid' } }
const DUE = '2026-12-05T10:00:00Z'

/** Everything that the readers get from every call that only reads. */
async function readAll(readers: (string | undefined)[], ids: number[]): Promise<string> {
  const reading = calls.filter(({ method, path }) => method === 'GET' && !path.includes('/master/'))
  const paths = reading.flatMap(({ path }) => ids.map((id) => path.replace('{id}', String(id))))
  const texts: string[] = []
  for (const token of readers) {
    for (const path of new Set(paths)) {
      texts.push(JSON.stringify((await app.call(`GET ${path as '/'}`, { token })).body))
    }
  }
  return texts.join('\n')
}

describe('Somebody who deletes the account', () => {
  test('must know the password, and is signed out everywhere', async () => {
    const owner = await signUp('cuenta')
    expect(await leave(owner, 'otra contraseña')).toMatchObject({ status: 400, body: { code: 'password_wrong' } })
    expect(await isOpen(owner.token)).toBe(true)
    const answer = await leave(owner)
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('14 días') } })
    expect(await isOpen(owner.token)).toBe(false)
    const body = { email: owner.email, password }
    expect(await app.call('POST /api/auth/login', { body, headers: fromElsewhere() })).toMatchObject({
      status: 403,
      body: {
        code: 'account_leaving',
        error:
          'Has pedido eliminar esta cuenta. Hasta el 5 de diciembre de 2026 puedes recuperarla con el enlace que te enviamos por correo.',
      },
    })
    expect(await signIn(owner.email, 'otra contraseña')).toBe(401)
    const again = { email: owner.email, password, confirmPassword: password }
    expect((await app.call('POST /api/auth/signup', { body: again, headers: fromElsewhere() })).status).toBe(409)
  })

  test('gets one mail with a link, which undoes it once', async () => {
    const owner = await signUp('cuenta')
    const token = await leaveWithToken(owner)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`https://empleo.example/recuperar-cuenta#token=${token}`)
    expect(await undo('a'.repeat(43))).toMatchObject(refused)
    const answers = await Promise.all([undo(token), undo(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await signIn(owner.email, password)).toBe(200)
    expect(await undo(token)).toMatchObject(refused)
  })

  test('has fourteen days to undo it', async () => {
    const owner = await signUp('cuenta')
    const token = await leaveWithToken(owner)
    clock.set(DUE)
    expect(await undo(token)).toMatchObject(refused)
    clock.set('2026-12-05T09:59:59Z')
    await destroyDueAccounts(app.deps)
    expect((await undo(token)).status).toBe(200)
  })

  test('asks once, however often the button is pressed', async () => {
    const owner = await signUp('cuenta')
    const answers = await Promise.all([leave(owner), leave(owner)])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    await runJobs(app)
    expect(mails).toHaveLength(1)
    expect(await db.$count(accountDeletion, sql`account_id = ${owner.accountId}`)).toBe(1)
  })
})

describe('A company that leaves', () => {
  test('is in no answer any more, its applicants get one mail, and undoing brings all back', async () => {
    const firm = await aFirm({ nombre: 'Zurrapa Empresa' })
    const offerId = await anOffer(app, { by: firm, nombre: 'Zurrapa Oferta' })
    const inactive = await anOffer(app, { by: firm, nombre: 'Zurrapa Vieja' })
    await app.call(`PUT /api/companies/update-offer/${inactive}`, { token: firm.token, body: { estado: 0 } })
    const person = await aPerson()
    const cvId = await aCv(app, { by: person })
    await anApplication(app, { by: person, offerId, cvId })
    const other = await aFirm()
    const read = () => readAll([undefined, person.token, other.token], [offerId, inactive])
    const before = await read()
    for (const canary of ['Zurrapa Empresa', 'Zurrapa Oferta', 'Zurrapa Vieja']) expect(before).toContain(canary)

    const token = await leaveWithToken(firm)
    const after = await read()
    expect(after).not.toContain('Zurrapa')
    for (const path of ['/sitemap-ofertas-1.xml', '/feeds/ofertas.rss']) {
      expect(await (await app.request(path)).text()).not.toContain(`/vista-oferta-completa/${offerId}<`)
    }
    expect((await app.request(`/og/${offerId}.png`)).status).toBe(404)
    const cannot = await app.call('POST /api/users/register-into-offer', {
      token: person.token,
      body: { offerId, cvId },
    })
    expect(cannot.status).toBe(409)
    expect(mails.filter(({ to }) => to === person.email)).toEqual([
      expect.objectContaining({ subject: 'Una empresa a la que enviaste tu CV cierra su cuenta' }),
    ])

    expect((await undo(token)).status).toBe(200)
    const again = await read()
    for (const canary of ['Zurrapa Empresa', 'Zurrapa Oferta', 'Zurrapa Vieja']) expect(again).toContain(canary)
  })

  test('is not charged again, and its customer is deleted with the account; what law demands is kept', async () => {
    const firm = await aFirm()
    await subscribe(app, firm)
    const { customer } = await atProvider(app, firm)
    await leave(firm)
    await runJobs(app)
    expect(await atProvider(app, firm)).toMatchObject({ status: 'active', cancel_at_period_end: true })
    clock.set(DUE)
    await destroyDueAccounts(app.deps)
    await runJobs(app)
    await deliverAll(app)
    expect(await app.deps.payments.listSubscriptions(customer)).toBeNull()
    expect(
      await db
        .select()
        .from(closedCustomer)
        .where(sql`customer_id = ${customer}`),
    ).toEqual([expect.objectContaining({ mode: 'stand-in', keptUntil: new Date('2032-12-05T10:00:00Z') })])
    clock.set('2032-12-05T10:00:00Z')
    await destroyDueAccounts(app.deps)
    expect(await db.$count(closedCustomer)).toBe(0)
  })
})

describe('A candidate who leaves', () => {
  test('is in no answer any more, nor are the files, and undoing brings all back', async () => {
    const firm = await aFirm()
    const offerId = await anOffer(app, { by: firm })
    const person = await aPerson({ nombre: 'Zurrapa Persona', image: await aPicture() })
    await anApplication(app, { by: person, offerId, cvId: await aCv(app, { by: person, name: 'Zurrapa CV' }) })
    const read = () => readAll([undefined, firm.token], [offerId])
    const before = await read()
    for (const canary of ['Zurrapa Persona', 'Zurrapa CV', '"numero_candidaturas":1']) expect(before).toContain(canary)
    const links = [...before.matchAll(/"(\/files\/(?:cv|photo)[^"]+)"/g)].map(([, link]) => String(link))
    expect(links.length).toBeGreaterThan(1)
    const statuses = () => Promise.all(links.map(async (link) => (await app.request(link)).status))
    expect(new Set(await statuses())).toEqual(new Set([200]))

    const token = await leaveWithToken(person)
    const after = await read()
    for (const canary of ['Zurrapa Persona', 'Zurrapa CV']) expect(after).not.toContain(canary)
    expect(after).not.toContain('"numero_candidaturas":1')
    expect(new Set(await statuses())).toEqual(new Set([404]))

    expect((await undo(token)).status).toBe(200)
    expect(await read()).toContain('Zurrapa Persona')
    expect(new Set(await statuses())).toEqual(new Set([200]))
  })
})

/** Every row of every table as text, with those of the queue. */
async function dump(): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss', 'drizzle')`,
  )
  const texts: string[] = []
  for (const { name } of rows) {
    const { rows: found } = await db.execute(sql`select t::text as row from ${sql.raw(name)} t`)
    texts.push(...found.map(({ row }) => String(row)))
  }
  return texts.join('\n')
}

describe('After fourteen days', () => {
  test('nothing of a candidate is left in any table or in the store, and the address can sign up again', async () => {
    const firm = await aFirm()
    const offerId = await anOffer(app, { by: firm })
    const fields = { nombre: 'Zurrapa Fin', primer_apellido: 'Zurrapafin', num_documento: '12345678Z' }
    const person = await aPerson({ ...fields, image: await aPicture() })
    await anApplication(app, { by: person, offerId, cvId: await aCv(app, { by: person, name: 'Zurrapa Fin' }) })
    await app.call('POST /api/account/export', { token: person.token })
    await runJobs(app)
    const keys = [...(await dump()).matchAll(/(?:cv|photo|export)\/[0-9a-f]{2}\/[0-9a-f]{38}\.\w+/g)].map(
      ([key]) => key,
    )
    const own = await db.execute<{
      key: string
    }>(sql`select file_key as key from cv where candidate_id = ${person.candidateId}
      union select photo_key from candidate where id = ${person.candidateId}
      union select file_key from data_export where account_id = ${person.accountId}`)
    expect(own.rows).toHaveLength(3)
    for (const { key } of own.rows) expect(keys).toContain(key)
    await leaveWithToken(person)
    expect(await dump()).toContain('Zurrapa Fin')
    clock.set(DUE)
    await destroyDueAccounts(app.deps)
    await runJobs(app)
    const left = await dump()
    for (const canary of ['Zurrapa Fin', 'Zurrapafin', person.email, '12345678Z']) expect(left).not.toContain(canary)
    for (const { key } of own.rows) await expect(files.open(key)).rejects.toMatchObject({ code: 'not_found' })
    const body = { email: person.email, password, confirmPassword: password }
    expect((await app.call('POST /api/auth/signup', { body, headers: fromElsewhere() })).status).toBe(200)
  })

  test('nothing of a company that paid is left, but the number of its customer', async () => {
    const firm = await aFirm({ nombre: 'Zurrapa Cierre', acronimo: 'CNCRR', image: await aPicture() })
    await subscribe(app, firm)
    await anOffer(app, { by: firm, nombre: 'Zurrapa Puesto', requirements_list: ['Zurrapa Requisito'] })
    await leaveWithToken(firm)
    clock.set(DUE)
    await destroyDueAccounts(app.deps)
    await runJobs(app)
    await deliverAll(app)
    const left = await dump()
    const own = ['Zurrapa Cierre', 'Zurrapa Puesto', 'Zurrapa Requisito', 'CNCRR', firm.email]
    for (const canary of own) expect(left).not.toContain(canary)
  })

  test('a restored backup does not bring the account back, and nobody else is taken for it', async () => {
    const owner = await signUp('cuenta')
    await leaveWithToken(owner)
    const [row] = await db
      .select()
      .from(account)
      .where(sql`id = ${owner.accountId}`)
    if (!row) throw new Error('no account')
    clock.set(DUE)
    await destroyDueAccounts(app.deps)
    const restore = (createdAt: Date) =>
      db.execute(sql`insert into account (id, email, password_hash, created_at) overriding system value
        values (${row.id}, ${row.email}, ${row.passwordHash}, ${createdAt.toISOString()})`)
    const exists = async () => (await db.$count(account, sql`id = ${row.id}`)) > 0
    await restore(row.createdAt)
    expect(await exists()).toBe(true)
    app.deps.log.level = 'silent'
    await destroyAgain(app.deps)
    expect(await exists()).toBe(false)
    await restore(new Date('2026-11-21T10:00:01Z'))
    await destroyAgain(app.deps)
    expect(await exists()).toBe(true)
  })
})
