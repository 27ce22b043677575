import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { offer, offerReview } from '#server/database/schema/schema.ts'
import { anOffer } from '#server/testing/factories.ts'
import { openVerificationSite } from '#server/testing/fixtures/verification-site.ts'

const { app, aPending, check, decide, asOperator } = await openVerificationSite()
const { db } = app.deps
app.deps.env.moderation = 'before'

type Own = Awaited<ReturnType<typeof aPending>>

const verify = async ({ companyId }: Own) => {
  for (const one of ['registro', 'telefono']) await check(companyId, one)
  expect((await decide(companyId, 'verificada')).status).toBe(200)
}
const reviewOf = async (id: number) => (await db.select().from(offer).where(eq(offer.id, id)))[0]?.review
const isPublic = async (id: number) => (await app.call(`GET /api/companies/offer-information/${id}`)).status === 200
const queued = async (id: number) =>
  (await db.select({ dueAt: offerReview.dueAt }).from(offerReview).where(eq(offerReview.offerId, id)))[0]?.dueAt

describe('A company that is verified while its offers wait', () => {
  test('has its held offers public at once, and they stay in the queue', async () => {
    const [own, other] = [await aPending(), await aPending()]
    const [id, ofOther] = [await anOffer(app, { by: own }), await anOffer(app, { by: other })]
    const dueAt = await queued(id)
    expect([await reviewOf(id), await isPublic(id)]).toEqual(['held', false])
    await verify(own)
    expect([await reviewOf(id), await isPublic(id)]).toEqual(['waiting', true])
    expect(await queued(id)).toEqual(dueAt)
    expect(await reviewOf(ofOther), 'of another company').toBe('held')
  })

  test('has those held on that have signs of fraud, also if these were taken out', async () => {
    const own = await aPending()
    const id = await anOffer(app, { by: own, descripcion: 'Llama al 806 123 456.' })
    await app.call(`PUT /api/companies/update-offer/${id}`, { token: own.token, body: { descripcion: 'Tienda.' } })
    await verify(own)
    expect(await reviewOf(id)).toBe('held')
  })

  test('has those held on that an operator rejected before their last change', async () => {
    const own = await aPending()
    const id = await anOffer(app, { by: own })
    const body = {
      version: 1,
      estado_revision: 'retenida',
      motivo: 'incompleta',
      explicacion: 'No dice qué trabajo es.',
    }
    expect((await app.call(`POST /api/operator/reject-offer/${id}`, { ...(await asOperator()), body })).status).toBe(
      200,
    )
    await app.call(`PUT /api/companies/update-offer/${id}`, {
      token: own.token,
      body: { descripcion: 'Venta en tienda.' },
    })
    await verify(own)
    expect(await reviewOf(id)).toBe('held')
  })

  test('has its unreviewed offers as they were: nobody was asked about them', async () => {
    const own = await aPending()
    const id = await anOffer(app, { by: own, estado: 0 })
    await verify(own)
    expect([await reviewOf(id), await queued(id)]).toEqual(['held', undefined])
  })
})
