import { describe, expect, test, vi } from 'vitest'
import { aCandidate, aCompany, anAccount } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const clock = createTestClock('2026-11-21T10:00:00Z')
const app = await createTestApp({ clock })

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const password = 'luz de otoño'

interface Session {
  sesion_id: number
  dispositivo: string
  fecha_inicio: string
  ultima_actividad: string
  es_esta: boolean
}

const listSessions = async (token: string) => (await app.call<Session[]>('GET /api/account/sessions', { token })).body
const isOpen = async (token: string) => (await app.call('GET /api/account/sessions', { token })).status === 200
const close = (token: string, id: number | undefined) =>
  app.call(`DELETE /api/account/session/${id}`, { token, body: {} })

let people = 0

/** An account with a session of each of these browsers. */
async function somebody(...userAgents: string[]): Promise<string[]> {
  const email = `persona-${(people += 1)}@prueba.example`
  const body = { email, password, confirmPassword: password }
  await app.call('POST /api/auth/signup', { body })
  const tokens: string[] = []
  for (const userAgent of userAgents) {
    const headers = { 'user-agent': userAgent }
    const answer = await app.call<{ session: string }>('POST /api/auth/login', { body: { email, password }, headers })
    tokens.push(answer.body.session)
  }
  return tokens
}

const idOf = async (token: string) => (await listSessions(token)).find(({ es_esta }) => es_esta)?.sesion_id

describe('The own sessions', () => {
  test('are listed with the device in words, this one first, and neither token nor address', async () => {
    const [first = '', second = ''] = await somebody(windows, 'curl/8.5.0')
    const { body } = await app.call<Session[]>('GET /api/account/sessions', { token: first })
    const moment = '2026-11-21T10:00:00.000Z'
    const common = { sesion_id: expect.any(Number), fecha_inicio: moment, ultima_actividad: moment, se_mantiene: false }
    expect(body).toHaveLength(3)
    expect(body[0]).toEqual({ ...common, dispositivo: 'Firefox en Windows', es_esta: true })
    expect(body[1]).toEqual({ ...common, dispositivo: 'Dispositivo desconocido', es_esta: false })
    expect(JSON.stringify(body)).not.toContain(second)
  })

  test.each([
    ['a candidate', aCandidate],
    ['a company', aCompany],
    ['an account without a role', anAccount],
  ])('are listed for %s', async (_, create) => {
    const { token } = await create(app)
    expect(await listSessions(token)).toMatchObject([{ es_esta: true }])
  })

  test('are only those that have not ended', async () => {
    const [token = ''] = await somebody(windows)
    expect(await listSessions(token)).toHaveLength(2)
    clock.set('2026-11-21T21:00:00Z')
    await listSessions(token)
    clock.set('2026-11-21T22:00:00Z')
    expect(await listSessions(token)).toHaveLength(1)
  })

  test('keep the beginning of a long user agent', async () => {
    const [token = ''] = await somebody(windows + 'x'.repeat(5000))
    expect(await listSessions(token)).toMatchObject([{ dispositivo: 'Firefox en Windows' }, {}])
  })
})

describe('Closing one session', () => {
  test('ends it and no other', async () => {
    const [mine = '', other = '', third = ''] = await somebody(windows, windows, windows)
    const { status, body } = await close(mine, await idOf(other))
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Has cerrado la sesión.' } })
    expect([await isOpen(mine), await isOpen(other), await isOpen(third)]).toEqual([true, false, true])
  })

  test('answers not found the second time', async () => {
    const [mine = '', other = ''] = await somebody(windows, windows)
    const id = await idOf(other)
    await close(mine, id)
    expect(await close(mine, id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('of another account is not possible', async () => {
    const [mine = ''] = await somebody(windows)
    const [foreign = ''] = await somebody(windows)
    expect(await close(mine, await idOf(foreign))).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await isOpen(foreign)).toBe(true)
  })
})

test('Closing all other sessions ends those of the account, and keeps this one', async () => {
  const [mine = '', other = ''] = await somebody(windows, windows)
  const [foreign = ''] = await somebody(windows)
  const closeOthers = () => app.call('DELETE /api/account/sessions', { token: mine, body: {} })
  expect(await closeOthers()).toMatchObject({ status: 200, body: { cerradas: 2 } })
  expect([await isOpen(mine), await isOpen(other), await isOpen(foreign)]).toEqual([true, false, true])
  expect(await closeOthers()).toMatchObject({ status: 200, body: { cerradas: 0 } })
})

describe('The last use of a session', () => {
  const statementsOf = async (token: string) => {
    const query = vi.spyOn(app.deps.db.$client, 'query')
    await app.call('GET /api/companies/get-logo-image', { token })
    const { length } = query.mock.calls
    query.mockRestore()
    return length
  }

  // Seen to fail when each use was saved.
  test('is saved at most every five minutes, so that a read stays a read', async () => {
    clock.set('2026-11-22T10:00:00Z')
    const { token } = await aCandidate(app)
    // A candidate may not make this call. So the only statements are those that find the caller.
    expect(await statementsOf(token)).toBe(1)
    clock.set('2026-11-22T10:04:59Z')
    expect(await statementsOf(token)).toBe(1)
    clock.set('2026-11-22T10:05:00Z')
    expect(await statementsOf(token)).toBe(2)
    expect(await statementsOf(token)).toBe(1)
    expect(await listSessions(token)).toMatchObject([{ ultima_actividad: '2026-11-22T10:05:00.000Z' }])
  })

  test('is saved until the session ends, also on its last day', async () => {
    const begin = Date.parse('2026-12-01T10:00:00Z')
    const hour = 3_600_000
    clock.set(new Date(begin).toISOString())
    const { token } = await aCandidate(app)
    const used = Array.from({ length: (30 * 24) / 8 - 1 }, (_, index) => new Date(begin + (index + 1) * 8 * hour))
    for (const moment of used) {
      clock.set(moment.toISOString())
      expect(await listSessions(token)).toMatchObject([{ ultima_actividad: moment.toISOString() }])
    }
  })
})
