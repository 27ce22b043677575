import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { account, accountDeletion, applicationEvent, company, idleNotice } from '#server/database/schema/schema.ts'
import { aCv, anApplication, anOffer } from '#server/testing/factories.ts'
import { openLeavingSite } from '#server/testing/fixtures/accounts/leaving-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { destroyDueAccounts } from '../deletion/destroy-account.ts'
import { endIdleAccounts } from './end-idle-accounts.ts'

const site = await openLeavingSite()
const { app, clock, mails, password, signIn, fromElsewhere, tokenIn, undo, signUp, aPerson, aFirm } = site
const { db } = app.deps
const { mail } = app.deps.env
const setMailServer = (smtpUrl?: string) => (app.deps.env = { ...app.deps.env, mail: { ...mail, smtpUrl } })
const mailServer = 'smtp://mail.example'
setMailServer(mailServer)

/** The night of a day, and what is sent then. */
async function night(day: string) {
  clock.set(`${day}T02:00:00Z`)
  await endIdleAccounts(app.deps)
  await runJobs(app)
}

const subjectsTo = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject)
const isClosed = async (accountId: number) =>
  (await db.$count(accountDeletion, eq(accountDeletion.accountId, accountId))) > 0
const exists = async (accountId: number) => (await db.$count(account, eq(account.id, accountId))) > 0
const signInAt = (email: string) =>
  app.call<{ code?: string; error?: string }>('POST /api/auth/login', {
    body: { email, password },
    headers: fromElsewhere(),
  })

const notice = 'Cerraremos tu cuenta si no la usas antes del 22 de noviembre de 2028'

// All sign up, or use a session, on 2026-11-21.
describe('An account that nobody uses', () => {
  test('gets a letter after 23 months and another 15 days before the end, each once, is closed after 24, and destroyed', async () => {
    const owner = await signUp('cuenta')
    await night('2028-10-20')
    expect(mails).toEqual([])
    await night('2028-10-21')
    await night('2028-10-22')
    expect(subjectsTo(owner.email)).toEqual([notice])
    expect(mails[0]?.text).toContain('Nadie ha entrado en tu cuenta desde el 21 de noviembre de 2026')
    await night('2028-11-05')
    expect(subjectsTo(owner.email)).toHaveLength(1)
    await night('2028-11-06')
    await night('2028-11-21')
    expect(subjectsTo(owner.email)).toEqual([notice, notice])
    expect(await isClosed(owner.accountId)).toBe(false)

    await night('2028-11-22')
    expect(subjectsTo(owner.email)).toEqual([notice, notice, 'Hemos cerrado tu cuenta'])
    expect(mails.at(-1)?.text).toContain('Nadie ha usado tu cuenta en 24 meses.')
    expect(await signInAt(owner.email)).toMatchObject({
      status: 403,
      body: { code: 'account_leaving', error: expect.stringContaining('Cerramos esta cuenta porque nadie la usaba.') },
    })
    clock.set('2028-12-06T02:00:00Z')
    await destroyDueAccounts(app.deps)
    expect(await exists(owner.accountId)).toBe(false)
  })

  test('is kept for as long again once it is used: by signing in, with a session, or by undoing its end', async () => {
    const [signedIn, opened, undone, idle] = [
      await signUp('a'),
      await signUp('b'),
      await signUp('c'),
      await signUp('d'),
    ]
    await db.execute(sql`update session set expires_at = '2030-01-01'`)
    await night('2028-11-06')
    expect(mails).toHaveLength(4)
    expect(await signIn(signedIn.email, password)).toBe(200)
    await app.call('GET /api/master/get-role', { token: opened.token })
    await night('2028-11-22')
    expect(await Promise.all([signedIn, opened, undone, idle].map(({ accountId }) => isClosed(accountId)))).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect((await undo(tokenIn(mails.findLast(({ to }) => to === undone.email)))).status).toBe(200)
    mails.length = 0
    await night('2028-11-23')
    await night('2030-10-05')
    expect(mails).toEqual([])
    expect(await isClosed(undone.accountId)).toBe(false)
    await night('2030-10-06')
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([signedIn.email, opened.email]))
    expect(mails).toHaveLength(2)
    expect(await db.$count(idleNotice, eq(idleNotice.accountId, undone.accountId))).toBe(0)
  })

  test('is told so without a call to sign in where an operator keeps its owner out, and ends like others', async () => {
    const owner = await signUp('cuenta')
    await db.update(account).set({ disabledAt: clock.now() }).where(eq(account.id, owner.accountId))
    await night('2028-11-06')
    expect(subjectsTo(owner.email)).toEqual(['Cerraremos tu cuenta desactivada el 22 de noviembre de 2028'])
    expect(mails[0]?.text).not.toContain('inicia sesión')
    await night('2028-11-22')
    expect(await isClosed(owner.accountId)).toBe(true)
  })

  test('is not closed before 15 days have passed since the last letter, however late it came', async () => {
    const owner = await signUp('cuenta')
    await night('2029-06-01')
    expect(subjectsTo(owner.email)).toEqual(['Cerraremos tu cuenta si no la usas antes del 17 de junio de 2029'])
    await night('2029-06-16')
    expect(await isClosed(owner.accountId)).toBe(false)
    await night('2029-06-17')
    expect(await isClosed(owner.accountId)).toBe(true)
  })

  test('is not closed while no letter can be sent, and is told again each week', async () => {
    const owner = await signUp('cuenta')
    const { mailer, log } = app.deps
    app.deps.mailer = { ...mailer, send: async () => Promise.reject(new Error('away')) }
    const level = log.level
    log.level = 'silent'
    await night('2028-11-06')
    await db.execute(sql`delete from pgboss.job`)
    await night('2028-12-30')
    await db.execute(sql`delete from pgboss.job`)
    expect(await isClosed(owner.accountId)).toBe(false)
    Object.assign(app.deps, { mailer })
    log.level = level
    await night('2029-01-05')
    expect(mails).toEqual([])
    await night('2029-01-06')
    expect(subjectsTo(owner.email)).toEqual(['Cerraremos tu cuenta si no la usas antes del 22 de enero de 2029'])
    await night('2029-01-21')
    expect(await isClosed(owner.accountId)).toBe(false)
    await night('2029-01-22')
    expect(await isClosed(owner.accountId)).toBe(true)
  })

  // Nobody reads the outbox, and it is swept.
  test('is not closed without a mail server, and no letter counts as sent', async () => {
    const [waiting, informed] = [await signUp('cuenta'), await signUp('cuenta')]
    const lines: string[] = []
    const { log } = app.deps
    app.deps.log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
    onTestFinished(() => {
      app.deps.log = log
      setMailServer(mailServer)
    })
    await db.update(account).set({ lastUsedOn: '2026-11-10' }).where(eq(account.id, informed.accountId))
    await night('2028-10-26')
    expect(subjectsTo(informed.email)).toHaveLength(1)
    clock.set('2028-11-06T02:00:00Z')
    await endIdleAccounts(app.deps)

    setMailServer()
    mails.length = 0
    await runJobs(app)
    await night('2028-12-20')
    await night('2028-12-21')
    expect(mails).toEqual([])
    expect(await Promise.all([waiting, informed].map(({ accountId }) => isClosed(accountId)))).toEqual([false, false])
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
      [1, 2].map(() =>
        expect.objectContaining({ msg: 'idle accounts are kept: without SMTP_URL nobody can be informed' }),
      ),
    )

    setMailServer(mailServer)
    await night('2028-12-22')
    expect(subjectsTo(waiting.email)).toEqual(['Cerraremos tu cuenta si no la usas antes del 7 de enero de 2029'])
    await night('2029-01-07')
    expect(await Promise.all([waiting, informed].map(({ accountId }) => isClosed(accountId)))).toEqual([true, true])
  })

  test('gets each letter once from several processes, and from a job that runs again', async () => {
    const owner = await signUp('cuenta')
    clock.set('2028-11-06T02:00:00Z')
    await Promise.all([1, 2, 3].map(() => endIdleAccounts(app.deps)))
    await runJobs(app)
    const { rowCount } = await db.execute(
      sql`update pgboss.job set state = 'retry', completed_on = null where name = 'idle-notice'`,
    )
    expect(rowCount).toBe(1)
    await runJobs(app)
    expect(subjectsTo(owner.email)).toEqual([notice])
    clock.set('2028-11-22T02:00:00Z')
    await Promise.all([1, 2, 3].map(() => endIdleAccounts(app.deps)))
    await runJobs(app)
    expect(subjectsTo(owner.email)).toEqual([notice, 'Hemos cerrado tu cuenta'])
  })
})

