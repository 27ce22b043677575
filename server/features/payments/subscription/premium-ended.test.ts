import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { company } from '#server/database/schema/schema.ts'
import { AppError } from '#server/errors.ts'
import type { Mail } from '#server/mail/mailer.ts'
import type { Company } from '#server/testing/factories.ts'
import { act, aLastingCompany, deliverAll, planOf, subscribe } from '#server/testing/stand-in-payments.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { paymentMails } from '../mails.ts'
import { changePlan, syncSubscription } from './sync-subscription.ts'

const app = await createTestApp({ clock: createTestClock('2026-11-21T10:00:00Z') })
const { db } = app.deps
let mails: Mail[] = []
app.deps.mailer = { send: async (mail) => void mails.push(mail), close: () => undefined }

beforeEach(() => {
  mails = []
})

async function endAtProvider(by: Company) {
  await act(app, { by, action: 'cancel' })
  await act(app, { by, action: 'end-period' })
  await deliverAll(app)
}

async function aFormerPremiumCompany() {
  const by = await aLastingCompany(app)
  await subscribe(app, by)
  await endAtProvider(by)
  return by
}

describe('When Premium ends', () => {
  // Seen to fail without `enqueue` in `changePlan`: no mail was sent.
  test('the company gets one letter, with the number of offers that stay active', async () => {
    const by = await aFormerPremiumCompany()
    await syncSubscription({ ...app.deps, payments: app.deps.payments! }, by)
    await runJobs(app)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[by.email, 'Tu plan Premium ha terminado']])
    expect(mails[0]?.text).toContain('permite 3 ofertas activas')
    expect(mails[0]?.text).toContain('/perfil-empresa?seccion=ofertas')
    expect(mails[0]?.text).toContain('Puedes volver a Premium cuando quieras.')
  })

  // Seen to fail without the check of the plan: the letter said that Premium had ended.
  test('and has started again before the letter, none is sent', async () => {
    const by = await aFormerPremiumCompany()
    await subscribe(app, by)
    expect(await planOf(app, by)).toBe('premium')
    await runJobs(app)
    expect(mails).toEqual([])
  })

  test('the letter offers Premium only if it is sold', async () => {
    const by = await aLastingCompany(app)
    const env = { ...app.deps.env, sellsPremium: false }
    await paymentMails.queues['premium-ended'].work(
      { ...app.deps, env },
      { id: 'a-job', data: { companyId: by.companyId } },
    )
    expect(mails[0]?.text).not.toContain('volver a Premium')
  })

  test('but the change is taken back, no letter is sent', async () => {
    const { companyId } = await aLastingCompany(app)
    const failed = db.transaction(async (tx) => {
      await changePlan(tx, app.deps, { companyId, from: 'premium', to: 'gratis' })
      throw new AppError('busy')
    })
    await expect(failed).rejects.toThrow()
    await runJobs(app)
    expect(mails).toEqual([])
  })

  test('and the company is gone before the letter, none is sent', async () => {
    const by = await aFormerPremiumCompany()
    await db.delete(company).where(eq(company.id, by.companyId))
    await runJobs(app)
    expect(mails).toEqual([])
  })
})
