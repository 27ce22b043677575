import { describe, expect, test } from 'vitest'
import { mistakesOf } from '#server/testing/fixtures/mistakes-of.ts'
import { readEnv } from './env.ts'

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' }

test.each([
  [
    'a payment key without the other payment settings',
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    'Falta STRIPE_WEBHOOK_SECRET',
  ],
  [
    'live payments without a webhook secret',
    { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PRICE_ID: 'price_1' },
    'Falta STRIPE_WEBHOOK_SECRET: dale un valor o quita STRIPE_SECRET_KEY.',
  ],
  [
    'a price without a key',
    { STRIPE_PRICE_ID: 'price_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'Falta STRIPE_SECRET_KEY',
  ],
  [
    'a public key instead of a secret key',
    { ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' },
    'STRIPE_SECRET_KEY debe empezar por sk_live_',
  ],
  [
    'another secret instead of the webhook secret',
    { ...stripe, STRIPE_WEBHOOK_SECRET: 'sk_test_1' },
    'STRIPE_WEBHOOK_SECRET debe empezar por whsec_',
  ],
  ['a product instead of a price', { ...stripe, STRIPE_PRICE_ID: 'prod_1' }, 'STRIPE_PRICE_ID debe empezar por price_'],
])('%s stops the start', (_, source, expected) => {
  expect(mistakesOf(source)).toContain(expected)
})

describe('Premium', () => {
  const BASE_URL = 'https://empleo.example'

  // Seen to fail on the version that started the stand-in on every site without keys.
  test.each([
    ['a public address', { BASE_URL }],
    ['a public address that begins like a local one', { BASE_URL: 'https://127.0.0.1.empleo.example' }],
    ['an address in the local network', { BASE_URL: 'http://192.168.1.20:3000' }],
    ['a name of the local network', { BASE_URL: 'http://mylocalhost:3000' }],
    ['every IPv4 address of the machine', { HOST: '0.0.0.0' }],
    ['every address of the machine', { HOST: '::' }],
    ['every address of the machine and a local URL', { HOST: '0.0.0.0', BASE_URL: 'http://localhost:3000' }],
  ])('is not sold at %s unless PAYMENTS or keys of Stripe are set', (_, source) => {
    expect(readEnv(source).sellsPremium).toBe(false)
    expect(readEnv({ ...source, PAYMENTS: 'stand-in' }).sellsPremium).toBe(true)
    expect(readEnv({ ...source, ...stripe }).sellsPremium).toBe(true)
  })

  test.each([
    { HOST: '127.8.0.1' },
    { HOST: '::1', BASE_URL: 'http://[::1]:3000' },
    { HOST: 'LOCALHOST', BASE_URL: 'http://LOCALHOST' },
    { BASE_URL: 'http://faro.localhost:3000' },
  ])('is sold by the stand-in on the own machine: %o', (source) => {
    expect(readEnv(source).sellsPremium).toBe(true)
  })

  test('is sold by one provider only', () => {
    expect(mistakesOf({ ...stripe, PAYMENTS: 'stand-in' })).toContain(
      'PAYMENTS y STRIPE_SECRET_KEY no pueden ir juntas: quita una de las dos.',
    )
    expect(mistakesOf({ PAYMENTS: 'stripe' })).toContain('PAYMENTS debe ser uno de estos valores: stand-in.')
  })
})

test.each([
  ['sk_live_1', true],
  ['rk_live_1', true],
  ['sk_test_1', false],
  ['rk_test_1', false],
])('the key %s is for real payments: %s', (STRIPE_SECRET_KEY, isLive) =>
  expect(readEnv({ ...stripe, STRIPE_SECRET_KEY }).stripe?.isLive).toBe(isLive),
)

test('Premium is sold at the first price, and the other prices stay valid', () =>
  expect(readEnv({ ...stripe, STRIPE_PRICE_ID: 'price_new, price_old' }).stripe?.priceIds).toEqual([
    'price_new',
    'price_old',
  ]))
