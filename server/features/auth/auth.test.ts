import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account, session } from '#server/database/schema/schema.ts'
import { sweepSessions } from './sessions.ts'
import { hashToken } from '#server/http/caller.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const clock = createTestClock('2026-11-21T10:00:00Z')
const app = await createTestApp({ clock })

const password = 'luz de otoño'
const signUp = (email: string, fields: object = {}) =>
  app.call<{ session: string }>('POST /api/auth/signup', {
    body: { email, password, confirmPassword: password, ...fields },
  })
const signIn = (email: string, given = password) =>
  app.call<{ session: string }>('POST /api/auth/login', { body: { email, password: given } })
const isOpen = async (token: string) => (await app.call('GET /api/master/get-role', { token })).status === 200

describe('Signing up', () => {
  test('opens a session and nothing else', async () => {
    const { status, body } = await signUp('nueva@prueba.example')
    expect(status).toBe(200)
    expect(body).toEqual({ session: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await isOpen(body.session)).toBe(true)
  })

  test('keeps neither the password nor the token as they are', async () => {
    const { body } = await signUp('secreta@prueba.example')
    const [row] = await app.deps.db.select().from(account).where(eq(account.email, 'secreta@prueba.example'))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
    const sessions = await app.deps.db.select().from(session)
    expect(sessions.some(({ tokenHash }) => tokenHash.toString('utf8').includes(body.session))).toBe(false)
  })

  test('takes an e-mail with any sign that mail servers take', async () => {
    expect((await signUp('\u202ar&d@prueba.example\u202c')).status).toBe(200)
    expect((await signUp('r&d@prueba.example')).body).toMatchObject({ code: 'email_taken' })
  })

  test('takes an e-mail once, whatever its case', async () => {
    await signUp('unica@prueba.example')
    const { status, body } = await signUp('UNICA@Prueba.example')
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'email_taken' } })
  })

  test('makes one account of eight sign-ups at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp('ocho@prueba.example')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)])
    const rows = await app.deps.db.select().from(account).where(eq(account.email, 'ocho@prueba.example'))
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['no e-mail', 'sin arroba', {}, 'invalid_input'],
    ['passwords that differ', 'x1@prueba.example', { confirmPassword: 'otra cosa' }, 'password_mismatch'],
    ['a short password', 'x2@prueba.example', { password: 'corta', confirmPassword: 'corta' }, 'password_short'],
    [
      'a common password',
      'x3@prueba.example',
      { password: 'Contraseña123', confirmPassword: 'Contraseña123' },
      'password_common',
    ],
    [
      'one character again and again',
      'x8@prueba.example',
      { password: 'aaaaaaaaaaaa', confirmPassword: 'aaaaaaaaaaaa' },
      'password_common',
    ],
    [
      'the e-mail as password',
      'x4@prueba.example',
      { password: 'X4@prueba.example', confirmPassword: 'X4@prueba.example' },
      'password_like_email',
    ],
    [
      'the brand as password',
      'x6@prueba.example',
      { password: 'FaroEmpleo26', confirmPassword: 'FaroEmpleo26' },
      'password_like_brand',
    ],
    [
      'a password beyond 128 characters',
      'x5@prueba.example',
      { password: 'a'.repeat(129), confirmPassword: 'a'.repeat(129) },
      'password_long',
    ],
    [
      'a password that nobody would type, before it is hashed',
      'x7@prueba.example',
      { password: 'a'.repeat(513), confirmPassword: 'a'.repeat(513) },
      'invalid_input',
    ],
  ])('refuses %s', async (_, email, fields, code) => {
    const { status, body } = await signUp(email, fields)
    expect({ status, body }).toMatchObject({ status: 400, body: { code } })
  })
})