test('A company that nobody uses leaves as one that is deleted: its offers are gone, and those who applied are told', async () => {
  const firm = await aFirm()
  const offerId = await anOffer(app, { by: firm })
  const person = await aPerson()
  await anApplication(app, { by: person, offerId, cvId: await aCv(app, { by: person }) })
  await night('2028-11-06')
  expect(await signIn(person.email, password)).toBe(200)
  await night('2028-11-22')
  expect(await isClosed(firm.accountId)).toBe(true)
  expect((await app.call(`GET /api/companies/offer-information/${offerId}`)).status).toBe(404)
  const untold = sql`to_state = 'cerrada' and reason = 'empresa_baja' and actor = 'sistema' and due_at is not null`
  expect(await db.$count(applicationEvent, untold)).toBe(1)
  expect(await isClosed(person.accountId)).toBe(false)
})

test('A company with a running Premium is not idle, and an account that is closed already gets no letter', async () => {
  const [firm, leaving] = [await aFirm(), await signUp('cuenta')]
  await db.update(company).set({ plan: 'premium' }).where(eq(company.id, firm.companyId))
  clock.set('2028-10-20T02:00:00Z')
  expect(await signIn(leaving.email, password)).toBe(200)
  await db.update(account).set({ lastUsedOn: '2026-11-21' }).where(eq(account.id, leaving.accountId))
  const { body } = await signInAt(leaving.email)
  await app.call('DELETE /api/account', {
    token: (body as { session?: string }).session,
    body: { password },
    headers: fromElsewhere(),
  })
  await runJobs(app)
  await db.update(account).set({ lastUsedOn: '2026-11-21' }).where(eq(account.id, leaving.accountId))
  mails.length = 0
  await night('2028-10-21')
  await night('2028-11-22')
  expect(mails).toEqual([])
  expect(await isClosed(firm.accountId)).toBe(false)

  await db.update(company).set({ plan: 'gratis' }).where(eq(company.id, firm.companyId))
  await night('2030-09-20')
  expect(mails).toEqual([])
  await night('2030-09-21')
  expect(subjectsTo(firm.email)).toHaveLength(1)
})
