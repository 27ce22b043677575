import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { openEmailSite } from '#server/testing/fixtures/accounts/email-site.ts'
import { destroyUnconfirmedAccounts } from '../deletion/destroy-unconfirmed.ts'
import { confirmWithoutLinks } from './confirm-without-links.ts'
import { sweepEmailLinks } from './queries.ts'

const site = await openEmailSite()
const { app, clock, anAccount, aConfirmed, newEmail, mailsTo, follow, resend, read, change, signIn, password } = site
const { db } = app.deps

// Seen to fail while the sweep deleted it: «Volver a enviar» was refused for good.
test('the link of an unconfirmed account can be mailed again however late', async () => {
  const { email, token } = await anAccount(newEmail())
  await sweepEmailLinks(db, new Date('2027-01-01T10:00:00Z'))
  expect((await resend(token)).status).toBe(200)
  expect((await follow((await mailsTo(email)).token)).status).toBe(200)
})

describe('After 30 days', () => {
  const isThere = async (email: string) =>
    (await db.execute(sql`select from account where email = ${email}`)).rows.length === 1

  // Seen to fail without the comparison of the time, and without that of the confirmation.
  test('an unconfirmed account is destroyed, and no other', async () => {
    const { email } = await anAccount(newEmail('olvidada'))
    const confirmed = await aConfirmed()
    clock.set('2026-11-22T10:00:00Z')
    const later = await anAccount(newEmail('posterior'))
    clock.set('2026-12-21T10:00:00Z')
    await destroyUnconfirmedAccounts(app.deps)
    expect(await Promise.all([email, confirmed.email, later.email].map(isThere))).toEqual([false, true, true])
  })
})

test('nobody is written to about the deletion of an account with an unconfirmed e-mail', async () => {
  const { email, token } = await anAccount(newEmail())
  const headers = site.fromElsewhere()
  expect((await app.call('DELETE /api/account', { token, body: { password }, headers })).status).toBe(200)
  expect((await mailsTo(email)).subjects).toEqual(['Confirma tu correo'])
})

describe('Once VERIFY_EMAIL is 0', () => {
  const turnOff = () =>
    confirmWithoutLinks({ ...app.deps, env: { ...app.deps.env, verifyEmail: false, confirmsWithoutLink: true } })
  const isConfirmed = async ({ token }: { token: string }) => (await read(token))['confirmado']

  // Seen to fail while nothing confirmed them: nobody who had signed up before could sign in.
  test('accounts that wait for their link can sign in; of two with the same e-mail the first one', async () => {
    const first = await anAccount(newEmail('espera'))
    const second = await anAccount(first.email.toUpperCase())
    await confirmWithoutLinks(app.deps)
    expect(await isConfirmed(first)).toBe(false)
    await turnOff()
    expect([await isConfirmed(first), await isConfirmed(second)]).toEqual([true, false])
    expect(await signIn(first.email, password)).toBe(200)
    await turnOff()
    expect(await isConfirmed(second)).toBe(false)
  })

  test('nobody gets an e-mail of somebody else: neither a confirmed one nor one that was just changed', async () => {
    const owner = await aConfirmed(newEmail('duena'))
    const { email: old, token } = await aConfirmed(newEmail('vieja'))
    const email = newEmail()
    await change(token, email)
    await follow((await mailsTo(email)).token)
    const others = [await anAccount(owner.email), await anAccount(old)]
    await turnOff()
    expect(await Promise.all(others.map(isConfirmed))).toEqual([false, false])
  })
})

// Nobody can get a link then: SMTP_URL was forgotten, or the mail server changes.
test('without SMTP_URL and VERIFY_EMAIL, accounts that wait for their link are neither confirmed nor destroyed, and the log has their number', async () => {
  const { email, token } = await anAccount(newEmail('sin-servidor'))
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const without = { ...app.deps, log, env: { ...app.deps.env, verifyEmail: false } }
  clock.set('2027-06-21T10:00:00Z')
  await confirmWithoutLinks(without)
  await destroyUnconfirmedAccounts(without)
  expect((await db.execute(sql`select is_confirmed from account where email = ${email}`)).rows).toEqual([
    { is_confirmed: false },
  ])
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      accounts: expect.any(Number),
      msg: 'accounts wait for a link that nobody can send: set SMTP_URL, or confirm them with VERIFY_EMAIL=0',
    }),
  ])

  clock.set('2026-11-21T10:00:00Z')
  expect((await resend(token)).status).toBe(200)
  expect((await follow((await mailsTo(email)).token)).status).toBe(200)
})

// Seen to fail: the owner confirmed a second account, and then «Deshacer el cambio» was refused for good; and who asked for a new
// password got no mail.
test.each([
  ['signs up with', (email: string) => anAccount(email)],
  ['asks for a new password of', (email: string) => site.ask(email)],
])('who %s an e-mail that was just taken from an account gets the link that undoes it', async (_what, act) => {
  clock.set('2026-11-21T10:00:00Z')
  const owner = await aConfirmed(newEmail('robada'))
  const thief = newEmail('ladron')
  await change(owner.token, thief)
  await follow((await mailsTo(thief)).token)
  // Jobs of one batch are unordered, so the first letter has to arrive before the second is caused.
  expect((await mailsTo(owner.email)).subjects.at(-1)).toBe('El correo de tu cuenta ha cambiado')
  site.mails.length = 0
  clock.set('2026-11-22T09:30:00Z')
  await act(owner.email)
  const { subjects, token, last } = await mailsTo(owner.email)
  expect(subjects).toEqual(['El correo de tu cuenta ha cambiado'])
  expect(last?.text).toContain('Puedes deshacerlo durante 49 horas.')
  expect(await follow(token)).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('vuelve a tener este correo') },
  })
  const { token: reset } = await mailsTo(owner.email)
  expect((await site.reset(reset)).status).toBe(200)
  expect(await signIn(owner.email, site.newPassword)).toBe(200)
})
