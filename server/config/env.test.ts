import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flatEnv } from './env-variables.ts'
import { readEnv } from './env.ts'
import { mistakesOf } from '#server/testing/fixtures/mistakes-of.ts'

test('everything has a default that works', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    baseUrl: 'http://127.0.0.1:3000',
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: undefined,
    stripe: undefined,
    sellsPremium: true,
    freeMaxActiveOffers: 3,
    offerDays: 30,
    answerDays: 30,
    moderation: 'after',
    requiresSalary: true,
    quotas: { cvs: 10, cvBytes: 31_457_280, projectsPerDay: 50, offersPerDay: 200, applicationsPerHour: 60 },
    retention: {
      idleAccountMonths: 24,
      idleNoticeMonths: 23,
      idleLastNoticeDays: 15,
      applicationMonths: 12,
      logMonths: 12,
    },
    minFreeDiskBytes: 209_715_200,
    trustProxy: false,
    logLevel: 'info',
    passwordMinLength: 8,
    brand: { name: 'Faro Empleo' },
  })
})

test('the default contact details belong to no real person', () => {
  const { email, social } = readEnv({}).brand
  expect([email, ...Object.values(social).map((url) => new URL(url).hostname)]).toSatisfy((addresses: string[]) =>
    addresses.every((address) => address.endsWith('.example')),
  )
})

test('an empty variable counts as one that is not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '  ', SMTP_URL: '' })).toEqual(readEnv({}))
})

test('BASE_URL has no slash at its end, and by default it uses the port', () => {
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
    '  - PORT debe ser un número entero de 0 a 65535.',
    '  - DATABASE_URL debe tener la forma postgres://usuario:contraseña@servidor:5432/base.',
    '  - FREE_MAX_ACTIVE_OFFERS debe ser un número entero de 0 a 1000000.',
    '  - LOG_LEVEL debe ser uno de estos valores: fatal, error, warn, info, debug, trace, silent.',
  ])
  expect(message).not.toContain('hunter2')
})

test.each([
  ['a port that no machine has', { PORT: '65536' }, 'PORT'],
  ['a base address with a path', { BASE_URL: 'https://empleo.example/bolsa' }, 'BASE_URL'],
  ['a base address without a protocol', { BASE_URL: 'empleo.example' }, 'BASE_URL'],
  ['a switch that is neither 1 nor 0', { TRUST_PROXY: 'si' }, 'TRUST_PROXY'],
  ['a secret that can be guessed', { APP_SECRET: 'secret' }, 'APP_SECRET'],
  ['a minimum password length below 8', { PASSWORD_MIN_LENGTH: '7' }, 'PASSWORD_MIN_LENGTH'],
  [
    'a notice that comes after the end of an idle account',
    { IDLE_ACCOUNT_MONTHS: '12' },
    'IDLE_NOTICE_MONTHS debe ser menor que IDLE_ACCOUNT_MONTHS.',
  ],
  ['less than 15 days after the last notice', { IDLE_LAST_NOTICE_DAYS: '14' }, 'IDLE_LAST_NOTICE_DAYS'],
])('%s stops the start', (_, source, expected) => {
  expect(mistakesOf(source)).toContain(expected)
})

describe('files', () => {
  const keys = { S3_BUCKET: 'files', S3_REGION: 'eu-west-1', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  const settings = { bucket: 'files', region: 'eu-west-1', accessKeyId: 'id', secretAccessKey: 'key' }

  test('are in a bucket with S3_*, at Amazon or at S3_ENDPOINT', () => {
    const endpoint = 'https://minio.example'
    expect(readEnv({}).s3).toBeUndefined()
    expect(readEnv(keys).s3).toEqual(settings)
    expect(readEnv({ ...keys, S3_ENDPOINT: endpoint }).s3).toEqual({ ...settings, endpoint })
  })

  test.each([
    [{ ...keys, S3_REGION: '' }, 'Falta S3_REGION: dale un valor o quita S3_BUCKET.'],
    [{ S3_ENDPOINT: 'https://minio.example' }, 'Falta S3_BUCKET: dale un valor o quita S3_ENDPOINT.'],
    [{ ...keys, S3_ENDPOINT: 'minio.example' }, 'S3_ENDPOINT debe ser una dirección'],
  ])('with a part of the settings stop the start: %o', (source, mistake) => {
    expect(mistakesOf(source)).toContain(mistake)
  })
})

describe('mail', () => {
  const SMTP_URL = 'smtps://user:hunter2@mail.example'
  const MAIL_FROM = 'no-responder@empleo.example'

  test('goes to the outbox by default', () => {
    const outbox = '/srv/faro/outbox'
    expect(readEnv({ DATA_DIR: '/srv/faro' }).mail).toEqual({ from: 'hola@faro-empleo.example', outbox })
    expect(readEnv({ MAIL_FROM }).mail).toMatchObject({ from: MAIL_FROM })
  })

  test.each([
    [{}, false],
    [{ SMTP_URL, MAIL_FROM }, true],
    [{ SMTP_URL, MAIL_FROM, VERIFY_EMAIL: '0' }, false],
    [{ VERIFY_EMAIL: '1' }, true],
  ])('new accounts confirm their e-mail if mails leave, or if VERIFY_EMAIL says so: %j', (source, expected) => {
    expect(readEnv(source).verifyEmail).toBe(expected)
  })

  test('accounts that wait for a link are confirmed without one only if VERIFY_EMAIL is 0', () => {
    const sources = [{}, { SMTP_URL, MAIL_FROM }, { VERIFY_EMAIL: '1' }, { VERIFY_EMAIL: '0' }]
    expect(sources.map((source) => readEnv(source).confirmsWithoutLink)).toEqual([false, false, false, true])
  })

  test('is sent through SMTP_URL, from an address of its own', () => {
    expect(readEnv({ SMTP_URL, MAIL_FROM }).mail).toMatchObject({ smtpUrl: SMTP_URL, from: MAIL_FROM })
    expect(mistakesOf({ SMTP_URL })).toContain('Falta MAIL_FROM: dale un valor o quita SMTP_URL.')
  })

  test.each([
    [
      'another protocol',
      { SMTP_URL: 'https://user:hunter2@mail.example', MAIL_FROM },
      'SMTP_URL debe tener la forma smtp://',
    ],
    ['no server', { SMTP_URL: 'smtp://', MAIL_FROM }, 'SMTP_URL debe tener la forma smtp://'],
    ['a sender with a name', { SMTP_URL, MAIL_FROM: 'Faro <hola@empleo.example>' }, 'MAIL_FROM debe ser una dirección'],
  ])('with %s stops the start', (_, source, expected) => {
    expect(mistakesOf(source)).toContain(expected)
    expect(mistakesOf(source)).not.toContain('hunter2')
  })
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
