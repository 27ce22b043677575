import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { paymentEvent } from '#server/database/schema/schema.ts'
import {
  act,
  aLastingCompany,
  pay,
  planOf,
  readSubscription,
  startPayment,
  subscribe,
} from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { syncSubscription } from './sync-subscription.ts'

const app = await createTestApp()

describe('two simultaneous readings of the provider', () => {
  /** Reads the provider at once, but returns only after `open` is called. */
  function slowReader() {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const { promise: hasRead, resolve: markRead } = Promise.withResolvers<void>()
    const { payments } = app.deps
    const listSubscriptionsSlowly = async (customerId: string) => {
      const found = await payments.listSubscriptions(customerId)
      markRead()
      await gate
      return found
    }
    return {
      deps: { ...app.deps, payments: { ...payments, listSubscriptions: listSubscriptionsSlowly } },
      open,
      hasRead,
    }
  }

  test('never overwrite a newer reading with an older one', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    const slow = slowReader()
    const early = syncSubscription(slow.deps, by)
    await slow.hasRead
    await act(app, { by, action: 'cancel' })
    await act(app, { by, action: 'end-period' })
    await syncSubscription(app.deps, by)
    expect(await planOf(app, by)).toBe('gratis')
    slow.open()
    expect(await early).toBe('gratis')
    expect(await planOf(app, by)).toBe('gratis')
    expect((await readSubscription(app, by))?.status).toBe('canceled')
  })

  test('for the same notice have one effect', async () => {
    const by = await aLastingCompany(app)
    await pay(app, await startPayment(app, by))
    const notice = { id: 'evt_at_once', type: 'invoice.paid', occurredAt: app.deps.clock.now(), failedCheckoutId: null }
    const sync = () => syncSubscription(app.deps, { companyId: by.companyId, notice })
    expect(await Promise.all([sync(), sync()])).toEqual(['premium', 'premium'])
    // The subscription has ended, but this notice has only one effect.
    await act(app, { by, action: 'cancel' })
    await act(app, { by, action: 'end-period' })
    expect([await sync(), await planOf(app, by)]).toEqual(['premium', 'premium'])
    expect(await app.deps.db.$count(paymentEvent, eq(paymentEvent.id, notice.id))).toBe(1)
  })

  test('lock nothing, so that other calls of the company succeed meanwhile', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    const slow = slowReader()
    const reading = syncSubscription(slow.deps, by)
    await slow.hasRead
    const body = { nombre: 'Proyecto', descripcion: 'Mientras tanto.' }
    expect((await app.call('POST /api/companies/create-project', { token: by.token, body })).status).toBe(200)
    slow.open()
    expect(await reading).toBe('premium')
  })
})
