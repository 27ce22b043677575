import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { soundBodies } from '#server/testing/call-fields.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, anOperator, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { calls, type Call } from './calls.ts'

const app = await createTestApp()
const company = await aCompany(app, { plan: 'premium' })
const other = await aCompany(app)
const candidate = await aCandidate(app)
const operator = await anOperator(app)
const projectId = await aProject(app, { by: company })
const offerId = await anOffer(app, { by: company, projectId })
await anApplication(app, { by: candidate, offerId, cvId: await aCv(app, { by: candidate }) })

const listener = new pg.Client({ connectionString: String(app.deps.db.$client.options.connectionString) })
let hasHeard = false
listener.on('notification', () => void (hasHeard = true))
await listener.connect()
await listener.query('listen public_change')
afterAll(() => listener.end())

const ids: Record<string, number> = {
  projects: projectId,
  offers: offerId,
  review: offerId,
  managedCompanies: company.companyId,
  managedAccounts: other.accountId,
}
const tokenOf = ({ access }: Call) => {
  if (access === 'operator') return operator.token
  return access.endsWith('candidate') ? candidate.token : company.token
}
// They end the session or delete the rows that the others need, so they come last, in this order.
const last = [
  'offers.deleteOffer',
  'projects.deleteProject',
  'auth.deleteAccount',
  'account.closeSession',
  'auth.logout',
]

/** The status of a call, and whether the tables of public pages announce a change while it is answered. */
async function send(call: Call) {
  const id = ids[call.name.split('.')[0] ?? ''] ?? 1
  const route = `${call.method} ${call.path.replace('{id}', String(id))}` as `POST /${string}`
  const { status } = await app.call(route, { token: tokenOf(call), body: soundBodies[call.name] ?? {} })
  // PostgreSQL sends the notices of finished transactions before the answer to a later query.
  await listener.query('select')
  const announces = hasHeard
  hasHeard = false
  return { status, announces }
}

// Seen to fail: an update of no paused offer announced a change with each decision.
test('a company decides about an application without clearing what everybody has cached', async () => {
  const decide = calls.find(({ name }) => name === 'applicationDesk.moveApplication')
  expect(decide && (await send(decide))).toEqual({ status: 200, announces: false })
})

// Seen to fail: a company profile that is created again replaces the name in its offers.
test('each call that announces a public change declares it, so that its caller sees the change at once', async () => {
  const writing = calls.filter(({ method }) => method !== 'GET')
  const inOrder = writing.toSorted((one, two) => last.indexOf(one.name) - last.indexOf(two.name))
  const announcing: Call[] = []
  for (const call of inOrder) if ((await send(call)).announces) announcing.push(call)
  expect(announcing.length).toBeGreaterThanOrEqual(12)
  expect(announcing.filter(({ changesPublic }) => !changesPublic).map(({ name }) => name)).toEqual([])
})

test('these calls wait until the change is public, and no other does', () => {
  expect(calls.filter(({ changesPublic }) => changesPublic).map(({ name }) => name)).toEqual([
    'auth.deleteAccount',
    'auth.undoDeletion',
    'companies.createProfile',
    'companies.updateProfile',
    'companyPages.savePage',
    'projects.updateProject',
    'projects.deleteProject',
    'offers.createOffer',
    'offers.updateOffer',
    'offers.renewOffer',
    'offers.renewOfferByLink',
    'offers.duplicateOffer',
    'offers.closeOffer',
    'offers.deleteOffer',
    'managedAccounts.disableAccount',
    'managedLists.addEntry',
    'managedLists.changeEntry',
    'managedLists.orderStrip',
    'reports.decideCase',
    'managedCompanies.checkCompany',
    'managedCompanies.verifyCompany',
    'verification.requestVerification',
    'verification.confirmCompanyEmail',
    'review.approve',
    'review.reject',
    'review.undo',
  ])
})
