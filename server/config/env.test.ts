import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flatEnv } from './env-variables.ts'
import { readEnv } from './env.ts'

const mistakesOf = (source: Record<string, string>): string => {
  try {
    readEnv(source)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' }

test('everything has a default that works', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    baseUrl: 'http://127.0.0.1:3000',
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: undefined,
    stripe: undefined,
    freeMaxActiveOffers: 3,
    trustProxy: false,
    logLevel: 'warn',
    verifyEmail: false,
    passwordMinLength: 8,
    workers: 1,
    brand: { name: 'Faro Empleo' },
  })
  expect(readEnv({})).not.toHaveProperty('s3')
})

test('the default contact details belong to no real person', () => {
  const { email, social } = readEnv({}).brand
  expect([email, ...Object.values(social).map((url) => new URL(url).hostname)]).toSatisfy((addresses: string[]) =>
    addresses.every((address) => address.endsWith('.example')),
  )
})

test('an empty variable counts as one that is not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '  ', S3_BUCKET: '' })).toEqual(readEnv({}))
})

test('links begin with BASE_URL, which has no slash at its end', () => {
  expect(readEnv({ BASE_URL: 'https://Empleo.example/' }).baseUrl).toBe('https://empleo.example')
  expect(readEnv({ PORT: '4321' }).baseUrl).toBe('http://127.0.0.1:4321')
})

test('one error lists every mistake and repeats no value', () => {
  const message = mistakesOf({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://u:hunter2@x',
    LOG_LEVEL: 'loud',
    FREE_MAX_ACTIVE_OFFERS: '-1',
  })
  expect(message.split('\n').slice(1)).toEqual([
    '  - PORT must be a whole number from 0 to 65535',
    '  - DATABASE_URL must be of the form postgres://user:password@host:5432/database',
    '  - FREE_MAX_ACTIVE_OFFERS must be a whole number from 0 to 1000000',
    '  - LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
  ])
  expect(message).not.toContain('hunter2')
})

test.each([
  ['a port that no machine has', { PORT: '65536' }, 'PORT'],
  ['a base address with a path', { BASE_URL: 'https://empleo.example/bolsa' }, 'BASE_URL'],
  ['a base address without a protocol', { BASE_URL: 'empleo.example' }, 'BASE_URL'],
  ['a yes that is none', { TRUST_PROXY: 'si' }, 'TRUST_PROXY'],
  ['a secret that can be guessed', { APP_SECRET: 'secret' }, 'APP_SECRET'],
  ['passwords below the product’s least', { PASSWORD_MIN_LENGTH: '7' }, 'PASSWORD_MIN_LENGTH'],
  ['a bucket without keys', { S3_BUCKET: 'files' }, 'S3_SECRET_ACCESS_KEY is missing'],
  ['a key of the payments without the rest', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [
    'a webhook secret that is forgotten',
    { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PRICE_ID: 'price_1' },
    'STRIPE_WEBHOOK_SECRET is missing, though STRIPE_SECRET_KEY is set',
  ],
  [
    'a price without a key',
    { STRIPE_PRICE_ID: 'price_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'STRIPE_SECRET_KEY is missing',
  ],
  ['a public key for a secret one', { ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must begin with'],
  [
    'another secret for that of the webhook',
    { ...stripe, STRIPE_WEBHOOK_SECRET: 'sk_test_1' },
    'must begin with whsec_',
  ],
  ['a product for a price', { ...stripe, STRIPE_PRICE_ID: 'prod_1' }, 'must begin with price_'],
  ['a replica without its original', { DATABASE_REPLICA_URL: 'postgres://x/y' }, 'DATABASE_URL is missing'],
])('%s stops the start', (_, source, expected) => {
  expect(mistakesOf(source)).toContain(expected)
})

test.each([
  ['sk_live_1', true],
  ['rk_live_1', true],
  ['sk_test_1', false],
  ['rk_test_1', false],
])('the key %s tells whether real money moves: %s', (STRIPE_SECRET_KEY, isLive) =>
  expect(readEnv({ ...stripe, STRIPE_SECRET_KEY }).stripe?.isLive).toBe(isLive),
)

test('Premium is sold at the first price, and the earlier ones still count', () =>
  expect(readEnv({ ...stripe, STRIPE_PRICE_ID: 'price_new, price_old' }).stripe?.priceIds).toEqual([
    'price_new',
    'price_old',
  ]))

test('a complete group of variables becomes one setting', () => {
  const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  expect(readEnv(keys).s3).toMatchObject({ bucket: 'files', accessKeyId: 'id', secretAccessKey: 'key' })
})

test('addresses are verified if real e-mail is sent, unless configured otherwise', () => {
  const SMTP_URL = 'smtp://user:password@mail.example:587'
  expect(readEnv({ SMTP_URL }).verifyEmail).toBe(true)
  expect(readEnv({ SMTP_URL, VERIFY_EMAIL: '0' }).verifyEmail).toBe(false)
})

describe('demo data', () => {
  const DATABASE_URL = 'postgres://user@db.example/faro'

  test('is not decided for the built-in database', () => expect(readEnv({}).demoData).toBeUndefined())
  test('is not written to an external database by default', () =>
    expect(readEnv({ DATABASE_URL }).demoData).toBe(false))
  test('follows the configured value', () => {
    expect(readEnv({ DATABASE_URL, DEMO_DATA: '1' }).demoData).toBe(true)
    expect(readEnv({ DEMO_DATA: '0' }).demoData).toBe(false)
  })
})

test('.env.example shows every variable, once, with the default it has', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const shown = [...example.matchAll(/^# ?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value])
  expect(shown.map(([name]) => name)).toEqual(Object.keys(flatEnv.shape))
  const { demoData, ...env } = readEnv(Object.fromEntries(shown))
  expect({ ...env, demoData: undefined }).toEqual(readEnv({}))
})
