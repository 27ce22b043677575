import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { application, companySubscription, offer, paymentEvent, project } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'
import {
  aCompany,
  anApplication,
  anOffer,
  aCandidate,
  aCv,
  aProject,
  offerFields,
  type Company,
} from '#server/testing/factories.ts'
import { act, aLastingCompany, deliverAll, planOf, subscribe } from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { endTestSubscriptions, recheckSubscriptions } from './recheck-subscriptions.ts'
import { syncSubscription } from './sync-subscription.ts'

const START = '2026-11-21T10:00:00Z'
const clock = createTestClock(START)
const app = await createTestApp({ clock })
const { db } = app.deps

beforeEach(() => clock.set(START))

async function endAtProvider(by: Company) {
  await act(app, { by, action: 'cancel' })
  await act(app, { by, action: 'end-period' })
}

const listOffers = ({ companyId }: Company) =>
  db
    .select({ id: offer.id, state: offer.state, updatedAt: offer.updatedAt, version: offer.version })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .where(eq(project.companyId, companyId))
    .orderBy(asc(offer.id))

const overFreeLimit = async ({ token }: Company) => {
  const { body } = await app.call<{ emp_ofertas_id: number; limite_gratis: boolean }[]>(
    'GET /api/companies/all-company-offers',
    { token },
  )
  return body.filter((row) => row.limite_gratis).map((row) => row.emp_ofertas_id)
}

/** A premium company with active offers, each one day newer than the one before. */
async function aPremiumCompany(offers: number) {
  const by = await aLastingCompany(app)
  await subscribe(app, by)
  const projectId = await aProject(app, { by })
  const ids: number[] = []
  for (const [day] of Array(offers).entries()) {
    clock.set(`2026-11-2${1 + day}T10:00:00Z`)
    ids.push(await anOffer(app, { by, projectId }))
  }
  return { by, projectId, ids }
}

describe('when Premium ends', () => {
  test('the three newest active offers stay active, the others become inactive, and nothing is deleted', async () => {
    const { by, projectId, ids } = await aPremiumCompany(6)
    // The newest offer is already inactive, so it does not count as one of the three.
    await anOffer(app, { by, projectId, estado: 0 })
    const candidate = await aCandidate(app)
    await anApplication(app, { by: candidate, offerId: ids[0]!, cvId: await aCv(app, { by: candidate }) })
    clock.set('2026-11-27T12:00:00Z')
    await endAtProvider(by)
    await deliverAll(app)
    expect(await planOf(app, by)).toBe('gratis')
    const after = await listOffers(by)
    expect(after.map(({ state }) => state)).toEqual([0, 0, 0, 1, 1, 1, 0])
    const now = clock.now()
    expect(after.map(({ updatedAt }) => updatedAt)).toEqual([now, now, now, null, null, null, null])
    expect(after.map(({ version }) => version)).toEqual([2, 2, 2, 1, 1, 1, 1])
    expect(await db.$count(application, eq(application.offerId, ids[0]!))).toBe(1)
  })

  test('the offers that become inactive are marked as over the limit of the free plan', async () => {
    const { by, projectId, ids } = await aPremiumCompany(4)
    await anOffer(app, { by, projectId, estado: 0 })
    await endAtProvider(by)
    await deliverAll(app)
    expect(await overFreeLimit(by)).toEqual([ids[0]])
  })

  test('the offers of other companies do not change', async () => {
    const other = await aPremiumCompany(5)
    const { by } = await aPremiumCompany(5)
    await endAtProvider(by)
    await deliverAll(app)
    expect((await listOffers(other.by)).map(({ state }) => state)).toEqual([1, 1, 1, 1, 1])
  })

  test('a second check changes nothing', async () => {
    const { by } = await aPremiumCompany(4)
    await endAtProvider(by)
    await deliverAll(app)
    const before = await listOffers(by)
    clock.set('2026-11-29T10:00:00Z')
    await syncSubscription(app.deps, by)
    expect(await listOffers(by)).toEqual(before)
  })

  test('while offers are published, three offers are active afterwards', async () => {
    const { by, projectId } = await aPremiumCompany(4)
    await endAtProvider(by)
    const body = { ...offerFields, emp_proyectos_id: projectId }
    const publish = () => app.call('POST /api/companies/create-offer-in-project', { token: by.token, body })
    await Promise.all([publish(), publish(), deliverAll(app), publish(), publish()])
    expect((await listOffers(by)).filter(({ state }) => state === 1)).toHaveLength(3)
  })

  test('and starts again, no offer becomes active by itself', async () => {
    const { by } = await aPremiumCompany(4)
    await endAtProvider(by)
    await deliverAll(app)
    await subscribe(app, by)
    expect(await planOf(app, by)).toBe('premium')
    expect((await listOffers(by)).map(({ state }) => state)).toEqual([0, 1, 1, 1])
  })

  test('and starts again, no offer is marked as over the limit', async () => {
    const { by, projectId } = await aPremiumCompany(4)
    await endAtProvider(by)
    await deliverAll(app)
    await anOffer(app, { by, projectId })
    expect(await overFreeLimit(by)).toHaveLength(2)
    await subscribe(app, by)
    expect(await overFreeLimit(by)).toEqual([])
  })
})

