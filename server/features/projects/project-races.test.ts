import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import { application, offer, requirement } from '#server/platform/database/schema/schema.ts'
import {
  aCandidate,
  aCompany,
  anApplication,
  aCv,
  anOffer,
  aProject,
  offerFields,
  projectFields,
} from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp({ env: { freeMaxActiveOffers: 1000 } })

const rounds = 25

test('whatever happens to a project while it is deleted, nothing is left over and nothing breaks', async () => {
  const [company, early, late] = [await aCompany(app), await aCandidate(app), await aCandidate(app)]
  const [earlyCv, lateCv] = [await aCv(app, { by: early }), await aCv(app, { by: late })]
  const faults: unknown[] = []
  for (let round = 0; round < rounds; round++) {
    const projectId = await aProject(app, { by: company })
    const offers = [
      await anOffer(app, { by: company, projectId, requirements_list: ['Uno'] }),
      await anOffer(app, { by: company, projectId, requirements_list: ['Uno'] }),
    ] as const
    await anApplication(app, { by: early, offerId: offers[0], cvId: earlyCv })

    const { token } = company
    const offerBody = { ...offerFields, requirements_list: ['Dos', 'Tres'] }
    const remove = () => app.call(`DELETE /api/companies/delete-project/${projectId}`, { token })
    const others = [
      ...offers.map(
        (offerId) => () =>
          app.call('POST /api/users/register-into-offer', { token: late.token, body: { offerId, cvId: lateCv } }),
      ),
      () =>
        app.call('POST /api/companies/create-offer-in-project', {
          token,
          body: { ...offerBody, emp_proyectos_id: projectId },
        }),
      () => app.call(`PUT /api/companies/update-offer/${offers[1]}`, { token, body: offerBody }),
      () => app.call(`PUT /api/companies/update-project/${projectId}`, { token, body: projectFields }),
      () => app.call(`DELETE /api/companies/delete-offer/${offers[0]}`, { token }),
    ]
    // The deletion starts at another place of the queue in each round.
    const calls = others.toSpliced(round % (others.length + 1), 0, remove)
    const answers = await Promise.all(calls.map((call) => call()))
    faults.push(...answers.filter(({ status }) => ![200, 404].includes(status)))
    expect(answers[round % (others.length + 1)]?.status).toBe(200)
  }
  expect(faults).toEqual([])
  const left = [offer, requirement, application].map((table) => app.deps.db.$count(table))
  expect(await Promise.all(left)).toEqual([0, 0, 0])
})

test('deleting a project waits for whoever is changing many offers of the company, as the end of Premium does', async () => {
  const company = await aCompany(app)
  const projectId = await aProject(app, { by: company })
  const { db } = app.deps
  const isSomebodyWaiting = async () => {
    const { rows } = await db.execute(sql`select 1 from pg_locks where not granted`)
    return rows.length > 0
  }
  const answered = vi.fn()
  const deletion = await db.transaction(async (tx) => {
    await lockCompany(tx, company.companyId)
    const call = app.call(`DELETE /api/companies/delete-project/${projectId}`, { token: company.token })
    void call.then(answered)
    await vi.waitUntil(async () => answered.mock.calls.length > 0 || (await isSomebodyWaiting()), { timeout: 10_000 })
    expect(answered).not.toHaveBeenCalled()
    return { call }
  })
  expect((await deletion.call).status).toBe(200)
})
