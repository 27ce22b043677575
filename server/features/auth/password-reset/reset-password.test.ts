import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account, passwordReset } from '#server/database/schema/schema.ts'
import { openResetSite } from '#server/testing/fixtures/accounts/reset-site.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { sweepResets } from './queries.ts'

const { app, clock, mails, password, newPassword, anAccount, reset, signIn, isOpen, tokenIn, tokenFor, refused } =
  await openResetSite()
const { db } = app.deps

describe('A link', () => {
  test('changes the password, ends all sessions and informs the owner', async () => {
    const { email, token: session } = await anAccount('vuelve@prueba.example')
    const answer = await reset(await tokenFor(email))
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Hemos cambiado tu contraseña. Ya puedes iniciar sesión.' },
    })
    expect(await isOpen(session)).toBe(false)
    expect(await signIn(email, password)).toBe(401)
    expect(await signIn(email, newPassword)).toBe(200)
    mails.length = 0
    await runJobs(app)
    expect(mails).toEqual([expect.objectContaining({ to: email, subject: expect.stringContaining('contraseña') })])
    expect(tokenIn(mails[0])).toBe('')
  })

  test('is valid for thirty minutes', async () => {
    const { email } = await anAccount('tarda@prueba.example')
    const token = await tokenFor(email)
    clock.set('2026-11-21T10:30:00Z')
    expect(await reset(token)).toMatchObject(refused)
    clock.set('2026-11-21T10:29:59Z')
    expect((await reset(token)).status).toBe(200)
  })

  test('is valid once, and for one of two calls at the same time', async () => {
    const { email } = await anAccount('doble@prueba.example')
    const token = await tokenFor(email)
    const answers = await Promise.all([reset(token), reset(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await reset(token)).toMatchObject(refused)
  })

  // Seen to fail when the token was locked before the account: PostgreSQL ended one of the two as a deadlock.
  test('waits while a newer one is made, and does not stop that', async () => {
    const { email } = await anAccount('cruzada@prueba.example')
    const token = await tokenFor(email)
    const late = Promise.withResolvers<unknown>()
    await db.transaction(async (tx) => {
      await tx.select().from(account).where(eq(account.email, email)).for('no key update')
      late.resolve(reset(token))
      await untilSomebodyWaits(app)
      await tx.update(passwordReset).set({ endedAt: clock.now() })
    })
    expect(await late.promise).toMatchObject(refused)
  })

  test('ends with a newer one', async () => {
    const { email } = await anAccount('repite@prueba.example')
    const first = await tokenFor(email)
    const second = await tokenFor(email)
    expect(second).not.toBe(first)
    expect(await reset(first)).toMatchObject(refused)
    expect((await reset(second)).status).toBe(200)
  })

  test('ends when the password is changed, and the owner is informed', async () => {
    const { email, token: session } = await anAccount('cambia@prueba.example')
    const token = await tokenFor(email)
    mails.length = 0
    const body = { currentPassword: password, password: newPassword, confirmPassword: newPassword }
    expect((await app.call('POST /api/auth/change-password', { token: session, body })).status).toBe(200)
    expect(await reset(token)).toMatchObject(refused)
    await runJobs(app)
    expect(mails).toEqual([expect.objectContaining({ to: email, subject: 'Tu contraseña ha cambiado' })])
  })

  test('changes the password of its own account alone', async () => {
    const { email } = await anAccount('una@prueba.example')
    const other = await anAccount('otra@prueba.example')
    const token = await tokenFor(email)
    await reset(token, { email: other.email })
    expect(await signIn(other.email, password)).toBe(200)
    expect(await isOpen(other.token)).toBe(true)
    expect(await signIn(email, newPassword)).toBe(200)
  })

  test.each(['', 'a', 'A'.repeat(43), `${'é'.repeat(43)}`, '../../x', 'null'])(
    'cannot be guessed: %j',
    async (token) => {
      expect(await reset(token)).toMatchObject(refused)
    },
  )

  test('does not change the password to one that is refused, and can be tried again', async () => {
    const { email } = await anAccount('elige@prueba.example')
    const token = await tokenFor(email)
    const cases: [object, string][] = [
      [{ confirmPassword: 'otra cosa' }, 'password_mismatch'],
      [{ password: 'corta', confirmPassword: 'corta' }, 'password_short'],
      [{ password: 'password123', confirmPassword: 'password123' }, 'password_common'],
      [{ password: '12/05/1990', confirmPassword: '12/05/1990' }, 'password_common'],
      [{ password: undefined }, 'invalid_input'],
      [{ token: 7 }, 'invalid_input'],
      [{ token: 'a'.repeat(101) }, 'invalid_input'],
    ]
    for (const [fields, code] of cases) {
      expect(await reset(token, fields)).toMatchObject({ status: 400, body: { code } })
    }
    expect((await reset(token)).status).toBe(200)
  })

  test('lets the owner in at once, also after many wrong passwords', async () => {
    const { email } = await anAccount('bloqueada@prueba.example')
    for (let tries = 0; tries < 11; tries += 1) await signIn(email, 'probando')
    expect(await signIn(email, password)).toBe(429)
    await reset(await tokenFor(email))
    expect(await signIn(email, newPassword)).toBe(200)
  })

  test('refuses a sign-in with the old password that was being checked meanwhile', async () => {
    const { email } = await anAccount('carrera@prueba.example')
    const statuses: number[] = []
    await db.transaction(async (tx) => {
      await tx.update(account).set({ passwordHash: 'another' }).where(eq(account.email, email))
      const late = signIn(email, password)
      await untilSomebodyWaits(app)
      late.then(
        (status) => statuses.push(status),
        () => undefined,
      )
    })
    await expect.poll(() => statuses, { timeout: 60_000 }).toEqual([401])
  })
})

test('Housekeeping deletes links a week after their end, and only those', async () => {
  const { email } = await anAccount('limpia@prueba.example')
  await tokenFor(email)
  const count = () => db.$count(passwordReset)
  const before = await count()
  await sweepResets(db, new Date('2026-11-28T10:29:59Z'))
  expect(await count()).toBe(before)
  await sweepResets(db, new Date('2026-11-28T10:30:00Z'))
  expect(await count()).toBe(0)
})