describe('the hourly check of subscriptions', () => {
  test('ends Premium three hours after the end of its period', async () => {
    const { by } = await aPremiumCompany(4)
    await endAtProvider(by)
    await recheckSubscriptions(app.deps)
    expect(await planOf(app, by)).toBe('premium')
    clock.set('2026-12-21T11:00:00Z')
    await recheckSubscriptions(app.deps)
    expect(await planOf(app, by)).toBe('premium')
    clock.set('2026-12-21T13:30:00Z')
    await recheckSubscriptions(app.deps)
    expect(await planOf(app, by)).toBe('gratis')
    expect((await listOffers(by)).map(({ state }) => state)).toEqual([0, 1, 1, 1])
  })

  test('changes nothing if the provider fails', async () => {
    const { by } = await aPremiumCompany(1)
    await endAtProvider(by)
    clock.set('2026-12-23T10:00:00Z')
    const broken = async () => Promise.reject(new Error('no answer'))
    const silent = { ...app.deps.log, error: () => undefined } as typeof app.deps.log
    const payments = { ...app.deps.payments, listSubscriptions: broken }
    await recheckSubscriptions({ ...app.deps, payments, log: silent })
    expect(await planOf(app, by)).toBe('premium')
  })

  test('stops if the provider is unavailable, because every other company would wait too', async () => {
    await aPremiumCompany(1)
    await aPremiumCompany(1)
    clock.set('2026-12-23T10:00:00Z')
    const listSubscriptions = vi.fn(async () => Promise.reject(new AppError('payments_unavailable')))
    const log = { ...app.deps.log, error: () => undefined } as typeof app.deps.log
    await recheckSubscriptions({ ...app.deps, payments: { ...app.deps.payments, listSubscriptions }, log })
    expect(listSubscriptions).toHaveBeenCalledTimes(1)
  })

  test('keeps Premium of a company whose customer the provider does not know', async () => {
    const { by } = await aPremiumCompany(1)
    clock.set('2026-12-23T10:00:00Z')
    const payments = { ...app.deps.payments, listSubscriptions: async () => null }
    const warn = vi.spyOn(app.deps.log, 'warn').mockReturnValue()
    await recheckSubscriptions({ ...app.deps, payments })
    expect(await planOf(app, by)).toBe('premium')
    expect(warn).toHaveBeenCalledWith(
      { companyId: by.companyId },
      expect.stringContaining('does not know the customer'),
    )
    warn.mockRestore()
  })

  test('finds a payment whose notice was lost', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    await db.update(companySubscription).set({ status: null }).where(eq(companySubscription.companyId, by.companyId))
    await db.execute(`update company set plan = 'gratis' where id = ${by.companyId}`)
    // A bank may take two weeks.
    clock.set('2026-12-05T10:00:00Z')
    await recheckSubscriptions(app.deps)
    expect(await planOf(app, by)).toBe('premium')
  })

  test('deletes the received notices after three months', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    const count = async () =>
      (await db.select().from(paymentEvent).where(eq(paymentEvent.companyId, by.companyId))).length
    expect(await count()).toBe(3)
    clock.set('2027-02-20T10:00:00Z')
    await recheckSubscriptions(app.deps)
    expect(await count()).toBe(0)
  })
})

describe('in live mode', () => {
  const live = { ...app.deps, payments: { ...app.deps.payments, mode: 'live' as const } }

  test('Premium that was bought in test mode ends', async () => {
    const { by } = await aPremiumCompany(4)
    await endTestSubscriptions(live)
    expect(await planOf(app, by)).toBe('gratis')
    expect((await listOffers(by)).map(({ state }) => state)).toEqual([0, 1, 1, 1])
  })

  test('the demo companies, which bought nothing, stay premium', async () => {
    const by = await aCompany(app, { plan: 'premium' })
    await endTestSubscriptions(live)
    expect(await planOf(app, by)).toBe('premium')
  })

  test('a later start without keys ends no Premium', async () => {
    const { by } = await aPremiumCompany(1)
    await db.update(companySubscription).set({ mode: 'live' }).where(eq(companySubscription.companyId, by.companyId))
    await endTestSubscriptions(app.deps)
    clock.set('2027-01-31T10:00:00Z')
    await recheckSubscriptions(app.deps)
    expect(await planOf(app, by)).toBe('premium')
  })
})
