import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { createTestClock } from '#server/testing/test-clock.ts'
import { createStripePayments } from './stripe-payments.ts'

/** Payments whose requests are answered by the test. */
function answeredBy(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const clock = createTestClock()
  const payments = createStripePayments(
    {
      mode: 'live',
      secretKey: 'sk_live_secret',
      webhookSecret: 'whsec_1',
      priceIds: ['price_1'],
      fetch: async (input, init) => {
        const request = new Request(input, init)
        requests.push(request.clone())
        return answer(request)
      },
    },
    { clock, log },
  )
  return { payments, requests, lines, clock }
}

const json = (body: object, status = 200) => Response.json(body, { status, headers: { 'request-id': 'req_1' } })
const refusal = (status: number, error: object) => () => json({ error }, status)

test('asks api.stripe.com with the key, the version that the code was written for, and the order’s own key', async () => {
  const { payments, requests } = answeredBy(() => json({ id: 'cus_1' }))
  await payments.createCustomer({ companyId: 7, email: 'a@prueba.example', key: 'one' })
  const [request] = requests
  expect(request?.url).toBe('https://api.stripe.com/v1/customers')
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    authorization: 'Bearer sk_live_secret',
    'stripe-version': '2026-10-28.endive',
    'idempotency-key': 'one',
  })
  expect(await request?.text()).toBe('email=a%40prueba.example&metadata[company_id]=7')
})

const noAnswer = 'Stripe did not answer'
const refused = 'Stripe refused a request'
const failed = 'Stripe failed to handle a request'
const invalid = { type: 'invalid_request_error', code: 'email_invalid', param: 'customer_email' }

describe('errors of Stripe', () => {
  const failures: [string, () => Response | Promise<Response>, { tries: number; msg: string; stripe: object }][] = [
    [
      'the connection breaks',
      () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })),
      { tries: 3, msg: noAnswer, stripe: { type: 'StripeConnectionError' } },
    ],
    [
      'it fails',
      refusal(500, { type: 'api_error', message: 'oops' }),
      { tries: 3, msg: failed, stripe: { type: 'StripeAPIError', statusCode: 500 } },
    ],
    [
      'it is busy',
      refusal(503, { type: 'api_error', message: 'busy' }),
      { tries: 3, msg: failed, stripe: { statusCode: 503 } },
    ],
    [
      'it has had enough of us',
      refusal(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'slow down' }),
      { tries: 1, msg: failed, stripe: { statusCode: 429, code: 'rate_limit' } },
    ],
    [
      'it does not know the key',
      refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key: sk_live_secret' }),
      { tries: 1, msg: refused, stripe: { type: 'StripeAuthenticationError', statusCode: 401 } },
    ],
    [
      'it does not let the key do this',
      refusal(403, { type: 'invalid_request_error', message: 'No' }),
      { tries: 1, msg: refused, stripe: { type: 'StripePermissionError', statusCode: 403 } },
    ],
    [
      'it finds a mistake of ours',
      refusal(400, { ...invalid, message: 'Invalid email address: ana@prueba.example' }),
      {
        tries: 1,
        msg: refused,
        stripe: { statusCode: 400, code: invalid.code, param: invalid.param, requestId: 'req_1' },
      },
    ],
    [
      'it answers no JSON',
      () => new Response('<html>', { status: 200 }),
      { tries: 1, msg: failed, stripe: { type: 'StripeAPIError' } },
    ],
  ]

  test.each(failures)(
    'because %s, the payment is not available, and the log says why without personal data',
    async (_, answer, { tries, ...logged }) => {
      // The SDK waits for seconds between its retries.
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      const { payments, requests, lines } = answeredBy(answer)
      const asked = payments.findCheckout('cs_live_1').catch((error: unknown) => error)
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(1000)
        expect(lines).toHaveLength(1)
      }, 10_000)
      vi.useRealTimers()
      expect(await asked).toMatchObject({ code: 'payments_unavailable', status: 503 })
      expect(requests).toHaveLength(tries)
      expect(JSON.parse(lines.join(''))).toMatchObject(logged)
      expect(lines.join('')).not.toMatch(/sk_live_secret|ana@prueba/)
    },
  )
})

const missing = (param: string, status: number) =>
  refusal(status, { type: 'invalid_request_error', code: 'resource_missing', param, message: 'No such thing' })

describe('an object that Stripe does not have', () => {
  test('is null if it is a session', async () => {
    expect(await answeredBy(missing('session', 404)).payments.findCheckout('cs_live_1')).toBeNull()
  })

  test('is null if it is a deleted customer', async () => {
    expect(await answeredBy(missing('customer', 400)).payments.listSubscriptions('cus_1')).toBeNull()
  })

  test('is our configuration error if it is a price', async () => {
    const order = {
      companyId: 1,
      customerId: 'cus_1',
      successUrl: 'https://a.example',
      cancelUrl: 'https://a.example',
      key: 'k',
    }
    const { payments } = answeredBy(missing('line_items[0][price]', 400))
    await expect(payments.startCheckout(order)).rejects.toMatchObject({ code: 'payments_unavailable' })
  })
})

describe('the price', () => {
  const price = {
    active: true,
    currency: 'eur',
    unit_amount: 1990,
    recurring: { interval: 'month', interval_count: 1 },
  }

  test('is requested at most once a minute', async () => {
    const { payments, requests, clock } = answeredBy(() => json(price))
    const told = await Promise.all(Array.from({ length: 5 }, () => payments.findPrice()))
    expect(told[4]).toEqual({ amount: 1990, currency: 'eur', interval: 'month' })
    expect(requests).toHaveLength(1)
    clock.set('2026-11-21T10:01:01Z')
    await payments.findPrice()
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['is no longer sold', { ...price, active: false }],
    ['is paid once', { ...price, recurring: null }],
    ['is paid every three months', { ...price, recurring: { interval: 'month', interval_count: 3 } }],
    ['is paid every week', { ...price, recurring: { interval: 'week', interval_count: 1 } }],
    ['is nothing', { ...price, unit_amount: 0 }],
    ['has no amount of its own', { ...price, unit_amount: null }],
  ])('that %s is not shown', async (_, body) => {
    expect(await answeredBy(() => json(body)).payments.findPrice()).toBeNull()
  })

  test('is not shown if Stripe fails, and is not requested again at once', async () => {
    const { payments, requests } = answeredBy(refusal(500, { type: 'api_error', message: 'oops' }))
    expect([await payments.findPrice(), await payments.findPrice()]).toEqual([null, null])
    expect(requests).toHaveLength(1)
  })
})
