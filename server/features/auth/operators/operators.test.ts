import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account, session } from '#server/database/schema/schema.ts'
import { aCandidate, anAccount } from '#server/testing/factories.ts'
import { openOperatorSite } from '#server/testing/fixtures/operator-site.ts'
import { createOperator, disableOperator } from './create-operator.ts'

const { app, password, later, newEmail, tokenIn, codeOf, getSetup, setUp, aReadyOperator, signIn, renew, isOpen } =
  await openOperatorSite()
const { db } = app.deps

describe('The link of a new operator', () => {
  test('leads to a password, a device and ten recovery codes, once', async () => {
    const link = await createOperator(app.deps, newEmail())
    expect(link).toMatch(/\/gestion\/alta#token=[\w-]{43}$/)
    const { status, body } = await setUp(tokenIn(link))
    expect(status).toBe(200)
    expect(new Set(body.codigos_recuperacion).size).toBe(10)
    expect((await app.call('GET /api/master/get-role', { token: body.session })).body).toMatchObject([{ tipo: 3 }])
    expect(await setUp(tokenIn(link))).toMatchObject({ status: 400, body: { code: 'setup_link_invalid' } })
  })

  test('is offered as an address for authenticator apps', async () => {
    const { body } = await getSetup(tokenIn(await createOperator(app.deps, 'Guardia@gestion.example')))
    expect(body.direccion).toContain(`secret=${body.secreto}`)
    expect(body.direccion).toMatch(/^otpauth:\/\/totp\/Faro%20Empleo:Guardia%40gestion.example\?issuer=Faro%20Empleo&/)
  })

  test('ends after a day, and when there is a newer one', async () => {
    const email = newEmail()
    const first = tokenIn(await createOperator(app.deps, email))
    const second = tokenIn(await createOperator(app.deps, email))
    expect((await getSetup(first)).status).toBe(400)
    expect((await getSetup(second)).status).toBe(200)
    later(24 * 60)
    expect((await getSetup(second)).status).toBe(400)
  })

  test('is worth nothing with a wrong code or a weak password', async () => {
    const token = tokenIn(await createOperator(app.deps, newEmail()))
    const { secreto, semilla } = (await getSetup(token)).body
    const body = { token, semilla, password, confirmPassword: password, codigo: codeOf(secreto) }
    const send = (changes: object) => app.call('POST /api/operator/finish-setup', { body: { ...body, ...changes } })
    const wrong = String((Number(body.codigo) + 1) % 1_000_000).padStart(6, '0')
    expect((await send({ codigo: wrong })).body).toMatchObject({ code: 'second_factor_wrong' })
    expect((await send({ password: 'password', confirmPassword: 'password' })).body).toMatchObject({
      code: 'password_common',
    })
    expect((await send({})).status).toBe(200)
  })

  test('is not made for the e-mail of another account', async () => {
    const person = await aCandidate(app)
    await expect(createOperator(app.deps, person.email)).rejects.toThrow('Ya existe una cuenta')
  })
})

describe('An operator', () => {
  test('never stays signed in, and the refusal uses no code up', async () => {
    const { email, secret } = await aReadyOperator()
    const body = { email, password, codigo: codeOf(secret), mantener: true }
    const { status, headers } = await app.call('POST /api/auth/login', { body })
    expect([status, headers.getSetCookie()]).toEqual([403, []])
    expect((await signIn(email, body.codigo)).status).toBe(200)
  })

  test('signs in with password and code, and gets no session with only one of them', async () => {
    const { email, secret } = await aReadyOperator()
    const [{ id = 0 } = {}] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
    const sessions = () => db.$count(session, eq(session.accountId, id))
    const before = await sessions()
    expect(await signIn(email)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
    expect(await signIn(email, '000 00')).toMatchObject({ status: 400, body: { code: 'second_factor_wrong' } })
    const wrongPassword = await signIn(email, codeOf(secret), 'otra clave larga')
    expect(wrongPassword).toMatchObject({ status: 401, body: { code: 'bad_credentials' } })
    expect(await sessions()).toBe(before)
    const { body } = await signIn(email, codeOf(secret))
    expect(await isOpen(body.session)).toBe(true)
  })

  test('uses a code once, and one of the step before or after, but not an older one', async () => {
    const { email, secret } = await aReadyOperator()
    const code = codeOf(secret)
    later(0.5)
    expect((await signIn(email, code)).status).toBe(200)
    expect((await signIn(email, code)).body).toMatchObject({ code: 'second_factor_wrong' })
    later(5)
    const old = codeOf(secret)
    later(1)
    expect((await signIn(email, old)).body).toMatchObject({ code: 'second_factor_wrong' })
  })

  test('gets one session for a code that is sent twice at the same time', async () => {
    const { email, secret } = await aReadyOperator()
    const code = codeOf(secret)
    const answers = await Promise.all([signIn(email, code), signIn(email, code), signIn(email, code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('can use each recovery code once instead, however it is written', async () => {
    const { email, codes } = await aReadyOperator()
    const spelled = codes[0]?.replaceAll('-', ' ').toUpperCase()
    expect((await signIn(email, spelled)).status).toBe(200)
    expect((await signIn(email, codes[0])).status).toBe(400)
    expect((await signIn(email, codes[1])).status).toBe(200)
  })

  test('has five wrong codes an hour, and then not even a right one is accepted', async () => {
    const { email, secret } = await aReadyOperator()
    for (let tries = 0; tries < 5; tries += 1) expect((await signIn(email, '12')).status).toBe(400)
    expect(await signIn(email, codeOf(secret))).toMatchObject({ status: 429 })
  })

  test('changes the device with a code of the present one, which is valid until then', async () => {
    const { email, secret, token, codes } = await aReadyOperator()
    expect((await renew(token, '12')).body).toMatchObject({ code: 'second_factor_wrong' })
    const { body } = await renew(token, codeOf(secret))
    later(1)
    expect((await signIn(email, codeOf(secret))).status).toBe(200)
    const changed = await setUp(body.token)
    expect(changed.secret).not.toBe(secret)
    expect(await isOpen(token)).toBe(false)
    later(1)
    expect((await signIn(email, codeOf(secret))).status).toBe(400)
    expect((await signIn(email, codes[2])).status).toBe(400)
    expect((await signIn(email, codeOf(changed.secret))).status).toBe(200)
  })

  test('loses session and link after being disabled, and cannot sign in', async () => {
    const { email, secret, token } = await aReadyOperator()
    const { body } = await renew(token, codeOf(secret))
    later(1)
    await disableOperator(app.deps, email)
    expect(await isOpen(token)).toBe(false)
    expect(await signIn(email, codeOf(secret))).toMatchObject({ status: 403, body: { code: 'operator_disabled' } })
    expect((await getSetup(body.token)).status).toBe(400)
    expect((await setUp(tokenIn(await createOperator(app.deps, email)))).status).toBe(200)
  })

  test('without a device gets in with no password, also not with a new one', async () => {
    const email = newEmail()
    await createOperator(app.deps, email)
    const { passwordHash } = await aKnownPassword()
    await db.update(account).set({ passwordHash }).where(eq(account.email, email))
    expect(await signIn(email, '123456')).toMatchObject({ status: 403, body: { code: 'operator_disabled' } })
  })

  test('has a session that ends after half an hour without use, and after twelve hours', async () => {
    const { token } = await aReadyOperator()
    for (let used = 0; used < 28; used += 1) {
      later(25)
      expect(await isOpen(token)).toBe(true)
    }
    later(25)
    expect(await isOpen(token)).toBe(false)
    const other = await aReadyOperator()
    later(30)
    expect(await isOpen(other.token)).toBe(false)
  })
})

async function aKnownPassword() {
  const { email } = await aReadyOperator()
  const [row] = await db.select().from(account).where(eq(account.email, email))
  return { passwordHash: String(row?.passwordHash) }
}

test('No call makes an operator', async () => {
  const { token } = await anAccount(app)
  expect((await app.call('POST /api/master/set-role', { token, body: { roleId: 3 } })).status).toBe(400)
})
