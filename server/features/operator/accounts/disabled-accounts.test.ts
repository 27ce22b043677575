import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account, application, session } from '#server/database/schema/schema.ts'
import { anApplication, anOffer, aCv } from '#server/testing/factories.ts'
import { openDisablingSite } from '#server/testing/fixtures/accounts/disabling-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

const site = await openDisablingSite()
const { app, clock, mails, password, newPassword, isOpen, fromElsewhere, reset, tokenFor, aPerson, aFirm } = site
const { reason, change, enable, enter, stateOf, subjectsTo } = site
const { db } = app.deps

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
