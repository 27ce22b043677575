import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account, operatorAct } from '#server/database/schema/schema.ts'
import { aCandidate, anOperator } from '#server/testing/factories.ts'
import { openEmailSite } from '#server/testing/fixtures/accounts/email-site.ts'

const { app, anAccount, aConfirmed, newEmail, mailsTo, follow, read } = await openEmailSite()
const operator = await anOperator(app)
const idOf = async ({ email }: { email: string }) => {
  const [row] = await app.deps.db.select({ id: account.id }).from(account).where(eq(account.email, email))
  return row?.id ?? 0
}
const why = 'Llama y dice que no le llega el correo'

const send = (accountId: number, fields: object = {}, token: string | undefined = operator.token) =>
  app.call(`POST /api/operator/send-link/${accountId}`, {
    token,
    body: { enlace: 'contrasena', motivo: why, ...fields },
  })

test('An operator has a link for another password mailed to the owner, and the register keeps why', async () => {
  const owner = await aConfirmed()
  const [accountId, email] = [await idOf(owner), owner.email]
  expect((await send(accountId)).body).toEqual({ enviado: true })
  expect((await mailsTo(email)).subjects.at(-1)).toBe('Elige una contraseña nueva')
  const [act] = await app.deps.db.select().from(operatorAct).orderBy(desc(operatorAct.id)).limit(1)
  expect(act).toMatchObject({ kind: 'send-link', operatorEmail: operator.email, subjectId: accountId, reason: why })
})

test('An operator has the confirmation mailed again, while the account waits for it', async () => {
  const { email, token } = await anAccount(newEmail())
  const accountId = await idOf({ email })
  const first = await mailsTo(email)
  expect((await send(accountId, { enlace: 'confirmacion' })).status).toBe(200)
  const again = await mailsTo(email)
  expect(again.subjects).toEqual(['Confirma tu correo', 'Confirma tu correo'])
  expect(again.token).toBe(first.token)
  await follow(again.token)
  expect(await read(token)).toMatchObject({ confirmado: true })
  expect(await send(accountId, { enlace: 'confirmacion' })).toMatchObject({
    status: 409,
    body: { code: 'no_email_link' },
  })
})

test('A link is sent by operators alone, with a reason, to accounts that are no operators, thirty times a day', async () => {
  const [accountId, other] = [await idOf(await aConfirmed()), await anOperator(app)]
  expect((await send(accountId, {}, '')).status).toBe(401)
  expect((await send(accountId, {}, (await aCandidate(app)).token)).status).toBe(403)
  expect((await send(accountId, { motivo: 'corto' })).status).toBe(400)
  expect((await send(accountId, { enlace: 'otro' })).status).toBe(400)
  expect((await send(9_999_999)).status).toBe(404)
  expect(await send(other.accountId)).toMatchObject({ status: 403, body: { code: 'operator_at_shell' } })
  // Its confirmation was the first.
  for (let count = 1; count < 30; count += 1) expect((await send(accountId)).status).toBe(200)
  expect((await send(accountId, {}, other.token)).status).toBe(429)
})
