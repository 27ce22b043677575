import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aCandidate } from '#server/testing/factories.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'

const { deps } = await createTestApp()
const lines: string[] = []
// The level by default.
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
const siteWith = (env: object) => testAppOf({ ...deps, log, env: { ...deps.env, ...env } })

const signIn = (app: ReturnType<typeof siteWith>, email: string, password: string) =>
  app.call('POST /api/auth/login', { body: { email, password } })

test('a refused sign-in is in the log, without e-mail and password', async () => {
  const site = siteWith({})
  const { email } = await aCandidate(site)
  lines.length = 0
  await signIn(site, email, 'wrong-password-7')
  await signIn(site, email.toUpperCase(), 'wrong-password-7')
  const [first] = lines.map((line) => JSON.parse(line) as { account: string })
  expect(first).toMatchObject({ msg: 'a sign-in was refused', code: 'bad_credentials', address: 'in-process' })
  expect(first?.account).toMatch(/^[\w-]{16}$/)
  expect(lines.join('').toLowerCase()).not.toContain(email.toLowerCase())
  expect(lines.join('')).not.toContain('wrong-password-7')
})

test('a demo account does not sign in at a public site, where everybody knows its password', async () => {
  const refused = await signIn(siteWith({ isLocal: false }), 'Empresa@demo.example', 'Demo1234')
  expect(refused).toMatchObject({ status: 403, body: { code: 'demo_account' } })
  const local = await signIn(siteWith({ isLocal: true }), 'empresa@demo.example', 'Demo1234')
  expect(local.body.code).toBe('bad_credentials')
})
