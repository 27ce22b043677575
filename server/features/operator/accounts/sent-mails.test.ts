import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account, sentMail } from '#server/database/schema/schema.ts'
import { sweepSentMails } from '#server/jobs/sent-mails.ts'
import { MailError } from '#server/mail/mail-error.ts'
import { anOperator } from '#server/testing/factories.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'

const opened = await createTestApp({ env: { verifyEmail: true } })
const { db, clock } = opened.deps
const send = async ({ to }: { to: string }) => {
  if (to.startsWith('lleno')) throw new MailError('mail_refused', `552 <${to}> is full`)
}
const app = testAppOf({ ...opened.deps, mailer: { send, close: () => undefined } })
const operator = await anOperator(app)

async function signUp(email: string): Promise<number> {
  const passwords = { password: 'luz de otoño 2026', confirmPassword: 'luz de otoño 2026' }
  expect((await app.call('POST /api/auth/signup', { body: { email, ...passwords } })).status).toBe(200)
  await runJobs(app)
  const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
  return row?.id ?? 0
}

async function read(accountId: number) {
  const body = { motivo: 'No le llega ningún correo' }
  const answer = await app.call(`POST /api/operator/open-person/${accountId}`, { token: operator.token, body })
  return (answer.body as { correos: object[] }).correos
}

test('An operator reads which mails an account got and which was refused, without their content', async () => {
  const [got, refused] = [await signUp('llega@prueba.example'), await signUp('lleno@prueba.example')]
  const mail = { asunto: 'Confirma tu correo', fecha: clock.now().toISOString() }
  expect(await read(got)).toEqual([{ ...mail, rechazo: null }])
  expect(await read(refused)).toEqual([{ ...mail, rechazo: 'El correo no se puede enviar: 552 <…> is full' }])
})

test('A mail is forgotten after 30 days, or with its account', async () => {
  const [stays, goes] = [await signUp('queda@prueba.example'), await signUp('se-va@prueba.example')]
  await db.delete(account).where(eq(account.id, goes))
  expect(await db.$count(sentMail, eq(sentMail.accountId, goes))).toBe(0)
  const inDays = (days: number) => ({ now: () => new Date(clock.now().getTime() + days * 24 * 3_600_000) })
  await sweepSentMails({ db, clock: inDays(30) })
  expect(await read(stays)).toHaveLength(1)
  await sweepSentMails({ db, clock: inDays(30.1) })
  expect(await read(stays)).toEqual([])
})