describe('Signing in', () => {
  test('takes a password of 128 characters, however many bytes they are', async () => {
    const long = '🔑 ñandú azul '.repeat(10).slice(0, -2)
    const { status } = await signUp('larga@prueba.example', { password: long, confirmPassword: long })
    expect(status).toBe(200)
    expect((await signIn('larga@prueba.example', long.normalize('NFD'))).status).toBe(200)
  })

  test('opens a session of its own, whatever the case of the e-mail', async () => {
    const first = await signUp('vuelve@prueba.example')
    const { status, body } = await signIn('Vuelve@prueba.example')
    expect(status).toBe(200)
    expect(body.session).not.toBe(first.body.session)
    expect(await isOpen(body.session)).toBe(true)
  })

  test('says the same to a wrong password and to an unknown e-mail', async () => {
    await signUp('existe@prueba.example')
    const wrong = await signIn('existe@prueba.example', 'no es esta')
    const unknown = await signIn('no-existe@prueba.example', 'no es esta')
    expect(wrong).toMatchObject({
      status: 401,
      body: { error: 'Correo o contraseña incorrectos', code: 'bad_credentials' },
    })
    expect(unknown.body).toEqual(wrong.body)
  })

  test('stops after ten wrong passwords for one e-mail, the right one included, and says so', async () => {
    await signUp('atacada@prueba.example')
    for (let tries = 0; tries < 10; tries += 1) await signIn('atacada@prueba.example', 'probando')
    const { status, body, headers } = await signIn('atacada@prueba.example')
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn('existe@prueba.example')).status).not.toBe(429)
  })

  test('stops after ten wrong passwords that are tried all at once as well', async () => {
    await signUp('asaltada@prueba.example')
    const wrong = Array.from({ length: 40 }, () => signIn('asaltada@prueba.example', 'probando'))
    const right = signIn('asaltada@prueba.example')
    expect((await Promise.all(wrong)).filter(({ status }) => status === 401)).toHaveLength(10)
    expect((await right).status).toBe(429)
  })
})

describe('A session', () => {
  test('ends at logout, and only that one', async () => {
    const { body: first } = await signUp('sale@prueba.example')
    const { body: second } = await signIn('sale@prueba.example')
    expect((await app.call('POST /api/auth/logout', { token: first.session })).status).toBe(200)
    expect(await isOpen(first.session)).toBe(false)
    expect(await isOpen(second.session)).toBe(true)
  })

  test('slides 12 hours with use and ends after 30 days at the latest', async () => {
    const { body } = await signUp('dura@prueba.example')
    const begun = Date.parse('2026-11-21T10:00:00Z')
    const hour = 3_600_000
    for (let hours = 11; hours < 30 * 24; hours += 11) {
      clock.set(new Date(begun + hours * hour).toISOString())
      expect(await isOpen(body.session)).toBe(true)
    }
    clock.set(new Date(begun + 30 * 24 * hour).toISOString())
    expect(await isOpen(body.session)).toBe(false)
  })

  test('ends after 12 hours without use', async () => {
    clock.set('2027-01-10T08:00:00Z')
    const { body } = await signUp('olvidada@prueba.example')
    clock.set('2027-01-10T20:00:00Z')
    expect(await isOpen(body.session)).toBe(false)
  })
})

test('Housekeeping forgets sessions that have ended, and only those', async () => {
  clock.set('2027-02-01T08:00:00Z')
  const { body: old } = await signUp('antigua@prueba.example')
  clock.set('2027-02-01T19:00:00Z')
  const { body: fresh } = await signUp('reciente@prueba.example')
  clock.set('2027-02-01T21:00:00Z')
  await sweepSessions(app.deps.db, clock.now())
  expect(await app.deps.db.$count(session, eq(session.tokenHash, hashToken(old.session)))).toBe(0)
  expect(await isOpen(fresh.session)).toBe(true)
})

describe('A role', () => {
  const roleOf = async (token: string) => (await app.call('GET /api/master/get-role', { token })).body
  const choose = (token: string, roleId: unknown) => app.call('POST /api/master/set-role', { token, body: { roleId } })

  test('is an empty list until it is chosen, then one kind', async () => {
    const { body } = await signUp('elige@prueba.example')
    expect(await roleOf(body.session)).toEqual([])
    expect((await choose(body.session, 1)).status).toBe(200)
    expect(await roleOf(body.session)).toEqual([{ tipo: 1, perfil_pendiente: true }])
    await choose(body.session, 2)
    expect(await roleOf(body.session)).toEqual([{ tipo: 2, perfil_pendiente: true }])
  })

  test.each([0, 3, '1', null])('is 1 or 2, not %j', async (roleId) => {
    const { body } = await signUp(`rol-${String(roleId)}-${typeof roleId}@prueba.example`)
    expect((await choose(body.session, roleId)).status).toBe(400)
  })
})
