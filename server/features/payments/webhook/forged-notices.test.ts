import { beforeEach, describe, expect, test } from 'vitest'
import { signatureOf } from '#server/platform/payment-provider/stand-in/deliver-webhooks.ts'
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

describe('a notice that nobody must believe', () => {
  const forged: [string, (body: string) => Sending, string?][] = [
    ['without a signature', () => ({ signature: undefined })],
    ['with an empty signature', () => ({ signature: '' })],
    ['with nonsense for a signature', () => ({ signature: 'hola' })],
    ['with a made-up signature', () => ({ signature: `t=${secondsNow(app)},v1=${'0'.repeat(64)}` })],
    ['signed with another secret', () => ({ secret: 'whsec_of_somebody_else' })],
    ['signed with nothing', () => ({ secret: '' })],
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

  test.each(forged)('is refused %s', async (_, worse) => {
    const payer = await aPayer(app)
    const body = completed(app, payer)
    const before = await countEffects(app)
    expect(await sendNotice(app, { body, ...worse(body) })).toMatchObject({
      status: 400,
      body: { code: 'signature_invalid' },
    })
    expect([await planOf(app, payer.by), (await countEffects(app)) - before]).toEqual(['gratis', 0])
  })

  test('is refused where its body is changed by one letter', async () => {
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
    ['an event of nothing', '{"id":"evt_1","object":"event","type":"invoice.paid","livemode":false,"created":1}', 400],
  ])('is taken for no event where it is %s, signed as it may be', async (_, body, status) => {
    expect((await sendNotice(app, { body })).status).toBe(status)
  })

  test('is refused where it is of another type than JSON', async () => {
    const payer = await aPayer(app)
    expect(await sendNotice(app, { body: completed(app, payer), type: 'text/plain' })).toMatchObject({ status: 415 })
    expect(await planOf(app, payer.by)).toBe('gratis')
  })

  test('is refused where it is huge, before anything of it is looked at', async () => {
    const payer = await aPayer(app)
    const body = completed(app, { ...payer, id: `evt_${'x'.repeat(600_000)}` })
    expect(await sendNotice(app, { body })).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
    expect(await planOf(app, payer.by)).toBe('gratis')
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('is refused by %s', async (method) => {
    const payer = await aPayer(app)
    expect(await sendNotice(app, { body: completed(app, payer), method })).toMatchObject({ status: 405 })
    expect(await planOf(app, payer.by)).toBe('gratis')
  })
})

test('a notice that carries the old and the new signature, while the secret is changed, is believed', async () => {
  const payer = await aPayer(app)
  const body = completed(app, payer)
  const of = (by: string) => signatureOf({ body, secret: by, seconds: secondsNow(app) })
  const signature = `${of('whsec_the_new_one')},${of(secret).replace(/^t=\d+,/, '')}`
  expect((await sendNotice(app, { body, signature })).status).toBe(200)
  expect(await planOf(app, payer.by)).toBe('premium')
})
