import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operatorAct } from '#server/database/schema/schema.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { jobHandlers } from '#server/start/all-jobs.ts'
import { aCandidate, anOperator } from '#server/testing/factories.ts'
import { openOperatorSite } from '#server/testing/fixtures/operator-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { disableOperator } from './create-operator.ts'

const { app, later, newEmail, codeOf, tokenIn, setUp, aReadyOperator, signIn } = await openOperatorSite()
const { db } = app.deps
const motivo = 'Entra en el equipo de soporte'
const mails: Mail[] = []
app.deps.mailer = { send: async (mail) => void mails.push(mail), close: () => undefined }

/** The token of the link in the last mail to an address. */
const tokenTo = async (email: string) => {
  await runJobs(app)
  const { text = '' } = mails.findLast(({ to }) => to === email) ?? {}
  return tokenIn(/\S+#token=\S+/.exec(text)?.[0] ?? '')
}

const invite = (by: { token?: string; secret?: string }, fields: object = {}) =>
  app.call<{ code: string }>('POST /api/operator/create-operator', {
    ...(by.token && { token: by.token }),
    body: { email: newEmail(), motivo, codigo: by.secret ? codeOf(by.secret) : '123456', ...fields },
  })

test('An operator makes another one, who sets up the access by the link of a mail, once', async () => {
  const maker = await aReadyOperator()
  const email = newEmail()
  const presses = await Promise.all([invite(maker, { email }), invite(maker, { email })])
  expect(presses.map(({ status }) => status).toSorted(), 'a code makes one').toEqual([200, 400])
  const [act] = await db.select().from(operatorAct).orderBy(desc(operatorAct.id)).limit(1)
  expect(act).toMatchObject({ kind: 'create-operator', operatorEmail: maker.email, reason: motivo })

  const first = await tokenTo(email)
  later(1)
  expect((await invite(maker, { email })).status, 'the link was lost').toBe(200)
  const token = await tokenTo(email)
  expect((await setUp(first)).status).toBe(400)
  const { secret, status } = await setUp(token)
  expect(status).toBe(200)
  later(1)
  expect((await signIn(email, codeOf(secret))).status).toBe(200)

  const accountId = act?.subjectId ?? 0
  const again = { id: '0c1f8a60-0000-4000-8000-000000000000', data: { accountId } }
  const sent = mails.length
  await jobHandlers(app.deps)['operator-invited'](again)
  expect(mails.length, 'a late job replaces no device').toBe(sent)
})

test('An invitation is refused without a code, a reason, an operator, or an address of its own', async () => {
  const maker = await aReadyOperator()
  const [person, disabled] = [await aCandidate(app), await aReadyOperator()]
  await disableOperator(app.deps, disabled.email)
  const taken = 'Ya existe una cuenta con este correo.'
  const atShell = { status: 403, body: { code: 'operator_at_shell' } }
  expect((await invite({})).status).toBe(401)
  expect((await invite({ token: person.token })).status).toBe(403)
  expect((await invite(await anOperator(app, { hasSecondFactor: false }))).status).toBe(403)
  expect((await invite(maker, { motivo: 'corto' })).status).toBe(400)
  expect((await invite(maker, { email: 'nadie' })).status).toBe(400)
  expect(await invite(maker, { codigo: '12' })).toMatchObject({ status: 400, body: { code: 'second_factor_wrong' } })
  expect(await invite(maker, { email: person.email })).toMatchObject({ status: 409, body: { error: taken } })
  expect(await invite(maker, { email: maker.email })).toMatchObject(atShell)
  expect(await invite(maker, { email: disabled.email })).toMatchObject(atShell)
  const made = await db.$count(operatorAct, eq(operatorAct.operatorEmail, maker.email))
  expect(made, 'its set-up alone').toBe(1)
})
