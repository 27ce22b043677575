import { eq, isNotNull, ne, or } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import { application, offer, project, requirement } from '#server/database/schema/schema.ts'
import {
  aCandidate,
  aCompany,
  aCv,
  aProject,
  offerFields,
  projectFields,
  anOfferAsSent,
} from '#server/testing/factories.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { createTestApp, type Answer } from '#server/testing/test-app.ts'

const app = await createTestApp({ env: { freeMaxActiveOffers: 1000 } })

/** The deletion starts at each place of the queue once. */
const ROUNDS = 7

const projectRow = { name: 'Apertura de tienda', description: 'Equipo para una tienda nueva.' }
const offerRow = {
  name: 'Dependiente de tienda',
  description: 'Atención al público y caja.',
  positionId: 50,
  sectorId: 7,
  provinceId: 28,
  municipalityId: 28_079,
  createdOn: '2026-11-21',
}

/** Projects with two offers, each with a requirement. The rows are written directly: hundreds of calls take too long. */
async function insertProjects(companyId: number) {
  const { db } = app.deps
  const projects = await db
    .insert(project)
    .values(Array.from({ length: ROUNDS }, () => ({ ...projectRow, companyId })))
    .returning({ id: project.id })
  const offers = await db
    .insert(offer)
    .values(projects.flatMap(({ id }) => [1, 2].map(() => ({ ...offerRow, projectId: id, companyId }))))
    .returning({ id: offer.id, projectId: offer.projectId })
  await db.insert(requirement).values(offers.map(({ id }) => ({ offerId: id, place: 0, description: 'Uno' })))
  return projects.map(({ id }) => {
    const [first, second] = offers.filter(({ projectId }) => projectId === id).map((row) => row.id)
    return { projectId: id, first: first!, second: second! }
  })
}

test('calls during the deletion of a project succeed or answer 404, and no row of the project remains', async () => {
  const [company, early, late] = [await aCompany(app), await aCandidate(app), await aCandidate(app)]
  const [earlyCv, lateCv] = [await aCv(app, { by: early }), await aCv(app, { by: late })]
  const projects = await insertProjects(company.companyId)
  await app.deps.db.insert(application).values(
    projects.map(({ first }) => ({
      candidateId: early.candidateId,
      cvId: earlyCv,
      offerId: first,
      companyId: company.companyId,
      createdOn: '2026-11-21',
      sentOffer: anOfferAsSent,
    })),
  )

  /** Changes two offers one after the other, as the end of Premium does. The calls run in between. */
  const changeOffersAround = (ids: [number, number], calls: (() => Promise<Answer<unknown>>)[]) =>
    app.deps.db.transaction(async (tx) => {
      const touch = (id: number) => tx.update(offer).set({ updatedAt: app.deps.clock.now() }).where(eq(offer.id, id))
      await lockCompany(tx, company.companyId)
      await touch(ids[1])
      const answers = Promise.all(calls.map((call) => call()))
      // The deletion, the two calls that save an offer, and the application to the changed offer.
      await untilSomebodyWaits(app, 4)
      await touch(ids[0])
      return { answers }
    })

  const { token } = company
  const offerBody = { ...offerFields, requirements_list: ['Dos', 'Tres'] }
  const apply = (offerId: number) =>
    app.call('POST /api/users/register-into-offer', { token: late.token, body: { offerId, cvId: lateCv } })
  for (const [place, { projectId, first, second }] of projects.entries()) {
    const others = [
      () => apply(first),
      () => apply(second),
      () =>
        app.call('POST /api/companies/create-offer-in-project', {
          token,
          body: { ...offerBody, emp_proyectos_id: projectId },
        }),
      () => app.call(`PUT /api/companies/update-offer/${second}`, { token, body: offerBody }),
      () => app.call(`PUT /api/companies/update-project/${projectId}`, { token, body: projectFields }),
      () => app.call(`DELETE /api/companies/delete-offer/${first}`, { token }),
    ]
    const remove = () => app.call(`DELETE /api/companies/delete-project/${projectId}`, { token })
    const around = await changeOffersAround([first, second], others.toSpliced(place, 0, remove))
    const answers = await around.answers
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
    expect(answers[place]?.status).toBe(200)
  }
  const left = [project, offer, requirement].map((table) => app.deps.db.$count(table))
  expect(await Promise.all(left)).toEqual([0, 0, 0])
  // Applicants keep their application, closed, with the text that they read.
  const isLost = or(isNotNull(application.offerId), ne(application.state, 'cerrada'))
  expect(await app.deps.db.$count(application, isLost)).toBe(0)
})

test('the deletion of a project waits for a transaction that has locked the company', async () => {
  const company = await aCompany(app)
  const projectId = await aProject(app, { by: company })
  const answered = vi.fn()
  const deletion = await app.deps.db.transaction(async (tx) => {
    await lockCompany(tx, company.companyId)
    const call = app.call(`DELETE /api/companies/delete-project/${projectId}`, { token: company.token })
    void call.then(answered)
    await Promise.race([call, untilSomebodyWaits(app)])
    expect(answered).not.toHaveBeenCalled()
    return { call }
  })
  expect((await deletion.call).status).toBe(200)
})
