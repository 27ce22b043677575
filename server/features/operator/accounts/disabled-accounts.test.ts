import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  account,
  application,
  company,
  companySubscription,
  operatorAct,
  session,
  verificationStep,
} from '#server/database/schema/schema.ts'
import { anApplication, anOffer, anOperator, aCv, type SignedIn } from '#server/testing/factories.ts'
import { openLeavingSite } from '#server/testing/fixtures/leaving-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

const site = await openLeavingSite()
const { app, clock, mails, password, newPassword, isOpen, fromElsewhere, reset, tokenFor, aPerson, aFirm } = site
const { db } = app.deps
const reason = 'Envía mensajes ofensivos a las empresas'

let operator: SignedIn
beforeAll(async () => {
  operator = await anOperator(app)
})

// Operators' sessions are short, and each test begins at the same time.
const change = (id: number | string, body: object = {}, token: string | undefined = operator.token) =>
  app.call<{ desactivada: boolean; code?: string; error?: string }>(`PUT /api/operator/disable-account/${id}`, {
    token,
    body: { desactivada: true, motivo: reason, ...body },
  })
const enable = (id: number) => change(id, { desactivada: false, motivo: 'Lo ha aclarado todo' })

const enter = (email: string, given = password) =>
  app.call<{ code?: string; error?: string }>('POST /api/auth/login', {
    body: { email, password: given },
    headers: fromElsewhere(),
  })

const stateOf = async (accountId: number) =>
  (await app.call(`GET /api/operator/account/${accountId}`, { token: operator.token })).body
const subjectsTo = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject)
const actsOn = (accountId: number) => db.select().from(operatorAct).where(eq(operatorAct.subjectId, accountId))

