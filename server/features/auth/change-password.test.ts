import { describe, expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()

const password = 'luz de otoño'
const next = 'luz de invierno'

const signIn = (email: string, given: string) =>
  app.call<{ session: string }>('POST /api/auth/login', { body: { email, password: given } })
const isOpen = async (token: string) => (await app.call('GET /api/account/sessions', { token })).status === 200
const change = (token: string, fields: object = {}) =>
  app.call('POST /api/auth/change-password', {
    token,
    body: { currentPassword: password, password: next, confirmPassword: next, ...fields },
  })

async function anAccount(name: string) {
  const email = `${name}@prueba.example`
  const body = { email, password, confirmPassword: password }
  const { token, other } = {
    token: (await app.call<{ session: string }>('POST /api/auth/signup', { body })).body.session,
    other: (await signIn(email, password)).body.session,
  }
  return { email, token, other }
}

describe('Changing the password', () => {
  test('makes the new one right and the old one wrong, and ends all other sessions', async () => {
    const { email, token, other } = await anAccount('cambia')
    const foreign = await anAccount('ajena')
    const { status, body } = await change(token)
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Has cambiado tu contraseña. Hemos cerrado tus demás sesiones.' },
    })
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, next)).status).toBe(200)
    expect([await isOpen(token), await isOpen(other), await isOpen(foreign.token)]).toEqual([true, false, true])
  })

  // Seen to fail when only the id of the account was compared: the second one won.
  test('happens once if it is asked for twice at once', async () => {
    const { email, token } = await anAccount('doble')
    const second = { password: 'luz de verano', confirmPassword: 'luz de verano' }
    const answers = await Promise.all([change(token), change(token, second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const winner = answers[0]?.status === 200 ? next : 'luz de verano'
    expect((await signIn(email, winner)).status).toBe(200)
  })

  test.each([
    ['a wrong present password', { currentPassword: 'no es esta' }, 'password_wrong'],
    ['passwords that differ', { confirmPassword: 'otra cosa' }, 'password_mismatch'],
    ['a short password', { password: 'corta', confirmPassword: 'corta' }, 'password_short'],
    ['a common password', { password: 'password1', confirmPassword: 'password1' }, 'password_common'],
    ['a repeated word', { password: 'holaholahola', confirmPassword: 'holaholahola' }, 'password_common'],
    ['the name of the e-mail', { password: 'Fallida-2026', confirmPassword: 'Fallida-2026' }, 'password_like_email'],
    ['no present password', { currentPassword: '' }, 'invalid_input'],
  ])('is refused for %s, and changes nothing', async (_, fields, code) => {
    const email = 'fallida@prueba.example'
    const { body } = await signIn(email, password)
    const token = body.session ?? (await anAccount('fallida')).token
    expect(await change(token, fields)).toMatchObject({ status: 400, body: { code } })
    expect((await signIn(email, password)).status).toBe(200)
    expect(await isOpen(token)).toBe(true)
  })

  test('without a session is refused', async () => {
    const body = { currentPassword: password, password: next, confirmPassword: next }
    expect((await app.call('POST /api/auth/change-password', { body })).status).toBe(401)
  })

  // Seen to fail without the limit. Tries at once are counted before their hash.
  test('stops after ten wrong passwords, the right one included, for this account alone', async () => {
    const { token } = await anAccount('robada')
    const wrong = await Promise.all(Array.from({ length: 15 }, () => change(token, { currentPassword: 'probando' })))
    expect(wrong.filter(({ status }) => status === 400)).toHaveLength(10)
    const { status, body, headers } = await change(token)
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await change((await anAccount('tranquila')).token)).status).toBe(200)
  })

  const changeBack = (token: string, times: number) => {
    const [from, to] = times % 2 === 0 ? [password, next] : [next, password]
    return change(token, { currentPassword: from, password: to, confirmPassword: to })
  }

  test('eleven times uses up no tries', async () => {
    const { token } = await anAccount('indecisa')
    for (let times = 0; times < 11; times += 1) expect((await changeBack(token, times)).status).toBe(200)
  })

  // Seen to fail without the limit: signing up with somebody else's e-mail could send any number of mails.
  test('sends at most twenty mails a day', async () => {
    const { token, email } = await anAccount('insistente')
    for (let times = 0; times < 20; times += 1) expect((await changeBack(token, times)).status).toBe(200)
    expect(await changeBack(token, 20)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect((await signIn(email, password)).status).toBe(200)
  })
})
