import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { newSession } from '#server/http/caller.ts'
import { session } from '#server/database/schema/schema.ts'
import { aCandidate, aCv, anApplication, anOffer, aProject } from '#server/testing/factories.ts'
import { openVerificationSite } from '#server/testing/fixtures/verification-site.ts'
import { aPicture } from '#server/testing/sample-files.ts'

interface Applicant {
  can_cv_ofertas_id: number
  can_cv_id: { cv_link: string }
  nb_usuarios_id: { foto_link: string }
}
type Route = `GET /${string}`

/** Every call about a company's applicants, by its address. */
const aboutApplicants = Object.values(contract).flatMap((calls) =>
  Object.values(calls).flatMap((call) => {
    const { route, meta } = call['~orpc']
    const isAbout = /candidates|application|offer-figures/.test(route.path ?? '')
    return meta.access === 'company' && isAbout ? [`${route.method} ${route.path}`] : []
  }),
)

async function aReader() {
  const { app, clock, aPending, decide } = await openVerificationSite()
  const company = await aPending()
  const candidate = await aCandidate(app, { image: await aPicture() })
  const offerId = await anOffer(app, { by: company, projectId: await aProject(app, { by: company }) })
  await anApplication(app, { by: candidate, offerId, cvId: await aCv(app, { by: candidate }) })
  const { body } = await app.call<Applicant[]>('GET /api/companies/all-company-candidates', company)
  const [applicant] = body
  const links = [applicant?.can_cv_id.cv_link, applicant?.nb_usuarios_id.foto_link].map(String)
  const id = String(applicant?.can_cv_ofertas_id)
  return {
    suspend: (motivo: string, texto?: string) => decide(company.companyId, 'suspendida', { motivo, texto }),
    readmit: () => decide(company.companyId, 'readmitida', {}),
    call: (route: string) =>
      app.call<{ code: string }>(route.replace('{id}', id) as Route, {
        token: company.token,
        ...(!route.startsWith('GET') && { body: {} }),
      }),
    linkStatuses: () => Promise.all(links.map(async (link) => (await app.request(link)).status)),
    /** Sessions end with time. */
    async wait(days: number) {
      clock.set(new Date(clock.now().getTime() + days * 86_400_000).toISOString())
      company.token = `later-${days}`.padEnd(43, 'x')
      const { token, accountId } = company
      await app.deps.db.insert(session).values(newSession(token, { accountId, now: clock.now() }))
    },
  }
}

test('Every call about applicants is known here', () => {
  expect(aboutApplicants.length).toBeGreaterThanOrEqual(10)
})

test.each(['fraude', 'suplantacion', 'ofertas_falsas'])(
  'Suspended for %s, a company reads nothing of applicants',
  async (reason) => {
    const reader = await aReader()
    expect(await reader.linkStatuses()).toEqual([200, 200])
    await reader.suspend(reason)
    for (const route of aboutApplicants) {
      expect([route, await reader.call(route)]).toMatchObject([
        route,
        { status: 403, body: { code: 'applicants_closed' } },
      ])
    }
    expect(await reader.linkStatuses()).toEqual([404, 404])
    await reader.readmit()
    expect((await reader.call('GET /api/companies/application/{id}')).status).toBe(200)
  },
)

test('Suspended for another reason, it reads for 30 days what it had', async () => {
  const reader = await aReader()
  await reader.suspend('discriminacion')
  await reader.wait(29)
  expect((await reader.call('GET /api/companies/application/{id}')).status).toBe(200)
  await reader.wait(1)
  expect((await reader.call('GET /api/companies/application/{id}')).status).toBe(403)
})