describe('A disabled account', () => {
  test('loses all sessions, and nobody enters it until it is enabled', async () => {
    const owner = await aPerson()
    const { token = '' } = await aSession(owner.email)
    expect(await change(owner.accountId)).toMatchObject({ status: 200, body: { desactivada: true } })
    expect(await Promise.all([isOpen(owner.token), isOpen(token)])).toEqual([false, false])
    expect(await enter(owner.email)).toMatchObject({
      status: 403,
      body: { code: 'account_disabled', error: expect.stringContaining('Hemos desactivado esta cuenta. Si no estás') },
    })
    expect(await stateOf(owner.accountId)).toMatchObject({
      estado: 'desactivada',
      desactivada_desde: clock.now().toISOString(),
      sesiones: 0,
    })
    expect(await enable(owner.accountId)).toMatchObject({ status: 200, body: { desactivada: false } })
    expect((await enter(owner.email)).status).toBe(200)
    expect(await stateOf(owner.accountId)).toMatchObject({ estado: 'activa', desactivada_desde: null })
  })

  test('says so only to who knows the password, with the contact of the site', async () => {
    const owner = await aPerson()
    await change(owner.accountId)
    const wrong = await enter(owner.email, 'otra clave larga')
    const unknown = await enter('nadie@prueba.example')
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect((await enter(owner.email)).body.error).toContain(app.deps.env.brand.email)
  })

  test('takes a new password by the link of a mail, which opens no session', async () => {
    const owner = await aPerson()
    await change(owner.accountId)
    await runJobs(app)
    const token = await tokenFor(owner.email)
    expect((await reset(token)).status).toBe(200)
    expect(await db.$count(session, eq(session.accountId, owner.accountId))).toBe(0)
    expect((await enter(owner.email, newPassword)).body.code).toBe('account_disabled')
  })

  test('stays disabled when its deletion is undone', async () => {
    const owner = await aPerson()
    const token = await site.leaveWithToken(owner)
    await change(owner.accountId)
    expect((await site.undo(token)).status).toBe(200)
    expect((await enter(owner.email)).body.code).toBe('account_disabled')
  })

  test('is told to its owner with the reason and how to object, and so is its end', async () => {
    const owner = await aPerson()
    await change(owner.accountId)
    await runJobs(app)
    expect(subjectsTo(owner.email)).toEqual(['Hemos desactivado tu cuenta'])
    for (const part of [reason, 'Si no estás de acuerdo, escríbenos a', 'si quieres una copia o que los borremos']) {
      expect(mails[0]?.text).toContain(part)
    }
    await enable(owner.accountId)
    await runJobs(app)
    expect(subjectsTo(owner.email).at(-1)).toBe('Hemos reactivado tu cuenta')
    expect(mails.at(-1)?.text).toContain('Lo ha aclarado todo')
  })

  test('is told to nobody where the decision is overruled before the mail, or the e-mail is not confirmed', async () => {
    const [overruled, unconfirmed] = [await aPerson(), await aPerson()]
    await change(overruled.accountId)
    await enable(overruled.accountId)
    await db.update(account).set({ isConfirmed: false }).where(eq(account.id, unconfirmed.accountId))
    await change(unconfirmed.accountId)
    await runJobs(app)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[overruled.email, 'Hemos reactivado tu cuenta']])
  })

  test('of a candidate leaves the applications to the companies, and no mail about them goes to it', async () => {
    const [owner, firm] = [await aPerson(), await aFirm()]
    const offerId = await anOffer(app, { by: firm })
    await anApplication(app, { by: owner, offerId, cvId: await aCv(app, { by: owner }) })
    await change(owner.accountId)
    await runJobs(app)
    const { status, body } = await app.call('GET /api/companies/all-company-candidates', { token: firm.token })
    expect([status, (body as unknown as object[]).length]).toEqual([200, 1])
    expect(subjectsTo(owner.email)).toEqual(['Hemos desactivado tu cuenta'])
    const states = db.select({ state: application.state }).from(application)
    expect(await states.where(eq(application.candidateId, owner.candidateId))).toEqual([{ state: 'enviada' }])
  })

  test('loses the link to another e-mail at once, and gets it back when it is enabled', async () => {
    const owner = await aPerson()
    const body = { email: `nuevo.${owner.email}`, password }
    const asked = await app.call('POST /api/account/change-email', {
      token: owner.token,
      body,
      headers: fromElsewhere(),
    })
    expect(asked.status).toBe(200)
    await runJobs(app)
    const token = site.tokenIn(mails.find(({ to }) => to === body.email))
    const follow = () => app.call('POST /api/auth/verify-email', { body: { token }, headers: fromElsewhere() })
    await change(owner.accountId)
    expect(await follow()).toMatchObject({ status: 400, body: { code: 'email_link_invalid' } })
    await enable(owner.accountId)
    expect((await follow()).status).toBe(200)
  })

  test('loses the feeds of its alerts and the links to its files at once', async () => {
    const owner = await aPerson()
    const { token } = owner
    await app.call('POST /api/alerts', { token, body: { filtros: {}, frecuencia: 'diaria' } })
    const { body: alerts } = await app.call<{ rss: string }[]>('GET /api/users/alerts', { token })
    const cvId = await aCv(app, { by: owner })
    const { body: file } = await app.call<{ cv_link: string }>(`GET /api/users/cv-link/${cvId}`, { token })
    const links = [String(alerts[0]?.rss), file.cv_link]
    const statuses = () => Promise.all(links.map(async (link) => (await app.request(link)).status))
    expect(await statuses()).toEqual([200, 200])
    await change(owner.accountId)
    expect(await statuses()).toEqual([404, 404])
    await enable(owner.accountId)
    expect(await statuses()).toEqual([200, 200])
  })

  // The session is still there: the request had begun before.
  test('stores no file that arrives while it is being disabled', async () => {
    const owner = await aPerson()
    await db.update(account).set({ disabledAt: clock.now() }).where(eq(account.id, owner.accountId))
    await expect(aCv(app, { by: owner })).rejects.toThrow('answered 401')
  })
})

async function aSession(email: string) {
  const body = { email, password }
  const answer = await app.call<{ session: string }>('POST /api/auth/login', { body, headers: fromElsewhere() })
  return { token: answer.body.session }
}

