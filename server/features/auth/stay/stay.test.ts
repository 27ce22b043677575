import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account, company, session } from '#server/database/schema/schema.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { aCompany } from '#server/testing/factories.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { sweepSessions } from '../sessions.ts'

const START = '2026-11-21T10:00:00Z'
const clock = createTestClock(START)
const app = await createTestApp({ clock, env: { baseUrl: 'https://empleo.example' } })
const { db } = app.deps
const mails: Mail[] = []
app.deps.mailer = { send: async (mail) => void mails.push(mail), close: () => undefined }
const password = 'luz de otoño'
const others = 'sombra de invierno'

const after = (seconds: number) => clock.set(new Date(Date.parse(START) + seconds * 1000).toISOString())
const cookiesOf = (headers: Headers) => headers.getSetCookie().filter((text) => text.startsWith('sesion_mantenida='))
const secretOf = (headers: Headers) => cookiesOf(headers).at(-1)?.split(';')[0] ?? ''
const isOpen = async (token: string) => (await app.call('GET /api/account/sessions', { token })).status === 200

let people = 0

async function somebody({ mantener = true } = {}) {
  after(0)
  const email = `fija-${(people += 1)}@prueba.example`
  await app.call('POST /api/auth/signup', { body: { email, password, confirmPassword: password } })
  const { body, headers } = await app.call<{ session: string }>('POST /api/auth/login', {
    body: { email, password, mantener },
  })
  return { email, token: body.session, secret: secretOf(headers), headers }
}

async function renew(cookie: string, headers: Record<string, string> = {}) {
  const answer = await app.call<{ session: string | null }>('POST /api/auth/renew-session', {
    body: {},
    headers: { cookie, ...headers },
  })
  return { ...answer, token: answer.body.session, secret: secretOf(answer.headers) }
}

test('the secret is sent to one path alone, unreadable for scripts and never from another site', async () => {
  const { headers } = await somebody()
  const [cookie = ''] = cookiesOf(headers)
  const parts = cookie.split('; ').slice(1).toSorted()
  expect(parts).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/api/auth/renew-session', 'SameSite=Strict', 'Secure'])
})

test('without «mantener» the browser gets none', async () => {
  const { secret } = await somebody({ mantener: false })
  expect(await renew(secret)).toMatchObject({ status: 200, token: null })
})

test('a sign-in without «mantener» removes the secret of whoever signed in there before', async () => {
  const { headers } = await somebody({ mantener: false })
  expect(cookiesOf(headers)).toEqual([
    expect.stringMatching(/^sesion_mantenida=; Max-Age=0; Path=\/api\/auth\/renew-session/),
  ])
})

test('each use opens a session and changes the secret, which is stored nowhere and opens nothing as a token', async () => {
  const { token, secret } = await somebody()
  const renewed = await renew(secret)
  expect(await isOpen(renewed.token ?? '')).toBe(true)
  expect(renewed.secret).not.toBe(secret)
  const [, family = ''] = /=(.+?)\./.exec(secret) ?? []
  expect(await isOpen(family)).toBe(false)
  expect(JSON.stringify(await db.select().from(session))).not.toContain(family)
  expect(await isOpen(token)).toBe(true)
})

test('two tabs that open at once are never taken for theft', async () => {
  let { secret } = await somebody()
  for (let round = 0; round < 100; round += 1) {
    const [one, two] = await Promise.all([renew(secret), renew(secret)])
    expect([one.token, two.token]).not.toContain(null)
    expect(one.secret).toBe(two.secret)
    secret = one.secret
  }
})

test.each([
  ['the one before, half a minute later', 1, 30],
  ['an older one, at once', 2, 0],
])('an old secret ends all sessions and devices of the account: %s', async (_, uses, wait) => {
  const { email, token, secret: stolen } = await somebody()
  const elsewhere = await app.call<{ session: string }>('POST /api/auth/login', { body: { email, password } })
  let newest = { token: token as string | null, secret: stolen }
  for (let use = 0; use < uses; use += 1) newest = await renew(newest.secret)
  after(wait)
  const thief = await renew(stolen)
  expect(thief).toMatchObject({ status: 200, token: null, secret: 'sesion_mantenida=' })
  for (const ended of [token, newest.token ?? '', elsewhere.body.session]) expect(await isOpen(ended)).toBe(false)
  expect((await renew(newest.secret)).token).toBeNull()
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
])('another site opens nothing and uses nothing up: %j', async (headers) => {
  const { secret } = await somebody()
  expect(await renew(secret, headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await renew(secret, { 'sec-fetch-site': 'same-origin' })).token).not.toBeNull()
})

