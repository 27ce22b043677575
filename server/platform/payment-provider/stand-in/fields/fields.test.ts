import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { aLastingCompany, listNotices, pay, standInOf, startPayment } from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { standInApi } from '../api/api.ts'
import { omissions } from './omissions.ts'

// Compares what the stand-in answers with the fields of Stripe's published example objects, which
// scripts/write-stripe-fields.ts reduced to names and types. Seen to fail with any field of the stand-in removed.

type Shape = string | { [field: string]: Shape } | Shape[]
type Json = Record<string, unknown>

const table = JSON.parse(readFileSync(new URL('./stripe-fields.json', import.meta.url), 'utf8')) as Record<
  string,
  Shape
>

/** The fields of a published object that are missing from an answer, or have another type there. */
function differences(expected: Shape, actual: unknown, path = ''): string[] {
  if (actual === undefined) return [path]
  if (expected === 'null') return []
  if (typeof expected === 'string') return typeof actual === expected ? [] : [path]
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [path]
    const [element] = expected
    return element === undefined ? [] : actual.flatMap((one) => differences(element, one, `${path}[]`))
  }
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return [path]
  return Object.entries(expected).flatMap(([field, shape]) =>
    differences(shape, (actual as Json)[field], path ? `${path}.${field}` : field),
  )
}

const app = await createTestApp()
const standIn = standInOf(app)
const api = standInApi(standIn)

async function ask(path: string, form?: Record<string, string>): Promise<Json> {
  const headers = { authorization: `Bearer ${standIn.secretKey}` }
  const body = form && new URLSearchParams(form).toString()
  const answer = await api.request(path, { headers, ...(body !== undefined && { method: 'POST', body }) })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Json
}

/** Every kind of object that the stand-in answers, in several states, by its kind. */
async function answers(): Promise<Record<string, Json[]>> {
  const customer = await ask('/v1/customers', { email: 'a@prueba.example' })
  const order = { mode: 'subscription', 'line_items[0][price]': 'price_faro_premium', 'line_items[0][quantity]': '1' }
  const to = { customer: String(customer['id']), success_url: 'https://a.example', cancel_url: 'https://a.example' }
  const open = await ask('/v1/checkout/sessions', { ...order, ...to })
  const payment = await startPayment(app, await aLastingCompany(app))
  await pay(app, payment)
  const paid = await ask(`/v1/checkout/sessions/${payment.id}`)
  const owner = `customer=${String(paid['customer'])}`
  const list = await ask(`/v1/subscriptions?${owner}&expand[]=data.latest_invoice`)
  const [listed] = list['data'] as Json[]
  const subscription = await ask(`/v1/subscriptions/${String(listed?.['id'])}`)
  const { data: items } = subscription['items'] as { data: Json[] }
  const portal = { customer: to.customer, return_url: 'https://a.example' }
  return {
    customer: [customer],
    'checkout.session': [open, paid],
    subscription: [subscription],
    subscription_item: items,
    price: [await ask('/v1/prices/price_faro_premium'), ...items.map((item) => item['price'] as Json)],
    invoice: [listed?.['latest_invoice'] as Json],
    'billing_portal.session': [await ask('/v1/billing_portal/sessions', portal)],
    event: await listNotices(app),
  }
}

const answered = await answers()

describe.each(Object.keys(table))('%s', (kind) => {
  const found = new Set((answered[kind] ?? []).flatMap((answer) => differences(table[kind] ?? {}, answer)))
  const omitted = Object.values(omissions[kind] ?? {}).flat()

  test('has every field that Stripe publishes, with its type, or a reason not to', () => {
    expect(answered[kind]?.length).toBeGreaterThan(0)
    expect([...found].filter((path) => !omitted.includes(path))).toEqual([])
  })

  test('has no omission that is out of date', () => {
    expect(omitted.filter((path, index) => !found.has(path) || omitted.indexOf(path) !== index)).toEqual([])
  })
})

test('the list of subscriptions has the form of Stripe’s lists', async () => {
  const customer = await ask('/v1/customers', {})
  const list = await ask(`/v1/subscriptions?customer=${String(customer['id'])}`)
  const { items } = table['subscription'] as { items: { [field: string]: Shape } }
  expect(differences({ ...items, data: [] }, list)).toEqual([])
})