describe('The disabled account of a company', () => {
  const shown = async (offerId: number) => (await app.call(`GET /api/companies/offer-information/${offerId}`)).status

  test('hides its offers and tells those who wait; all offers come back when it is enabled', async () => {
    const [owner, firm] = [await aPerson(), await aFirm()]
    const offerId = await anOffer(app, { by: firm })
    await anApplication(app, { by: owner, offerId, cvId: await aCv(app, { by: owner }) })
    await change(firm.accountId)
    expect([await shown(offerId), (await stateOf(firm.accountId))['estado']]).toEqual([404, 'desactivada'])
    const states = () =>
      db.select({ state: application.state }).from(application).where(eq(application.offerId, offerId))
    expect(await states()).toEqual([{ state: 'cerrada' }])
    await enable(firm.accountId)
    expect([await shown(offerId), (await stateOf(firm.accountId))['estado']]).toEqual([200, 'activa'])
    const steps = await db.select().from(verificationStep).where(eq(verificationStep.companyId, firm.companyId))
    expect(steps).toMatchObject([
      { kind: 'suspended', reason: 'otro', explanation: reason, operatorEmail: operator.email },
      { kind: 'readmitted', explanation: 'Lo ha aclarado todo', operatorEmail: operator.email },
    ])
  })

  test('loses the links to the files of its candidates at once', async () => {
    const [owner, firm] = [await aPerson(), await aFirm()]
    const offerId = await anOffer(app, { by: firm })
    await anApplication(app, { by: owner, offerId, cvId: await aCv(app, { by: owner }) })
    const { body } = await app.call<{ can_cv_id: { cv_link: string } }[]>('GET /api/companies/all-company-candidates', {
      token: firm.token,
    })
    const link = String(body[0]?.can_cv_id.cv_link)
    expect((await app.request(link)).status).toBe(200)
    await change(firm.accountId)
    expect((await app.request(link)).status).toBe(404)
  })

  test('keeps a suspension that was there before', async () => {
    const firm = await aFirm()
    const offerId = await anOffer(app, { by: firm })
    await decide(firm.companyId, { estado_verificacion: 'suspendida', motivo: 'fraude' })
    clock.set('2026-11-21T10:05:00Z')
    await change(firm.accountId)
    await enable(firm.accountId)
    expect([await shown(offerId), (await stateOf(firm.accountId))['estado']]).toEqual([404, 'suspendida'])
  })

  test('is not readmitted while it is disabled', async () => {
    const firm = await aFirm()
    await change(firm.accountId)
    const answer = await decide(firm.companyId, { estado_verificacion: 'readmitida', texto: 'Gracias por aclararlo.' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'company_changed' } })
    expect(answer.body['error']).toContain('La cuenta de esta empresa está desactivada.')
    const [row] = await db.select().from(company).where(eq(company.id, firm.companyId))
    expect(row?.isSuspended).toBe(true)
  })

  test('is not charged again', async () => {
    const firm = await aFirm()
    const { mode } = app.deps.payments
    const paid = { companyId: firm.companyId, mode, customerId: 'cus_1' }
    await db.insert(companySubscription).values(paid as typeof companySubscription.$inferInsert)
    await change(firm.accountId)
    const { rows } = await db.execute(sql`select data from pgboss.job where name = 'renewal-ended'`)
    expect(rows).toEqual([{ data: { mode, customerId: 'cus_1' } }])
  })
})

async function decide(companyId: number, decision: object) {
  const { token } = operator
  const { body } = await app.call(`GET /api/operator/company/${companyId}`, { token })
  return app.call(`PUT /api/operator/verify-company/${companyId}`, {
    token,
    body: { version: body['version'], ...decision },
  })
}

describe('The call', () => {
  test('is recorded once, also if it comes twice at the same moment', async () => {
    const owner = await aPerson()
    const answers = await Promise.all([1, 2, 3].map(() => change(owner.accountId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await actsOn(owner.accountId)).toMatchObject([
      { kind: 'disable-account', operatorEmail: operator.email, reason },
    ])
    await runJobs(app)
    expect(subjectsTo(owner.email)).toEqual(['Hemos desactivado tu cuenta'])
  })

  test('leaves no session that is opened at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await aPerson()
      await Promise.all([enter(owner.email), change(owner.accountId), enter(owner.email)])
      expect(await db.$count(session, eq(session.accountId, owner.accountId))).toBe(0)
    }
  })

  test('is refused for operators, and so for the own account', async () => {
    const other = await anOperator(app)
    for (const { accountId, token } of [operator, other]) {
      expect(await change(accountId)).toMatchObject({ status: 403, body: { code: 'operator_at_shell' } })
      expect((await app.call('GET /api/operator/accounts', { token })).status).toBe(200)
    }
  })

  test.each([
    ['no reason', { motivo: '' }],
    ['a short reason', { motivo: 'corto' }],
    ['a reason without letters', { motivo: '..............' }],
    ['a long reason', { motivo: 'x'.repeat(501) }],
    ['no decision', { desactivada: undefined }],
    ['a decision as text', { desactivada: 'true' }],
  ])('with %s is refused', async (_, body) => {
    const owner = await aPerson()
    expect(await change(owner.accountId, body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await isOpen(owner.token)).toBe(true)
  })

  test('is for operators alone', async () => {
    const [owner, firm] = [await aPerson(), await aFirm()]
    const send = (token: string | undefined) =>
      app.call(`PUT /api/operator/disable-account/${owner.accountId}`, {
        token,
        body: { desactivada: true, motivo: reason },
      })
    const answers = [await send(undefined), await send(owner.token), await send(firm.token)]
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403])
    expect(await actsOn(owner.accountId)).toEqual([])
  })

  test.each(['999999', '0', 'x', '99999999999'])('finds no account %s', async (id) => {
    expect((await change(id)).status).toBe(404)
  })
})
