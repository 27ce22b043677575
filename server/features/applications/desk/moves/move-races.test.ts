import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rounds } from '#contract/testing/rounds.ts'
import { readEnv } from '#server/config/env.ts'
import { application, applicationEvent } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, aCv, anApplication, anOffer, aProject } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

// Concurrent changes of one application leave one consistent history.

const ROUNDS = rounds({ quick: 2, deep: 12 })
const { quotas } = readEnv({})
const app = await createTestApp({ env: { quotas: { ...quotas, offersPerDay: 1000, applicationsPerHour: 1000 } } })
const { db } = app.deps
const company = await aCompany(app, { plan: 'premium' })
const candidate = await aCandidate(app)
const cvId = await aCv(app, { by: candidate })
const projectId = await aProject(app, { by: company })

async function anApplied() {
  const offerId = await anOffer(app, { by: company, projectId })
  await anApplication(app, { by: candidate, offerId, cvId })
  const [row] = await db.select({ id: application.id }).from(application).where(eq(application.offerId, offerId))
  return { offerId, id: row?.id ?? 0 }
}

const { token } = company
const move = (id: number, estado_candidatura: string) =>
  app.call<{ cambio?: string }>(`PUT /api/companies/application-state/${id}`, { token, body: { estado_candidatura } })
const moveMany = (id: number, estado_candidatura: string) =>
  app.call('POST /api/companies/application-states', { token, body: { ids: [id], estado_candidatura } })
const open = (id: number) => app.call(`GET /api/companies/application/${id}`, { token })
const withdraw = (id: number) => app.call(`POST /api/users/withdraw-candidature/${id}`, { token: candidate.token })
const undo = (cambio = '') => app.call('POST /api/companies/undo-application-states', { token, body: { cambio } })

/** Each row begins where the one before ended, and the last one is the state. Returns the states in their order. */
async function requireSense(id: number): Promise<string[]> {
  const rows = await db
    .select()
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, id))
    .orderBy(asc(applicationEvent.id))
  const valid = rows.filter(({ undoneAt }) => !undoneAt)
  const states = valid.map(({ to }) => to)
  expect(valid.map(({ from }) => from)).toEqual([null, ...states.slice(0, -1)])
  const [found] = await db.select().from(application).where(eq(application.id, id))
  if (found) expect(found.state).toBe(states.at(-1))
  return states
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

const everyRound = Array.from({ length: ROUNDS }, (_, round) => round)

test('Two people of a company who decide at once: one decision stands, or one follows the other', async () => {
  for (const round of everyRound) {
    const { id } = await anApplied()
    const [one, other] = round % 2 ? ['contratada', 'preseleccionada'] : ['entrevista', 'entrevista']
    const answers = await Promise.all([move(id, one), moveMany(id, other), open(id)])
    expect(statuses(answers.slice(0, 2))).toContain(200)
    const states = await requireSense(id)
    expect(states.filter((state) => state === 'leida').length).toBeLessThanOrEqual(1)
    expect(states.filter((state) => state === 'entrevista').length).toBeLessThanOrEqual(1)
  }
})

test('A candidate who withdraws while the company decides has withdrawn, in either order', async () => {
  for (const round of everyRound) {
    const { id } = await anApplied()
    const acts = [() => withdraw(id), () => move(id, 'entrevista'), () => open(id)]
    const answers = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    expect(statuses(answers).filter((status) => status === 200).length).toBeGreaterThanOrEqual(1)
    const states = await requireSense(id)
    expect(states.at(-1)).toBe('retirada')
  }
})

test('A candidate who deletes the application while the company decides: it is gone with its history', async () => {
  for (const round of everyRound) {
    const { id } = await anApplied()
    const remove = () => app.call(`DELETE /api/users/delete-candidature/${id}`, { token: candidate.token })
    const acts = [remove, () => move(id, 'entrevista'), () => moveMany(id, 'contratada')]
    const [removed, ...moved] = await Promise.all(
      round % 2
        ? acts.map((act) => act())
        : acts
            .toReversed()
            .map((act) => act())
            .toReversed(),
    )
    expect(removed?.status).toBe(200)
    for (const { status } of moved) expect([200, 404, 409]).toContain(status)
    expect(await db.$count(application, eq(application.id, id))).toBe(0)
    expect(await db.$count(applicationEvent, eq(applicationEvent.applicationId, id))).toBe(0)
  }
})

test('A company that deletes the offer while another of its people decides: closed, or decided before', async () => {
  for (const round of everyRound) {
    const { id, offerId } = await anApplied()
    const remove = () => app.call(`DELETE /api/companies/delete-offer/${offerId}`, { token })
    const acts = [remove, () => move(id, 'contratada'), () => open(id)]
    await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    const states = await requireSense(id)
    expect(['cerrada', 'contratada']).toContain(states.at(-1))
  }
})

test('A decision that is undone while the candidate withdraws: the withdrawal stays', async () => {
  for (const round of everyRound) {
    const { id } = await anApplied()
    const { cambio } = (await move(id, 'preseleccionada')).body
    const acts = [() => undo(cambio), () => withdraw(id), () => undo(cambio)]
    await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    expect((await requireSense(id)).at(-1)).toBe('retirada')
  }
})
