import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ROLE_OPERATOR } from '#contract/constants.ts'
import { account, company } from '#server/database/schema/schema.ts'
import { aCompany } from '#server/testing/factories.ts'
import { openResetSite } from '#server/testing/fixtures/accounts/reset-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

const site = await openResetSite()
const { app, clock, mails, password, newPassword, anAccount, ask, enter, isOpen, reset, tokenFor } = site
const { db } = app.deps

const link = { entrar: true }
const refused = { status: 400, body: { code: 'sign_in_link_invalid' } }
type Person = { email: string; token: string; id: number; link: string }
let people = 0

async function someone({ hasLink = true } = {}): Promise<Person> {
  const { email, token } = await anAccount(`sin-clave-${(people += 1)}@prueba.example`)
  const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
  return { email, token, id: row?.id ?? 0, link: hasLink ? await tokenFor(email, link) : '' }
}

const disable = ({ id }: Person) => db.update(account).set({ disabledAt: clock.now() }).where(eq(account.id, id))
const promote = ({ id }: Person) => db.update(account).set({ role: ROLE_OPERATOR }).where(eq(account.id, id))
const leave = ({ token }: Person) => app.call('DELETE /api/account', { token, body: { password, texto: '' } })
const suspend = async ({ id, token }: Person) => {
  await app.call('POST /api/master/set-role', { token, body: { roleId: 2 } })
  const { companyId } = await aCompany(app)
  await db.update(company).set({ accountId: id, isSuspended: true }).where(eq(company.id, companyId))
}

test('a link signs in once, of two calls at the same time one, and keeps password and sessions', async () => {
  const { email, token, link: sent } = await someone()
  expect(mails).toEqual([expect.objectContaining({ to: email, subject: 'Tu enlace para entrar' })])
  const answers = await Promise.all([enter(sent), enter(sent)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const opened = answers.find(({ status }) => status === 200)
  expect(opened?.body).toEqual({ session: expect.any(String), email })
  // Somebody else may have kept a session in this browser.
  expect(opened?.headers.getSetCookie()).toEqual([expect.stringMatching(/^sesion_mantenida=; Max-Age=0/)])
  expect([await isOpen(opened?.body.session ?? ''), await isOpen(token)]).toEqual([true, true])
  expect(await enter(sent)).toMatchObject(refused)
  expect(await site.signIn(email, password)).toBe(200)
})

const after: [string, object, (person: Person) => unknown][] = [
  ['14 minutes and 59 seconds', { status: 200 }, () => clock.set('2026-11-21T10:14:59Z')],
  ['15 minutes', refused, () => clock.set('2026-11-21T10:15:00Z')],
  ['a newer link', refused, ({ email }) => tokenFor(email, link)],
  ['a link for a new password', refused, ({ email }) => tokenFor(email)],
  ['a reset', refused, async ({ email }) => reset(await tokenFor(email))],
  [
    'a new password',
    refused,
    ({ token }) => {
      const body = { currentPassword: password, password: newPassword, confirmPassword: newPassword }
      return app.call('POST /api/auth/change-password', { token, body })
    },
  ],
  ['an operator who disables the account', refused, disable],
  ['a request to delete the account', refused, leave],
  ['the end of the account', refused, ({ id }) => db.delete(account).where(eq(account.id, id))],
  ['becoming an operator', refused, promote],
  ['a suspension of the company, which signs in as with its password', { status: 200 }, suspend],
]

test.each(after)('a link after %s: %j', async (_, answer, happens) => {
  const person = await someone()
  await happens(person)
  expect(await enter(person.link)).toMatchObject(answer)
})

test('neither kind of link does what the other does', async () => {
  const person = await someone()
  expect(await reset(person.link)).toMatchObject(site.refused)
  expect((await enter(person.link)).status).toBe(200)
  const forReset = await tokenFor(person.email)
  expect(await enter(forReset)).toMatchObject(refused)
  expect((await reset(forReset)).status).toBe(200)
})

test.each([
  ['an operator', promote],
  ['a disabled account', disable],
  ['an account that is being deleted', leave],
  [
    'an unconfirmed e-mail',
    ({ id }: Person) => db.update(account).set({ isConfirmed: false }).where(eq(account.id, id)),
  ],
  ['nobody', ({ id }: Person) => db.delete(account).where(eq(account.id, id))],
])('%s gets the usual answer and no link', async (_, happens) => {
  const known = await someone({ hasLink: false })
  const usual = await ask((await someone({ hasLink: false })).email, link)
  await happens(known)
  const { status, body } = await ask(known.email, link)
  expect({ status, body }).toEqual({ status: usual.status, body: usual.body })
  expect(body).toEqual({ message: expect.stringContaining('15 minutos') })
  await runJobs(app)
  expect(mails.filter(({ to, text }) => to === known.email && text.includes('/entrar'))).toEqual([])
})

test.each(['', 'a', 'A'.repeat(43), 7, 'a'.repeat(101), undefined])('%j opens nothing', async (token) => {
  const code = typeof token === 'string' && token.length <= 100 ? 'sign_in_link_invalid' : 'invalid_input'
  expect(await enter(token as string)).toMatchObject({ status: 400, body: { code } })
})

test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])(
  'another site neither opens nor uses it: %j',
  async (headers) => {
    const { link: sent } = await someone()
    expect(await enter(sent, headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await enter(sent)).status).toBe(200)
  },
)

test('links of both kinds to one e-mail share a limit, and uses from one address have one', async () => {
  const { email } = await someone({ hasLink: false })
  const asked = [await ask(email, link), await ask(email), await ask(email, link), await ask(email, link)]
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  for (let tries = 0; tries < 100; tries += 1) await enter('a', { 'x-forwarded-for': '203.0.113.9' })
  expect((await enter('a', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429)
})
