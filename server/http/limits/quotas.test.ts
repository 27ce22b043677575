import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/config/env.ts'
import { systemClock } from '#server/clock.ts'
import { aCandidate, aCompany, aCv, anOffer, aProject, offerFields, projectFields } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

// One more than the factories of this file need.
const quotas = { ...readEnv({}).quotas, projectsPerDay: 3, offersPerDay: 3, applicationsPerHour: 3 }
const app = await createTestApp({ clock: systemClock, env: { quotas } })
const otherProcess = createApp(app.deps)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())
const passHours = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000)

interface Call {
  path: string
  token: string
  body: object
}

async function post({ path, token, body }: Call, process: Pick<typeof otherProcess, 'request'> = otherProcess) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await process.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const { code } = await answer.json()
  return { status: answer.status, code, waitHours: Number(answer.headers.get('retry-after')) / 3600 }
}

// Seen to fail without each spendTry of the handlers.
test('A company creates as many projects as a day allows, over all processes, and more a day later', async () => {
  const by = await aCompany(app)
  const create = { path: '/api/companies/create-project', token: by.token, body: projectFields }
  await aProject(app, { by })
  await aProject(app, { by })
  expect(await post(create)).toMatchObject({ status: 200 })
  expect(await post(create)).toEqual({ status: 429, code: 'projects_per_day', waitHours: 24 })
  expect((await post({ ...create, token: (await aCompany(app)).token })).status).toBe(200)
  passHours(11)
  expect(await post(create)).toMatchObject({ status: 429, waitHours: 13 })
  passHours(11)
  const { body } = await app.call('GET /api/master/get-role', { token: by.token })
  expect(body).toEqual([{ tipo: 2, perfil_pendiente: false }])
  passHours(2)
  expect(await post(create)).toMatchObject({ status: 200 })
})

test('A company creates as many offers as a day allows, over all processes', async () => {
  const by = await aCompany(app, { plan: 'premium' })
  const projectId = await aProject(app, { by })
  const body = { ...offerFields, emp_proyectos_id: projectId }
  const create = { path: '/api/companies/create-offer-in-project', token: by.token, body }
  await anOffer(app, { by, projectId })
  await anOffer(app, { by, projectId })
  expect(await post(create)).toMatchObject({ status: 200 })
  expect(await post(create)).toEqual({ status: 429, code: 'offers_per_day', waitHours: 24 })
})

test('A company saves drafts with a day as often as a day allows offers: each is published for a trial', async () => {
  const by = await aCompany(app)
  const draft = { publicar_el: '2026-12-01', emp_proyectos_id: null, oferta: offerFields }
  const save = { path: '/api/companies/save-draft', token: by.token, body: draft }
  for (const _ of Array(3)) expect(await post(save)).toMatchObject({ status: 200 })
  expect(await post(save)).toEqual({ status: 429, code: 'offers_per_day', waitHours: 24 })
  expect(await post({ ...save, body: { ...draft, publicar_el: null } })).toMatchObject({ status: 200 })
})

test('A candidate applies and withdraws as often as an hour allows, and again an hour later', async () => {
  const [by, company] = [await aCandidate(app), await aCompany(app)]
  const { token } = by
  const cvId = await aCv(app, { by })
  const offerId = await anOffer(app, { by: company })
  const apply = { path: '/api/users/register-into-offer', token, body: { offerId, cvId } }
  expect(await post(apply)).toMatchObject({ status: 200 })
  const { body } = await app.call<{ can_cv_ofertas_id: number }[]>('GET /api/users/user-candidatures', { token })
  const withdraw = () => app.call(`DELETE /api/users/delete-candidature/${body[0]?.can_cv_ofertas_id}`, { token })
  expect((await withdraw()).status).toBe(200)
  expect(await post(apply)).toMatchObject({ status: 200 })
  expect(await post(apply)).toEqual({ status: 429, code: 'applications_per_hour', waitHours: 1 })
  expect(await withdraw()).toMatchObject({ status: 429, body: { code: 'applications_per_hour' } })
  const { body: sent } = await app.call<{ can_cv_ofertas_id: number }[]>('GET /api/users/user-candidatures', { token })
  const keeping = `POST /api/users/withdraw-candidature/${sent[0]?.can_cv_ofertas_id}` as const
  expect(await app.call(keeping, { token })).toMatchObject({ status: 429 })
  const another = { ...apply, body: { offerId: await anOffer(app, { by: company }), cvId } }
  expect(await post(another)).toMatchObject({ status: 429 })
  passHours(1)
  expect(await post(apply)).toMatchObject({ status: 409, code: 'already_applied' })
  expect(await post(another)).toMatchObject({ status: 200 })
})
