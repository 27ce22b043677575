import { expect, test } from 'vitest'
import { legalDataExample } from '#contract/company/verification.ts'
import { letters } from '#server/features/all-features.ts'
import { exampleOf } from '#server/mail/letters/letter.ts'
import { aCv, anApplication, anOffer, candidateFields, companyFields } from '#server/testing/factories.ts'
import { openEmailSite } from '#server/testing/fixtures/accounts/email-site.ts'
import { tellNews } from '#server/testing/tell-news.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

const site = await openEmailSite()
const { app, mails, password, newPassword, newEmail, mailsTo } = site

/** The letters that a request causes. Of the others no request is known when they are written. */
const causedByRequest = new Set([
  'emailConfirmation',
  'alreadyRegistered',
  'passwordReset',
  'passwordChanged',
  'emailChange',
  'emailChanged',
  'exportReady',
  'accountDeletion',
  'applicationReceipt',
  'applicationClosed',
  'newApplications',
  'alertConfirmation',
  'reportReceived',
  'companyEmail',
])

const evil = 'evil.example'
const forged = {
  host: evil,
  'x-forwarded-host': evil,
  'x-forwarded-server': evil,
  'x-original-host': evil,
  'x-forwarded-proto': 'http',
  'x-original-url': `http://${evil}/`,
  forwarded: `host=${evil};proto=http`,
  origin: `http://${evil}`,
  referer: `http://${evil}/`,
}

/** A request that claims in every way to be for another site. */
async function ask(route: string, { token, body }: { token?: string; body?: object } = {}) {
  const [method = '', path = ''] = route.split(' ')
  const authorization = token ? { authorization: `Bearer ${token}` } : {}
  const headers = { ...site.fromElsewhere(), ...forged, 'content-type': 'application/json', ...authorization }
  const answer = await app.request(`http://${evil}${path}`, { method, headers, body: JSON.stringify(body ?? {}) })
  expect(answer.status, route).toBe(200)
  return (await answer.json()) as { session?: string }
}

async function signUp(email: string) {
  const { session = '' } = await ask('POST /api/auth/signup', {
    body: { email, password, confirmPassword: password },
  })
  return session
}

async function aConfirmed() {
  const email = newEmail()
  const token = await signUp(email)
  await ask('POST /api/auth/verify-email', { body: { token: (await mailsTo(email)).token } })
  return { email, token }
}

test('every letter links to BASE_URL, whatever host the request that caused it claims', async () => {
  const company = await aConfirmed()
  await ask('POST /api/companies/create-company-profile', { token: company.token, body: companyFields })
  await ask('POST /api/companies/request-verification', { token: company.token, body: legalDataExample })
  const offerId = await anOffer(app, { by: company })
  const person = await aConfirmed()
  await ask('POST /api/users/create-user-profile', { token: person.token, body: candidateFields })
  await anApplication(app, { by: person, offerId, cvId: await aCv(app, { by: person }) })

  await signUp(person.email)
  await ask('POST /api/auth/forgot-password', { body: { email: person.email } })
  const body = { currentPassword: password, password: newPassword, confirmPassword: newPassword }
  await ask('POST /api/auth/change-password', { token: person.token, body })
  await ask('POST /api/account/export', { token: person.token })
  const email = newEmail()
  await ask('POST /api/account/change-email', { token: person.token, body: { email, password: newPassword } })
  await ask('POST /api/account/resend-email-link', { token: person.token })
  await ask('POST /api/auth/verify-email', { body: { token: (await mailsTo(email)).token } })
  const report = { emp_ofertas_id: offerId, motivo: 'pide_dinero', correo: newEmail() }
  await ask('POST /api/reports/report-offer', { body: report })
  await ask('POST /api/alerts', { body: { filtros: {}, frecuencia: 'diaria', email: newEmail() } })
  await runJobs(app)
  await tellNews(app)
  await ask('DELETE /api/account', { token: company.token, body: { password } })
  await runJobs(app)
  await tellNews(app)

  const caused = Object.entries(letters).filter(([name]) => causedByRequest.has(name))
  const subjects = new Set(mails.map(({ subject }) => subject))
  expect([...subjects].toSorted()).toEqual(caused.map(([, letter]) => exampleOf(letter).subject).toSorted())
  for (const { subject, text, html, unsubscribe } of mails) {
    expect(text + html, subject).not.toContain('evil')
    const links = text.match(/https?:\/\/[^/]+/g) ?? []
    expect(links.length, subject).toBeGreaterThanOrEqual(unsubscribe ? 2 : 1)
    expect(new Set(links), subject).toEqual(new Set(['https://empleo.example']))
  }
})
