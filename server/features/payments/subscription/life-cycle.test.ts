import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { standInEvent } from '#server/database/schema/schema.ts'
import { listSubscriptions } from '#server/payments/stand-in/store.ts'
import type { Company } from '#server/testing/factories.ts'
import { noticesOf, sendNotice } from '#server/testing/payment-notices.ts'
import {
  act,
  aLastingCompany,
  deliverAll,
  pay,
  planOf,
  readCompany,
  readSubscription,
  startPayment,
  subscribe,
} from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { syncSubscription } from './sync-subscription.ts'

const START = '2026-11-21T10:00:00Z'
const clock = createTestClock(START)
const app = await createTestApp({ clock })
const { db } = app.deps

beforeEach(() => clock.set(START))

const customerOf = async (by: Company) => (await readSubscription(app, by))?.customerId ?? ''
const notify = async (body: object) => (await sendNotice(app, { body: JSON.stringify(body) })).status

describe('a subscription', () => {
  test('that is cancelled stays premium until its last day, which is shown', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    expect(await readCompany(app, by)).toMatchObject({
      suscripcion: 'premium',
      suscripcion_hasta: null,
      pago_fallido: false,
    })
    await act(app, { by, action: 'cancel' })
    await deliverAll(app)
    expect(await readCompany(app, by)).toMatchObject({ suscripcion: 'premium', suscripcion_hasta: '2026-12-21' })
    await act(app, { by, action: 'end-period' })
    await deliverAll(app)
    expect(await readCompany(app, by)).toMatchObject({ suscripcion: 'gratis', suscripcion_hasta: null })
  })

  test('loses its end when the cancellation is undone', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    await act(app, { by, action: 'cancel' })
    await act(app, { by, action: 'keep' })
    await deliverAll(app)
    expect(await readCompany(app, by)).toMatchObject({ suscripcion: 'premium', suscripcion_hasta: null })
  })

  test('stays premium after a failed charge, and shows the failure until a charge succeeds', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    await act(app, { by, action: 'fail-charge' })
    await deliverAll(app)
    expect(await readCompany(app, by)).toMatchObject({ suscripcion: 'premium', pago_fallido: true })
    await act(app, { by, action: 'recover-charge' })
    await deliverAll(app)
    expect(await readCompany(app, by)).toMatchObject({ suscripcion: 'premium', pago_fallido: false })
  })

  test('that is not paid ends with its period, although the provider retries the charge', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    await act(app, { by, action: 'fail-charge' })
    await deliverAll(app)
    clock.set('2026-12-21T09:00:00Z')
    await act(app, { by, action: 'fail-charge' })
    await syncSubscription(app.deps, by)
    expect(await planOf(app, by)).toBe('premium')
    clock.set('2026-12-21T11:00:00Z')
    await syncSubscription(app.deps, by)
    expect(await readCompany(app, by)).toMatchObject({ suscripcion: 'gratis', pago_fallido: false })
  })

  test('that has ended can be bought again', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    await act(app, { by, action: 'cancel' })
    await act(app, { by, action: 'end-period' })
    await deliverAll(app)
    await subscribe(app, by)
    expect(await planOf(app, by)).toBe('premium')
    expect((await listSubscriptions(db, await customerOf(by))).map(({ body }) => body.status).toSorted()).toEqual([
      'active',
      'canceled',
    ])
  })

  test('is not ended by late notices of an older subscription', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    await act(app, { by, action: 'cancel' })
    await act(app, { by, action: 'end-period' })
    const late = await noticesOf(app, await customerOf(by))
    await deliverAll(app)
    clock.set('2026-11-22T10:00:00Z')
    await subscribe(app, by)
    for (const [place, body] of late.entries()) await notify({ ...body, id: `evt_late_${by.companyId}_${place}` })
    expect(await planOf(app, by)).toBe('premium')
  })
})

test('after a lost notice, the next notice brings the correct plan', async () => {
  const by = await aLastingCompany(app)
  await pay(app, await startPayment(app, by))
  await act(app, { by, action: 'cancel' })
  const all = await noticesOf(app, await customerOf(by))
  await db.delete(standInEvent).where(eq(standInEvent.attempts, 0))
  expect(await notify(all.at(-1) ?? {})).toBe(200)
  expect(await readCompany(app, by)).toMatchObject({ suscripcion: 'premium', suscripcion_hasta: '2026-12-21' })
})
