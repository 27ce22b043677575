import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { systemClock } from '#server/clock.ts'
import { createRateLimits } from '#server/http/limits/rate-limit.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp({ clock: systemClock, env: { trustProxy: true } })
const password = 'luz de otoño'

interface Visit {
  email: string
  given?: string
  address?: string
  cookie?: string
  by?: { request: (path: string, init: RequestInit) => Response | Promise<Response> }
}

/** Signs in from an address, with the right password unless another one is given. */
async function signIn({ email, given = password, address = '203.0.113.1', cookie = '', by = app }: Visit) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, cookie }
  const body = JSON.stringify({ email, password: given })
  const answer = await by.request('/api/auth/login', { method: 'POST', headers, body })
  const { status } = answer
  const [sent = ''] = answer.headers.getSetCookie()
  const wait = Number(answer.headers.get('retry-after')) / 60
  return { status, wait, body: await answer.json(), sent, cookie: sent.split(';')[0] ?? '' }
}

/** An account that signed up at another place. */
async function anAccount(email: string) {
  const headers = { 'x-forwarded-for': '198.51.100.1' }
  const body = { email, password, confirmPassword: password }
  const answer = await app.call('POST /api/auth/signup', { headers, body })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { email, cookie }
}

const wrong = { given: 'probando' }

/** Wrong passwords from as many addresses, one after the other. Returns the status of each. */
async function guess(email: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let number = 1; number <= times; number += 1) {
    statuses.push((await signIn({ email, ...wrong, address: `10.0.0.${number}` })).status)
  }
  return statuses
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())
const passMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

// A hundred sign-ins take longer than other tests.
describe('Guesses of one password from many addresses', { timeout: 120_000 }, () => {
  // Seen to fail without signInByEmail: all 100 were checked.
  test('stop after ten, and the right password is refused as well', async () => {
    const { email } = await anAccount('repartida@prueba.example')
    expect(await guess(email, 100)).toEqual([...Array<number>(10).fill(401), ...Array<number>(90).fill(429)])
    expect((await signIn({ email })).status).toBe(429)
  })

  // Seen to fail without signInWaits: every wait was as long as the first.
  test('make each wait longer, up to an hour', async () => {
    const { email } = await anAccount('insistida@prueba.example')
    const waits: number[] = []
    for (let round = 0; round < 4; round += 1) {
      expect(await guess(email, 10)).toEqual(Array<number>(10).fill(401))
      const { wait } = await signIn({ email })
      waits.push(wait)
      passMinutes(wait)
    }
    expect(waits).toEqual([15, 30, 60, 60])
    expect((await signIn({ email })).status).toBe(200)
  })

  // Seen to fail with the e-mail as it is written.
  test('are counted together, however the e-mail is written', async () => {
    const { email } = await anAccount('mayusculas@prueba.example')
    for (const written of [email, 'Mayusculas@prueba.example']) {
      for (let tries = 0; tries < 5; tries += 1) await signIn({ email: written, ...wrong })
    }
    expect((await signIn({ email: 'MAYUSCULAS@prueba.example' })).status).toBe(429)
  })

  // Seen to fail with counters in the memory of each process.
  test('are counted together by two processes', async () => {
    const { email } = await anAccount('procesos@prueba.example')
    const other = createApp(app.deps)
    for (let tries = 0; tries < 5; tries += 1) await signIn({ email, ...wrong })
    for (let tries = 0; tries < 5; tries += 1) await signIn({ email, ...wrong, by: other })
    expect((await signIn({ email })).status).toBe(429)
    expect((await signIn({ email, by: other })).status).toBe(429)
  })

  test('get the same answers whether the e-mail has an account or not', async () => {
    const { email } = await anAccount('existe@prueba.example')
    for (let tries = 0; tries < 12; tries += 1) {
      const known = await signIn({ email, ...wrong })
      expect(await signIn({ email: 'no-existe@prueba.example', ...wrong })).toEqual(known)
    }
  })
})

test('right passwords use up no tries, however many people share an address', async () => {
  const { email } = await anAccount('oficina@prueba.example')
  for (let times = 0; times < 11; times += 1) expect((await signIn({ email })).status).toBe(200)
})

