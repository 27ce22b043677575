import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aCv, aProject, candidateFields, companyFields, offerFields } from '#server/testing/factories.ts'
import { openEmailSite } from '#server/testing/fixtures/accounts/email-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { sweepEmailLinks } from './queries.ts'

const site = await openEmailSite()
const {
  app,
  clock,
  mails,
  anAccount,
  aConfirmed,
  newEmail,
  mailsTo,
  follow,
  change,
  resend,
  read,
  signIn,
  signUp,
  password,
} = site
const { db } = app.deps

describe('A new account', () => {
  test('gets one mail with a link to this site, whatever the Host header', async () => {
    const email = newEmail()
    await signUp(email, { ...site.fromElsewhere(), host: 'evil.example' })
    const { subjects, last } = await mailsTo(email)
    expect(subjects).toEqual(['Confirma tu correo'])
    expect(last?.text).toMatch(/https:\/\/empleo\.example\/confirmar-correo#token=[\w-]{43}\n/)
    expect(JSON.stringify(last)).not.toContain('evil.example')
  })

  test('confirms its e-mail once, by the link', async () => {
    const { email, token } = await anAccount(newEmail())
    expect(await read(token)).toEqual({ email, confirmado: false, correo_pendiente: null })
    const link = await mailsTo(email)
    expect(await follow(link.token)).toMatchObject({ status: 200, body: { message: 'Has confirmado tu correo.' } })
    expect(await read(token)).toEqual({ email, confirmado: true, correo_pendiente: null })
    expect(await follow(link.token)).toMatchObject(site.invalid)
    expect(await signIn(email, password)).toBe(200)
  })

  test('cannot sign in before, and a forgotten password sends it nothing', async () => {
    const { email } = await anAccount(newEmail())
    expect(await signIn(email, password)).toBe(401)
    expect((await site.ask(email)).status).toBe(200)
    expect((await mailsTo(email)).subjects).toEqual(['Confirma tu correo'])
  })

  test('leaves neither its token nor its address in the rows of jobs, nor its token in that of the link', async () => {
    const { email } = await anAccount(newEmail('oculta'))
    const { token } = await mailsTo(email)
    const rows = sql`select (select json_agg(j)::text from pgboss.job j) as jobs, (select json_agg(l)::text from email_link l) as links`
    const [stored] = (await db.execute(rows)).rows as [{ jobs: string; links: string }]
    expect(stored.jobs).not.toContain('oculta')
    expect(stored.jobs + stored.links).not.toContain(token)
  })

  test.each(['guessed-guessed-guessed-guessed-guessed-gue', '', '%', 'a'.repeat(100)])(
    'is not confirmed by the token «%s»',
    async (token) => expect(await follow(token)).toMatchObject(site.invalid),
  )

  test('is not confirmed by a link of 72 hours or more', async () => {
    const { email } = await anAccount(newEmail())
    const link = await mailsTo(email)
    clock.set('2026-11-24T10:00:00Z')
    expect(await follow(link.token)).toMatchObject(site.invalid)
    clock.set('2026-11-24T09:59:59Z')
    expect((await follow(link.token)).status).toBe(200)
  })

  test('gets the link again, which is the same', async () => {
    const { email, token } = await anAccount(newEmail())
    const first = await mailsTo(email)
    expect(await resend(token)).toMatchObject({
      status: 200,
      body: { message: `Te hemos enviado un enlace a ${email}. Caduca en 72 horas.` },
    })
    const second = await mailsTo(email)
    expect(second.subjects).toHaveLength(2)
    expect(second.token).toBe(first.token)
    await follow(second.token)
    expect(await resend(token)).toMatchObject({ status: 409, body: { code: 'no_email_link' } })
  })

  test('corrects a mistyped e-mail at once; the link to the old one is dead and nobody can undo it', async () => {
    const { email, token } = await anAccount(newEmail('mal'))
    const wrong = await mailsTo(email)
    const right = newEmail('bien')
    expect((await change(token, right)).status).toBe(200)
    expect(await read(token)).toEqual({ email: right, confirmado: false, correo_pendiente: null })
    expect(await follow(wrong.token)).toMatchObject(site.invalid)
    const link = await mailsTo(right)
    expect(link.subjects).toEqual(['Confirma tu correo'])
    await follow(link.token)
    expect(await read(token)).toMatchObject({ email: right, confirmado: true })
    expect((await mailsTo(email)).subjects).toEqual(['Confirma tu correo'])
  })
})

describe('Before its e-mail is confirmed', () => {
  const refused = { status: 403, body: { code: 'email_unconfirmed' } }

  test('a candidate looks around and uploads a CV, but does not apply', async () => {
    const { token, email } = await anAccount(newEmail())
    await app.call('POST /api/users/create-user-profile', { token, body: candidateFields })
    const cvId = await aCv(app, { by: { token } })
    const body = { offerId: 999_999, cvId }
    expect(await app.call('POST /api/users/register-into-offer', { token, body })).toMatchObject(refused)
    await follow((await mailsTo(email)).token)
    expect(await app.call('POST /api/users/register-into-offer', { token, body })).toMatchObject({ status: 404 })
  })

  test('a company prepares a project, but neither publishes nor pays', async () => {
    const { token, email } = await anAccount(newEmail())
    await app.call('POST /api/companies/create-company-profile', { token, body: companyFields })
    const projectId = await aProject(app, { by: { token } })
    const offer = { ...offerFields, emp_proyectos_id: projectId }
    const publish = () => app.call('POST /api/companies/create-offer-in-project', { token, body: offer })
    expect(await publish()).toMatchObject(refused)
    expect(await app.call('PUT /api/companies/update-offer/1', { token, body: offerFields })).toMatchObject(refused)
    const checkout = { baseUrl: 'https://empleo.example', companyId: 1, plan: 'premium' }
    const pay = await app.call('POST /api/stripe/create-checkout-session', { token, body: checkout })
    expect(pay).toMatchObject(refused)
    await follow((await mailsTo(email)).token)
    expect(await publish()).toMatchObject({ status: 200 })
  })

  test('neither a new password nor the file with its data is mailed: the address may be somebody else’s', async () => {
    const { token, email } = await anAccount(newEmail())
    const body = { currentPassword: password, password: site.newPassword, confirmPassword: site.newPassword }
    expect((await app.call('POST /api/auth/change-password', { token, body })).status).toBe(200)
    expect((await app.call('POST /api/account/export', { token })).status).toBe(200)
    expect((await mailsTo(email)).subjects).toEqual(['Confirma tu correo'])
  })
})

describe('Signing up with the e-mail of an account', () => {
  test('is answered like any other; its owner gets the mail and keeps the account', async () => {
    const { email, token: owners } = await aConfirmed()
    mails.length = 0
    const known = await signUp(email.toUpperCase())
    const unknown = await signUp(newEmail())
    const shape = { status: 200, body: { session: expect.stringMatching(/^[\w-]{43}$/) } }
    expect([known, unknown]).toMatchObject([shape, shape])
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
    await runJobs(app)
    const mail = mails.find(({ to }) => to.toLowerCase() === email)
    expect(mail?.subject).toBe('Ya tienes una cuenta')
    expect(site.tokenIn(mail)).toBe('')
    expect(await read(owners)).toMatchObject({ email, confirmado: true })
    expect(await signIn(email, password)).toBe(200)
  })

  test('goes on in the same way: the new account sees, resends and changes like any other', async () => {
    const { email } = await aConfirmed()
    const { token } = await anAccount(email)
    expect(await read(token)).toEqual({ email, confirmado: false, correo_pendiente: null })
    expect((await resend(token)).status).toBe(200)
    const other = newEmail()
    expect((await change(token, other)).status).toBe(200)
    await follow((await mailsTo(other)).token)
    expect(await read(token)).toEqual({ email: other, confirmado: true, correo_pendiente: null })
  })

  test('of two who wait for the same e-mail one gets it', async () => {
    const email = newEmail()
    const links = []
    for (const { token } of [await anAccount(email), await anAccount(email)]) {
      links.push({ session: token, link: (await mailsTo(email)).token })
    }
    const tokens = [...new Set(mails.filter(({ to }) => to === email).map(site.tokenIn))]
    expect(tokens).toHaveLength(2)
    const statuses = await Promise.all(tokens.map(async (token) => (await follow(token)).status))
    expect(statuses.toSorted()).toEqual([200, 409])
    const states = await Promise.all(links.map(async ({ session }) => (await read(session))['confirmado']))
    expect(states.toSorted()).toEqual([false, true])
  })
})

test.each([
  'a@prueba.example\r\nBcc: b@prueba.example',
  'Ana <a@prueba.example>',
  'a@prueba.example, b@prueba.example',
])('neither sign-up nor a change accepts %j as an e-mail', async (email) => {
  const { token } = await anAccount(newEmail())
  expect((await signUp(email)).status).toBe(400)
  expect((await change(token, email)).status).toBe(400)
})

test('a link is deleted a week after its end', async () => {
  const { token } = await aConfirmed()
  await change(token, newEmail())
  const isOurs = sql`account_id in (select id from account where is_confirmed)`
  const count = async () =>
    Number((await db.execute(sql`select count(*) as n from email_link where ${isOurs}`)).rows[0]?.['n'])
  const before = await count()
  await sweepEmailLinks(db, new Date('2026-12-01T09:59:59Z'))
  expect(await count()).toBe(before)
  await sweepEmailLinks(db, new Date('2027-01-01T10:00:00Z'))
  expect(await count()).toBe(0)
})
