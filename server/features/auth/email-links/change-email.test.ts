import { describe, expect, test } from 'vitest'
import { openEmailSite } from '#server/testing/fixtures/accounts/email-site.ts'

// With VERIFY_EMAIL off every account counts as confirmed.
const site = await openEmailSite({ verifyEmail: false })
const { app, clock, mails, anAccount, newEmail, mailsTo, follow, change, resend, read, signIn, password } = site

const cancel = (token: string) => app.call('DELETE /api/account/email-change', { token })

/** An account whose e-mail was changed; `undo` is the token of the mail to the old one. */
async function aChanged() {
  const { email: old, token } = await anAccount(newEmail('vieja'))
  const email = newEmail('nueva')
  await change(token, email)
  await follow((await mailsTo(email)).token)
  return { old, email, token, undo: (await mailsTo(old)).token }
}

describe('Changing the e-mail', () => {
  test('waits for the link in the mail to the new one, then tells the old one', async () => {
    const { email: old, token } = await anAccount(newEmail())
    const email = newEmail()
    expect(await change(token, email)).toMatchObject({
      status: 200,
      body: { message: `Te hemos enviado un enlace a ${email}. Caduca en 72 horas.` },
    })
    expect(await read(token)).toEqual({ email: old, confirmado: true, correo_pendiente: email })
    const link = await mailsTo(email)
    expect(link.subjects).toEqual(['Confirma tu nuevo correo'])
    expect(link.last?.text).toMatch(/https:\/\/empleo\.example\/confirmar-correo#token=[\w-]{43}\n/)
    expect((await mailsTo(old)).subjects).toEqual([])
    expect(await signIn(old, password)).toBe(200)
    expect((await follow(link.token)).status).toBe(200)
    expect(await read(token)).toEqual({ email, confirmado: true, correo_pendiente: null })
    expect([await signIn(old, password), await signIn(email, password)]).toEqual([401, 200])
    const told = await mailsTo(old)
    expect(told.subjects).toEqual(['El correo de tu cuenta ha cambiado'])
    expect(told.last?.text).toContain('https://empleo.example/deshacer-cambio#token=')
    expect(await follow(link.token)).toMatchObject(site.invalid)
  })

  test('asks for the password; ten wrong ones use up the tries', async () => {
    const { token } = await anAccount(newEmail())
    const wrong = { status: 400, body: { code: 'password_wrong' } }
    for (let times = 0; times < 10; times += 1) {
      expect(await change(token, newEmail(), 'no es esta')).toMatchObject(wrong)
    }
    expect(await change(token, newEmail())).toMatchObject({ status: 429 })
    expect(await read(token)).toMatchObject({ correo_pendiente: null })
  })

  test('refuses the present e-mail, whatever its case', async () => {
    const { email, token } = await anAccount(newEmail())
    const answer = await change(token, email.toUpperCase())
    expect(answer).toMatchObject({ status: 400, body: { code: 'email_same' } })
  })

  test('is cancelled, or replaced by another: the earlier link is dead', async () => {
    const { token } = await anAccount(newEmail())
    const [one, two] = [newEmail(), newEmail()]
    await change(token, one)
    const first = (await mailsTo(one)).token
    await change(token, two)
    const second = (await mailsTo(two)).token
    expect(await follow(first)).toMatchObject(site.invalid)
    expect((await cancel(token)).status).toBe(200)
    expect(await cancel(token)).toMatchObject({ status: 409, body: { code: 'no_email_link' } })
    expect(await follow(second)).toMatchObject(site.invalid)
    expect(await resend(token)).toMatchObject({ status: 409 })
    expect(await read(token)).toMatchObject({ correo_pendiente: null })
  })

  test('does not tell whether another account has the e-mail; its owner gets a mail without a link', async () => {
    const other = await anAccount(newEmail())
    const { token, email } = await anAccount(newEmail())
    const free = newEmail()
    const answers = [await change(token, free), await change(token, other.email)]
    expect(answers[1]?.body['message']).toBe(String(answers[0]?.body['message']).replace(free, other.email))
    const got = await mailsTo(other.email)
    expect([got.subjects, got.token]).toEqual([['Ya tienes una cuenta'], ''])
    expect(await read(token)).toEqual({ email, confirmado: true, correo_pendiente: other.email })
  })

  test('of two accounts with links to the same e-mail one gets it', async () => {
    const email = newEmail()
    const people = [await anAccount(newEmail()), await anAccount(newEmail())]
    for (const { token } of people) await change(token, email)
    await mailsTo(email)
    const tokens = mails.filter(({ to }) => to === email).map(site.tokenIn)
    const statuses = await Promise.all(tokens.map(async (token) => (await follow(token)).status))
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  test('in two tabs at once leaves one change that waits', async () => {
    const { token } = await anAccount(newEmail())
    const asked = [newEmail(), newEmail(), newEmail()]
    const answers = await Promise.all(asked.map((email) => change(token, email)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { correo_pendiente: pending } = await read(token)
    for (const email of asked) {
      const { token: link } = await mailsTo(email)
      expect((await follow(link)).status).toBe(email === pending ? 200 : 400)
    }
  })

  test('kills an old link for a new password', async () => {
    const { email: old, token } = await anAccount(newEmail())
    const reset = await site.tokenFor(old)
    const email = newEmail()
    await change(token, email)
    await follow((await mailsTo(email)).token)
    expect(await site.reset(reset)).toMatchObject(site.refused)
  })

  test('is cancelled by a new password: a thief who knew the old one may have asked for it', async () => {
    const byLink = await anAccount(newEmail())
    const byThief = newEmail('ladron')
    await change(byLink.token, byThief)
    const dead = (await mailsTo(byThief)).token
    expect((await site.reset(await site.tokenFor(byLink.email))).status).toBe(200)
    expect(await follow(dead)).toMatchObject(site.invalid)

    const inAccount = await anAccount(newEmail())
    const again = newEmail('ladron')
    await change(inAccount.token, again)
    const deadToo = (await mailsTo(again)).token
    const body = { currentPassword: password, password: site.newPassword, confirmPassword: site.newPassword }
    const changed = await app.call('POST /api/auth/change-password', { token: inAccount.token, body })
    expect(changed.status).toBe(200)
    expect(await follow(deadToo)).toMatchObject(site.invalid)
    expect(await read(inAccount.token)).toMatchObject({ email: inAccount.email, correo_pendiente: null })
  })

  test('a link is used once, however many press at the same time', async () => {
    const { token } = await anAccount(newEmail())
    const email = newEmail()
    await change(token, email)
    const link = (await mailsTo(email)).token
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await follow(link)).status))
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400])
  })
})

