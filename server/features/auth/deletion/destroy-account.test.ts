import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account, savedOffer } from '#server/database/schema/schema.ts'
import { aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { openLeavingSite } from '#server/testing/fixtures/accounts/leaving-site.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { deliverAll, subscribe } from '#server/testing/stand-in-payments.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { destroyAgain } from './destroy-again.ts'
import { destroyDueAccounts } from './destroy-account.ts'

const site = await openLeavingSite()
const { app, clock, password, due, fromElsewhere, signUp, aPerson, aFirm, leaveWithToken } = site
const { db, files } = app.deps

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
    await app.call(`PUT /api/users/save-offer/${offerId}`, { token: person.token })
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
    expect(await db.$count(savedOffer)).toBe(1)
    clock.set(due)
    await destroyDueAccounts(app.deps)
    await runJobs(app)
    const left = await dump()
    for (const canary of ['Zurrapa Fin', 'Zurrapafin', person.email, '12345678Z']) expect(left).not.toContain(canary)
    expect(await db.$count(savedOffer)).toBe(0)
    for (const { key } of own.rows) await expect(files.open(key)).rejects.toMatchObject({ code: 'not_found' })
    const body = { email: person.email, password, confirmPassword: password }
    expect((await app.call('POST /api/auth/signup', { body, headers: fromElsewhere() })).status).toBe(200)
  })

  test('nothing of a company that paid is left, but the number of its customer', async () => {
    const firm = await aFirm({ nombre: 'Zurrapa Cierre', acronimo: 'CNCRR', image: await aPicture() })
    await subscribe(app, firm)
    await anOffer(app, { by: firm, nombre: 'Zurrapa Puesto', requirements_list: ['Zurrapa Requisito'] })
    await leaveWithToken(firm)
    clock.set(due)
    await destroyDueAccounts(app.deps)
    await runJobs(app)
    await deliverAll(app)
    // The words of the search go at night.
    await app.deps.jobs.enqueue(db, 'nightly', {})
    await runJobs(app)
    const left = await dump()
    const own = ['Zurrapa Cierre', 'Zurrapa Puesto', 'Zurrapa Requisito', 'zurrapa', 'CNCRR', firm.email]
    for (const canary of own) expect(left).not.toContain(canary)
  })

  test('applicants keep the offer with the name and the texts of its company', async () => {
    const firm = await aFirm({ nombre: 'Zurrapa Adiós' })
    const person = await aPerson()
    const offerId = await anOffer(app, { by: firm, nombre: 'Zurrapa Puesto' })
    await anApplication(app, { by: person, offerId, cvId: await aCv(app, { by: person }) })
    const body = { password, texto: 'Gracias por tu interés.' }
    await app.call('DELETE /api/account', { token: firm.token, body, headers: fromElsewhere() })
    clock.set(due)
    await destroyDueAccounts(app.deps)
    expect(await db.$count(account, sql`id = ${firm.accountId}`)).toBe(0)
    const { body: session } = await app.call<{ session: string }>('POST /api/auth/login', {
      body: { email: person.email, password },
      headers: fromElsewhere(),
    })
    const { body: kept } = await app.call('GET /api/users/user-candidatures', { token: session.session })
    expect(kept).toMatchObject([
      {
        estado_candidatura: 'cerrada',
        historial: [{}, { texto: 'Gracias por tu interés.' }],
        emp_ofertas_id: {
          nombre: 'Zurrapa Puesto',
          emp_proyectos_id: { emp_empresas_id: { nombre: 'Zurrapa Adiós' } },
        },
      },
    ])
  })

  test('a restored backup does not bring the account back, and nobody else is taken for it', async () => {
    const owner = await signUp('cuenta')
    await leaveWithToken(owner)
    const [row] = await db
      .select()
      .from(account)
      .where(sql`id = ${owner.accountId}`)
    if (!row) throw new Error('no account')
    clock.set(due)
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
