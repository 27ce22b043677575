import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account } from '#server/database/schema/schema.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { jobHandlers } from '#server/start/all-jobs.ts'
import { openResetSite } from '#server/testing/fixtures/accounts/reset-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

const { app, mails, anAccount, ask, reset, tokenIn, refused } = await openResetSite()
const { db } = app.deps

describe('The job that sends a link', () => {
  const job = async (email: string, id = crypto.randomUUID()) => {
    const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
    const run = () => jobHandlers(app.deps)['password-forgotten']({ id, data: { accountId: row?.id ?? 0 } })
    return run
  }

  test('sends the same mail again if it runs twice', async () => {
    const { email } = await anAccount('dos-veces@prueba.example')
    const run = await job(email)
    await run()
    await run()
    expect(mails).toHaveLength(2)
    expect(mails[1]).toEqual(mails[0])
    expect((await reset(tokenIn(mails[1]))).status).toBe(200)
  })

  test('sends nothing if it runs again after its link was used or replaced', async () => {
    const { email } = await anAccount('usada@prueba.example')
    const [older, newer] = [await job(email), await job(email)]
    await older()
    await newer()
    await older()
    expect(mails).toHaveLength(2)
    await reset(tokenIn(mails[1]))
    await newer()
    expect(mails).toHaveLength(2)
    expect(await reset(tokenIn(mails[0]))).toMatchObject(refused)
  })

  test('sends nothing to an account that is gone', async () => {
    await (
      await job('nunca@prueba.example')
    )()
    expect(mails).toEqual([])
  })

  test('is tried again if the mail could not be sent, with the same link', async () => {
    const { email } = await anAccount('sin-correo@prueba.example')
    const { mailer } = app.deps
    const tried: Mail[] = []
    app.deps.mailer = { ...mailer, send: async (mail) => (tried.push(mail), Promise.reject(new Error('away'))) }
    await ask(email)
    await runJobs(app)
    app.deps.mailer = mailer
    await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    await runJobs(app)
    expect(tried).toHaveLength(1)
    expect(mails).toEqual(tried)
  })
})