describe('Undoing the change', () => {
  test('brings the e-mail back, ends all sessions and asks for a new password', async () => {
    const { old, email, token, undo } = await aChanged()
    mails.length = 0
    expect(await follow(undo)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('otra contraseña') },
    })
    expect(await site.isOpen(token)).toBe(false)
    expect([await signIn(old, password), await signIn(email, password)]).toEqual([401, 401])
    const got = await mailsTo(old)
    expect(got.subjects).toEqual(['Elige una contraseña nueva'])
    expect((await site.reset(got.token)).status).toBe(200)
    expect(await signIn(old, site.newPassword)).toBe(200)
    expect(await follow(undo)).toMatchObject(site.invalid)
  })

  test('is possible for 72 hours', async () => {
    const { old, undo } = await aChanged()
    clock.set('2026-11-24T10:00:00Z')
    expect(await follow(undo)).toMatchObject(site.invalid)
    clock.set('2026-11-24T09:59:59Z')
    expect((await follow(undo)).status).toBe(200)
    expect((await mailsTo(old)).subjects).toContain('Elige una contraseña nueva')
  })

  test('works for the owner after a thief changed the e-mail twice and undid the second change', async () => {
    const { old, email, token, undo } = await aChanged()
    clock.set('2026-11-21T11:00:00Z')
    const third = newEmail('tercera')
    await change(token, third)
    await follow((await mailsTo(third)).token)
    expect((await follow((await mailsTo(email)).token)).status).toBe(200)
    expect((await follow(undo)).status).toBe(200)
    const got = await mailsTo(old)
    await site.reset(got.token)
    expect(await signIn(old, site.newPassword)).toBe(200)
  })

  test('ends the change that a thief still waits for', async () => {
    const { token, undo } = await aChanged()
    const third = newEmail()
    await change(token, third)
    const { token: link } = await mailsTo(third)
    await follow(undo)
    expect(await follow(link)).toMatchObject(site.invalid)
  })

  test('gives the account back, although the thief has deleted it', async () => {
    const { old, email, token, undo } = await aChanged()
    const deleted = await app.call('DELETE /api/account', { token, body: { password } })
    expect(deleted.status).toBe(200)
    expect((await mailsTo(email)).subjects).toContain('Hemos cerrado tu cuenta')
    expect((await follow(undo)).status).toBe(200)
    const got = await mailsTo(old)
    expect((await site.reset(got.token)).status).toBe(200)
    expect(await signIn(old, site.newPassword)).toBe(200)
  })

  test('stays possible, because nobody can sign up with the old e-mail for 72 hours', async () => {
    const { old } = await aChanged()
    const body = { email: old.toUpperCase(), password, confirmPassword: password }
    const signUp = () => app.call('POST /api/auth/signup', { body, headers: site.fromElsewhere() })
    expect(await signUp()).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    clock.set('2026-11-24T10:00:00Z')
    expect(await signUp()).toMatchObject({ status: 200 })
  })

  test('is refused if another account has confirmed the old e-mail meanwhile', async () => {
    const { old, undo } = await aChanged()
    const { token } = await anAccount(newEmail())
    await change(token, old)
    await follow((await mailsTo(old)).token)
    expect(await follow(undo)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
  })
})