// Seen to fail if they are not counted, and if they are counted for all addresses together.
test('Wrong passwords of one address are limited, and those of another one are not', async () => {
  const { signInByAddress } = createRateLimits(app.deps.db, app.deps.env.quotas)
  await signInByAddress.penalty('203.0.113.60', signInByAddress.points - 1)
  const from = async (address: string) =>
    (await signIn({ email: `de-${address}@prueba.example`, ...wrong, address })).status
  expect([await from('203.0.113.60'), await from('203.0.113.60'), await from('203.0.113.61')]).toEqual([401, 429, 401])
})

// Seen to fail without the limit, and with one that all addresses share.
test('New accounts of one address are limited, and those of another one are not', async () => {
  const signUpFrom = (address: string) => {
    const body = { email: `de-${address}@prueba.example`, password, confirmPassword: password }
    return app.call('POST /api/auth/signup', { headers: { 'x-forwarded-for': address }, body })
  }
  const { signUp } = createRateLimits(app.deps.db, app.deps.env.quotas)
  await signUp.penalty('203.0.113.50', signUp.points)
  expect(await signUpFrom('203.0.113.50')).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
  expect((await signUpFrom('203.0.113.51')).status).toBe(200)
})

describe('A known device', () => {
  // Seen to fail without the cookie: the owner was locked out.
  test('gets in with the right password, although its account and its address are limited', async () => {
    const { email, cookie } = await anAccount('duena@prueba.example')
    const address = '203.0.113.200'
    await guess(email, 11)
    await createRateLimits(app.deps.db, app.deps.env.quotas).signInByAddress.penalty(address, 100)
    expect((await signIn({ email, address })).status).toBe(429)
    expect((await signIn({ email: 'nadie@prueba.example', address })).status).toBe(429)
    expect((await signIn({ email, address, cookie })).status).toBe(200)
  })

  // Seen to fail without signInByDevice: the eleventh guess was checked.
  test('has ten tries of its own, and again after 15 minutes', async () => {
    const { email, cookie } = await anAccount('robada@prueba.example')
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await signIn({ email, cookie, ...wrong })).status).toBe(401)
    }
    expect(await signIn({ email, cookie })).toMatchObject({ status: 429, wait: 15 })
    passMinutes(15)
    expect((await signIn({ email, cookie })).status).toBe(200)
  })

  test('is known for its own account alone, for half a year, and by our signature', async () => {
    const { email, cookie } = await anAccount('suya@prueba.example')
    const other = await anAccount('ajena@prueba.example')
    const [name, id, expires] = cookie.split(/[=.]/)
    const forged = [other.cookie, `${name}=${id}.${Number(expires) + 1}.${cookie.split('.')[2]}`, `${name}=~.~`]
    const isKnown = async (shown: string) => (await signIn({ email, cookie: shown })).status === 200
    await guess(email, 11)
    for (const shown of forged) expect(await isKnown(shown)).toBe(false)
    expect(await isKnown(cookie)).toBe(true)
    passMinutes(180 * 24 * 60)
    await guess(email, 11)
    expect(await isKnown(cookie)).toBe(false)
  })

  test('stays known for each of the people who share it', async () => {
    const first = await anAccount('madre@prueba.example')
    const second = await anAccount('hijo@prueba.example')
    const { cookie } = await signIn({ ...second, cookie: first.cookie })
    for (const { email } of [first, second]) {
      await guess(email, 11)
      expect((await signIn({ email, cookie })).status).toBe(200)
    }
  })

  test('gets a new cookie at each sign-in, which no script can read', async () => {
    const { email, cookie } = await anAccount('galleta@prueba.example')
    const { sent, cookie: renewed } = await signIn({ email, cookie })
    expect(renewed).toMatch(/^dispositivo=[\w-]{22}\.\d+\.[\w-]{43}$/)
    expect(renewed).not.toBe(cookie)
    expect(sent.split('; ').slice(1)).toEqual(['Max-Age=15552000', 'Path=/api/auth', 'HttpOnly', 'SameSite=Lax'])
    expect((await signIn({ email, ...wrong })).sent).toBe('')
  })

  test('gets a cookie that only travels over HTTPS, if the site does', async () => {
    const secure = createApp({ ...app.deps, env: { ...app.deps.env, baseUrl: 'https://empleo.example' } })
    const { email } = await anAccount('segura@prueba.example')
    expect((await signIn({ email, by: secure })).sent).toContain('; Secure')
  })
})
