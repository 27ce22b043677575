import { expect, test } from 'vitest'
import { startLines } from './start-lines.ts'

const outbox = '/srv/faro/outbox'
const env = {
  host: '127.0.0.1',
  sellsPremium: true,
  moderation: 'after',
  mail: { smtpUrl: 'smtp://mail.example', outbox },
  isLocal: false,
  legal: { missing: [] },
} as const
const started = { env, port: 3000, place: '/srv/faro', demoAccounts: [] }

test('a start shows its address, the place of the data and that there are no demo accounts', () => {
  expect(startLines(started).split('\n')).toEqual([
    'Faro Empleo responde en http://127.0.0.1:3000',
    'Datos en /srv/faro',
    'Sin cuentas de demostración',
    'Las ofertas se publican al momento y se revisan después (MODERATION=after)',
  ])
})

test('a start without SMTP_URL shows where the mails are instead', () => {
  expect(startLines({ ...started, env: { ...env, mail: { outbox } } }).split('\n')[4]).toBe(
    'Los correos no se envían: se guardan en /srv/faro/outbox. Para enviarlos, configura SMTP_URL y MAIL_FROM.',
  )
})

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
])('for the host %s a start shows an address that a browser can open', (host, address) =>
  expect(startLines({ ...started, env: { ...env, host } })).toContain(address),
)

test.each([
  ['first', 'La primera oferta de una empresa sin verificar'],
  ['before', 'Las ofertas de empresas sin verificar'],
] as const)('a start in the mode %s says which offers wait', (moderation, sentence) =>
  expect(startLines({ ...started, env: { ...env, moderation } }).split('\n')[3]).toContain(sentence),
)

test('demo accounts are shown with their passwords, in one line', () => {
  const demoAccounts = [
    { email: 'candidata@demo.example', password: 'una' },
    { email: 'empresa@demo.example', password: 'otra' },
  ]
  expect(startLines({ ...started, demoAccounts }).split('\n')[2]).toBe(
    'Cuentas de demostración: candidata@demo.example / una, empresa@demo.example / otra',
  )
})

// Seen to fail on the version that started the stand-in on every site without keys.
test('a start that does not sell Premium shows why and what to set', () => {
  expect(startLines({ ...started, env: { ...env, sellsPremium: false } }).split('\n')[4]).toMatch(
    /^Premium todavía no está disponible: BASE_URL o HOST .+STRIPE_SECRET_KEY.+PAYMENTS=stand-in\.$/,
  )
})

test('a start of a public site names the settings that say who runs it, if they are missing', () => {
  const legal = { missing: ['LEGAL_NAME', 'LEGAL_NIF'] }
  const lines = (isLocal: boolean) =>
    startLines({ ...started, env: { ...env, legal, isLocal } })
      .split('\n')
      .slice(4)
  expect(lines(false)).toEqual([
    'Las páginas legales no dicen quién lleva el sitio. Falta configurar: LEGAL_NAME, LEGAL_NIF. npm run doctor dice más.',
  ])
  expect(lines(true)).toEqual([])
})