test('a form of another site is no JSON', async () => {
  const { secret } = await somebody()
  const headers = { 'content-type': 'text/plain', cookie: secret }
  const { status } = await app.request('/api/auth/renew-session', { method: 'POST', headers, body: 'a=1' })
  expect(status).toBe(415)
})

test('a changed secret opens nothing, and ends nothing', async () => {
  const { secret, token } = await somebody()
  for (const forged of [secret.slice(0, -3), secret.replace('.0.', '.1.'), 'sesion_mantenida=a.0.b']) {
    expect((await renew(forged)).token).toBeNull()
  }
  expect(await isOpen(token)).toBe(true)
})

test('it ends 30 days after the sign-in, however often it is used', async () => {
  const { secret } = await somebody()
  after(30 * 86_400 - 1)
  const last = await renew(secret)
  expect(last.token).not.toBeNull()
  after(30 * 86_400)
  expect((await renew(last.secret)).token).toBeNull()
  await sweepSessions(db, clock.now())
  expect(await isOpen(last.token ?? '')).toBe(false)
})

const ends: Record<string, (person: { email: string; token: string }) => Promise<unknown>> = {
  'a sign-out': ({ token }) => app.call('POST /api/auth/logout', { token, body: {} }),
  'a new password': ({ token }) =>
    app.call('POST /api/auth/change-password', {
      token,
      body: { currentPassword: password, password: others, confirmPassword: others },
    }),
  'a reset of the password': async ({ email }) => {
    mails.length = 0
    await app.call('POST /api/auth/forgot-password', { body: { email } })
    await runJobs(app)
    const reset = /#token=([\w-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1]
    const body = { token: reset, password: others, confirmPassword: others }
    expect((await app.call('POST /api/auth/reset-password', { body })).status).toBe(200)
  },
  'a request to delete the account': ({ token }) =>
    app.call('DELETE /api/account', { token, body: { password, texto: '' } }),
  'the end of the account': ({ email }) => db.delete(account).where(eq(account.email, email)),
  'an operator who disables the account, even if its row stayed': ({ email }) =>
    db.update(account).set({ disabledAt: clock.now() }).where(eq(account.email, email)),
  'another role, should it ever be an operator': ({ email }) =>
    db.update(account).set({ role: 3 }).where(eq(account.email, email)),
}

test.each(Object.entries(ends))('%s ends it', async (_, end) => {
  const person = await somebody()
  await end(person)
  expect((await renew(person.secret)).token).toBeNull()
})

test('a suspended company signs in with its password', async () => {
  const { token, secret, email } = await somebody()
  await app.call('POST /api/master/set-role', { token, body: { roleId: 2 } })
  const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
  const other = await aCompany(app)
  await db
    .update(company)
    .set({ accountId: row?.id ?? 0, isSuspended: true })
    .where(eq(company.id, other.companyId))
  expect((await renew(secret)).token).toBeNull()
})

test('a new password keeps the session that chose it, and no other', async () => {
  const { token, secret } = await somebody()
  const tab = await renew(secret)
  await ends['a new password']?.({ email: '', token })
  expect([await isOpen(token), await isOpen(tab.token ?? '')]).toEqual([true, false])
})

test('is listed once with all its sessions, and closing it ends them', async () => {
  const { email, token, secret } = await somebody()
  await renew(secret)
  const { body } = await app.call<{ sesion_id: number; es_esta: boolean; se_mantiene: boolean }[]>(
    'GET /api/account/sessions',
    { token },
  )
  expect(body.map(({ es_esta, se_mantiene }) => [es_esta, se_mantiene])).toEqual([
    [true, true],
    [false, false],
  ])
  const elsewhere = await app.call<{ session: string }>('POST /api/auth/login', { body: { email, password } })
  await app.call('DELETE /api/account/sessions', { token, body: {} })
  expect([await isOpen(token), await isOpen(elsewhere.body.session)]).toEqual([true, false])
  await app.call(`DELETE /api/account/session/${body[0]?.sesion_id}`, { token, body: {} })
  expect([await isOpen(token), (await renew(secret)).token]).toEqual([false, null])
})

test('refused secrets from one address have a limit', async () => {
  for (let tries = 0; tries < 100; tries += 1) await renew('sesion_mantenida=a.0.b', { 'x-forwarded-for': '1' })
  expect((await renew('sesion_mantenida=a.0.b')).status).toBe(429)
})
