import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { calls } from '#server/http/calls/calls.ts'
import { accountDeletion, closedCustomer } from '#server/database/schema/schema.ts'
import { aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { openLeavingSite } from '#server/testing/fixtures/accounts/leaving-site.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { atProvider, deliverAll, subscribe } from '#server/testing/stand-in-payments.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { destroyDueAccounts } from './destroy-account.ts'

const site = await openLeavingSite()
const { app, clock, mails, password, due, signIn, isOpen, fromElsewhere } = site
const { signUp, aPerson, aFirm, leave, undo, leaveWithToken } = site
const { db } = app.deps

const refused = { status: 400, body: { code: 'undo_link_invalid' } }

/** Everything that the readers get from every call that only reads, but for their own applications. */
async function readAll(readers: (string | undefined)[], ids: number[]): Promise<string> {
  const reading = calls.filter(({ method, path }) => method === 'GET' && !/master|candidature/.test(path))
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
    expect(mails[0]?.text).not.toMatch(/empresa|Premium/)
    expect(await undo('a'.repeat(43))).toMatchObject(refused)
    const answers = await Promise.all([undo(token), undo(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await signIn(owner.email, password)).toBe(200)
    expect(await undo(token)).toMatchObject(refused)
  })

  test('has fourteen days to undo it', async () => {
    const owner = await signUp('cuenta')
    const token = await leaveWithToken(owner)
    clock.set(due)
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
  test('is in no answer any more, and undoing brings all back', async () => {
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
    expect((await app.call('GET /api/users/user-candidatures', { token: person.token })).body).toMatchObject([
      {
        estado_candidatura: 'cerrada',
        historial: [{ estado_candidatura: 'enviada' }, { motivo: expect.any(String) }],
        con_pagina: false,
        emp_ofertas_id: { nombre: 'Zurrapa Oferta' },
      },
    ])
    for (const path of ['/sitemap-ofertas-1.xml', '/feeds/ofertas.rss']) {
      expect(await (await app.request(path)).text()).not.toContain(`/vista-oferta-completa/${offerId}<`)
    }
    expect((await app.request(`/og/${offerId}.png`)).status).toBe(404)
    const cannot = await app.call('POST /api/users/register-into-offer', {
      token: person.token,
      body: { offerId, cvId },
    })
    expect(cannot.status).toBe(409)

    expect((await undo(token)).status).toBe(200)
    const again = await read()
    for (const canary of ['Zurrapa Empresa', 'Zurrapa Oferta', 'Zurrapa Vieja']) expect(again).toContain(canary)
    // An inactive offer can be read by its id too.
    const active = await app.call('GET /api/companies/all-active-offers')
    expect(JSON.stringify(active.body)).toContain('Zurrapa Oferta')
  })

  test('is not charged again, and its customer is deleted with the account; what law demands is kept', async () => {
    const firm = await aFirm()
    await subscribe(app, firm)
    const { customer } = await atProvider(app, firm)
    await leave(firm)
    await runJobs(app)
    expect(await atProvider(app, firm)).toMatchObject({ status: 'active', cancel_at_period_end: true })
    clock.set(due)
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
