import { beforeEach, describe, expect, test } from 'vitest'
import { signatureOf } from '#server/payments/stand-in/deliver-webhooks.ts'
import {
  aPayer,
  completed,
  countEffects,
  secondsNow,
  sendNotice,
  type Sending,
} from '#server/testing/payment-notices.ts'
import { planOf, standInOf } from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const NOW = '2026-11-21T10:00:00Z'
const clock = createTestClock(NOW)
const app = await createTestApp({ clock })
const secret = standInOf(app).webhookSecret

beforeEach(() => clock.set(NOW))

describe('a forged notice', () => {
  const forged: [string, (body: string) => Sending, string?][] = [
    ['without a signature', () => ({ signature: undefined })],
    ['with an empty signature', () => ({ signature: '' })],
    ['with an invalid signature', () => ({ signature: 'hola' })],
    ['with a made-up signature', () => ({ signature: `t=${secondsNow(app)},v1=${'0'.repeat(64)}` })],
    ['signed with another secret', () => ({ secret: 'whsec_of_somebody_else' })],
    ['signed with an empty secret', () => ({ secret: '' })],
    [
      'signed by an older scheme',
      (body) => ({
        signature: signatureOf({ body, secret, seconds: secondsNow(app) }).replace('v1=', 'v0='),
      }),
    ],
    [
      'signed without a time',
      (body) => ({
        signature: signatureOf({ body, secret, seconds: secondsNow(app) }).replace(/^t=\d+,/, ''),
      }),
    ],
    [
      'whose time was changed after signing',
      (body) => ({
        signature: signatureOf({ body, secret, seconds: secondsNow(app) - 4000 }).replace(
          /t=\d+/,
          `t=${secondsNow(app)}`,
        ),
      }),
    ],
    ['signed six minutes ago', () => ({ seconds: secondsNow(app) - 301 })],
    ['signed for tomorrow', () => ({ seconds: secondsNow(app) + 86_400 })],
    [
      'signed over another body',
      (body) => ({
        signature: signatureOf({ body: body.replace('paid', 'free'), secret, seconds: secondsNow(app) }),
      }),
    ],
  ]

  test.each(forged)('is refused %s', async (_, change) => {
    const payer = await aPayer(app)
    const body = completed(app, payer)
    const before = await countEffects(app)
    expect(await sendNotice(app, { body, ...change(body) })).toMatchObject({
      status: 400,
      body: { code: 'signature_invalid' },
    })
    expect([await planOf(app, payer.by), (await countEffects(app)) - before]).toEqual(['gratis', 0])
  })

  test('is refused if one character of its body was changed', async () => {
    const payer = await aPayer(app)
    const body = completed(app, payer)
    const signature = signatureOf({ body, secret, seconds: secondsNow(app) })
    expect((await sendNotice(app, { body: `${body} `, signature })).status).toBe(400)
    expect(await planOf(app, payer.by)).toBe('gratis')
  })

  test.each([
    ['no JSON', 'hola', 400],
    ['nothing', '', 400],
    ['an array', '[]', 400],
    ['a number', '7', 400],
    ['null', 'null', 400],
    [
      'an event without data',
      '{"id":"evt_1","object":"event","type":"invoice.paid","livemode":false,"created":1}',
      400,
    ],
  ])('is refused as %s, even with a valid signature', async (_, body, status) => {
    expect((await sendNotice(app, { body })).status).toBe(status)
  })

  test('is refused if it is not JSON', async () => {
    const payer = await aPayer(app)
    expect(await sendNotice(app, { body: completed(app, payer), type: 'text/plain' })).toMatchObject({ status: 415 })
    expect(await planOf(app, payer.by)).toBe('gratis')
  })

  test('is refused if it is too large', async () => {
    const payer = await aPayer(app)
    const body = completed(app, { ...payer, id: `evt_${'x'.repeat(600_000)}` })
    expect(await sendNotice(app, { body })).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
    expect(await planOf(app, payer.by)).toBe('gratis')
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('is refused with the method %s', async (method) => {
    const payer = await aPayer(app)
    expect(await sendNotice(app, { body: completed(app, payer), method })).toMatchObject({ status: 405 })
    expect(await planOf(app, payer.by)).toBe('gratis')
  })
})

test('a notice with signatures of the old and the new secret is accepted', async () => {
  const payer = await aPayer(app)
  const body = completed(app, payer)
  const of = (by: string) => signatureOf({ body, secret: by, seconds: secondsNow(app) })
  const signature = `${of('whsec_the_new_one')},${of(secret).replace(/^t=\d+,/, '')}`
  expect((await sendNotice(app, { body, signature })).status).toBe(200)
  expect(await planOf(app, payer.by)).toBe('premium')
})
