import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { application, company, companySubscription, verificationStep } from '#server/database/schema/schema.ts'
import { anApplication, anOffer, aCv } from '#server/testing/factories.ts'
import { openDisablingSite } from '#server/testing/fixtures/accounts/disabling-site.ts'

const { app, clock, aPerson, aFirm, reason, getOperator, change, enable, stateOf } = await openDisablingSite()
const { db } = app.deps

describe('The disabled account of a company', () => {
  const shown = async (offerId: number) => (await app.call(`GET /api/companies/offer-information/${offerId}`)).status

  test('hides its offers and tells those who wait; all offers come back when it is enabled', async () => {
    const [owner, firm] = [await aPerson(), await aFirm()]
    const offerId = await anOffer(app, { by: firm })
    await anApplication(app, { by: owner, offerId, cvId: await aCv(app, { by: owner }) })
    await change(firm.accountId)
    expect([await shown(offerId), (await stateOf(firm.accountId))['estado']]).toEqual([404, 'desactivada'])
    const states = () =>
      db.select({ state: application.state }).from(application).where(eq(application.offerId, offerId))
    expect(await states()).toEqual([{ state: 'cerrada' }])
    await enable(firm.accountId)
    expect([await shown(offerId), (await stateOf(firm.accountId))['estado']]).toEqual([200, 'activa'])
    const steps = await db.select().from(verificationStep).where(eq(verificationStep.companyId, firm.companyId))
    expect(steps).toMatchObject([
      { kind: 'suspended', reason: 'otro', explanation: reason, operatorEmail: getOperator().email },
      { kind: 'readmitted', explanation: 'Lo ha aclarado todo', operatorEmail: getOperator().email },
    ])
  })

  test('loses the links to the files of its candidates at once', async () => {
    const [owner, firm] = [await aPerson(), await aFirm()]
    const offerId = await anOffer(app, { by: firm })
    await anApplication(app, { by: owner, offerId, cvId: await aCv(app, { by: owner }) })
    const { body } = await app.call<{ can_cv_id: { cv_link: string } }[]>('GET /api/companies/all-company-candidates', {
      token: firm.token,
    })
    const link = String(body[0]?.can_cv_id.cv_link)
    expect((await app.request(link)).status).toBe(200)
    await change(firm.accountId)
    expect((await app.request(link)).status).toBe(404)
  })

  test('keeps a suspension that was there before', async () => {
    const firm = await aFirm()
    const offerId = await anOffer(app, { by: firm })
    await decide(firm.companyId, { estado_verificacion: 'suspendida', motivo: 'fraude' })
    clock.set('2026-11-21T10:05:00Z')
    await change(firm.accountId)
    await enable(firm.accountId)
    expect([await shown(offerId), (await stateOf(firm.accountId))['estado']]).toEqual([404, 'suspendida'])
  })

  test('is not readmitted while it is disabled', async () => {
    const firm = await aFirm()
    await change(firm.accountId)
    const answer = await decide(firm.companyId, { estado_verificacion: 'readmitida', texto: 'Gracias por aclararlo.' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'company_changed' } })
    expect(answer.body['error']).toContain('La cuenta de esta empresa está desactivada.')
    const [row] = await db.select().from(company).where(eq(company.id, firm.companyId))
    expect(row?.isSuspended).toBe(true)
  })

  test('is not charged again', async () => {
    const firm = await aFirm()
    const { mode } = app.deps.payments
    const paid = { companyId: firm.companyId, mode, customerId: 'cus_1' }
    await db.insert(companySubscription).values(paid as typeof companySubscription.$inferInsert)
    await change(firm.accountId)
    const { rows } = await db.execute(sql`select data from pgboss.job where name = 'renewal-ended'`)
    expect(rows).toEqual([{ data: { mode, customerId: 'cus_1' } }])
  })
})

async function decide(companyId: number, decision: object) {
  const { token } = getOperator()
  const { body } = await app.call(`GET /api/operator/company/${companyId}`, { token })
  return app.call(`PUT /api/operator/verify-company/${companyId}`, {
    token,
    body: { version: body['version'], ...decision },
  })
}
