import { expect, test } from 'vitest'
import { calls, type Call } from '#server/http/calls/calls.ts'
import { candidateFields, companyFields, type SignedIn } from '#server/testing/factories.ts'
import { openEmailSite } from '#server/testing/fixtures/accounts/email-site.ts'

const { app, anAccount, newEmail, mailsTo, follow } = await openEmailSite()

/**
 * Calls that show an account to others, or take its money. Written by hand: a call that loses its mark in the contract
 * must fail here.
 */
const closed = new Set([
  'applications.registerIntoOffer',
  'companyPages.savePage',
  'offers.createOffer',
  'offers.updateOffer',
  'offers.renewOffer',
  'offers.duplicateOffer',
  'payments.createCheckoutSession',
  'verification.requestVerification',
  'verification.resendCompanyEmail',
])

const owns = {
  candidate: { route: 'POST /api/users/create-user-profile', body: candidateFields },
  company: { route: 'POST /api/companies/create-company-profile', body: companyFields },
} as const

type Role = keyof typeof owns

const isFor = ({ access }: Call, role: Role) => ['public', 'session', role, `new-${role}`].includes(access)

async function aMember(role: Role) {
  const { email, token } = await anAccount(newEmail(role))
  const { route, body } = owns[role]
  expect((await app.call(route, { token, body })).status).toBe(200)
  return { email, token }
}

/** The calls of a role that refuse it, each with its code. Signing out comes last. */
async function listRefused(role: Role, { token }: Pick<SignedIn, 'token'>) {
  const own = calls.filter((call) => isFor(call, role))
  const inOrder = own.toSorted((one, two) => Number(one.name === 'auth.logout') - Number(two.name === 'auth.logout'))
  const refused: string[] = []
  for (const { method, path, name } of inOrder) {
    const route = `${method} ${path.replace('{id}', '999999')}` as `GET /${string}`
    const { status, body } = await app.call(route, { token, ...(method === 'GET' ? {} : { body: {} }) })
    if (status === 401 || status === 403) refused.push(`${name} ${String(body['code'])}`)
  }
  return refused
}

test.each(['candidate', 'company'] as const)(
  'an unconfirmed %s may make every call but those that others notice, and all of them once it is confirmed',
  async (role) => {
    const member = await aMember(role)
    const own = calls.filter((call) => isFor(call, role)).map(({ name }) => name)
    const expected = own.filter((name) => closed.has(name)).map((name) => `${name} email_unconfirmed`)
    expect(expected.length).toBeGreaterThan(0)
    expect(await listRefused(role, member)).toEqual(expected)

    const later = await aMember(role)
    expect((await follow((await mailsTo(later.email)).token)).status).toBe(200)
    expect(await listRefused(role, later)).toEqual([])
  },
)
