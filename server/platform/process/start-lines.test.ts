import { expect, test } from 'vitest'
import { startLines } from './start-lines.ts'

const started = { host: '127.0.0.1', port: 3000, place: '/srv/faro', demoAccounts: [] }

test('a start shows its address, the place of the data and that there are no demo accounts', () => {
  expect(startLines(started).split('\n')).toEqual([
    'Faro Empleo responde en http://127.0.0.1:3000',
    'Datos en /srv/faro',
    'Sin cuentas de demostración',
  ])
})

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
])('for the host %s a start shows an address that a browser can open', (host, address) =>
  expect(startLines({ ...started, host })).toContain(address),
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
