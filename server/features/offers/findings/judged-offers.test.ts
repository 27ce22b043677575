import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { offer, offerFinding } from '#server/platform/database/schema/schema.ts'
import { aCompany, anOffer, aProject, offerFields } from '#server/testing/factories.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { judgeAllOffers } from './judge-saved-offer.ts'

const app = await createTestApp()
const { db } = app.deps

const company = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by: company })

const create = (fields: object) =>
  app.call<{ error: string; code: string }>('POST /api/companies/create-offer-in-project', {
    token: company.token,
    body: { ...offerFields, emp_proyectos_id: projectId, ...fields },
  })
const update = (id: number, fields: object) =>
  app.call<{ code: string }>(`PUT /api/companies/update-offer/${id}`, { token: company.token, body: fields })

const findingsOf = async (offerId: number) =>
  (await db.select().from(offerFinding).where(eq(offerFinding.offerId, offerId))).map(({ rule, field, found }) => [
    rule,
    field,
    found,
  ])

describe('Wording that discriminates', () => {
  test('does not stop an offer, is kept with it, and goes when the text is mended', async () => {
    const id = await anOffer(app, { by: company, projectId, descripcion: 'Tienda. Buena presencia.' })
    expect(await findingsOf(id)).toEqual([['looks', 'descripcion', 'Buena presencia']])
    expect((await update(id, { salario_anual: 9000 })).status).toBe(200)
    expect((await findingsOf(id)).toSorted()).toEqual([
      ['looks', 'descripcion', 'Buena presencia'],
      ['low_salary', 'salario_anual', '9000 €'],
    ])
    expect((await update(id, { descripcion: 'Tienda.', salario_anual: 18_000 })).status).toBe(200)
    expect(await findingsOf(id)).toEqual([])
  })
})

describe('Signs of fraud', () => {
  const fraud = { descripcion: 'Llama al 806 123 456.' }

  test('refuse a new active offer with the reason, and nothing is saved', async () => {
    const { status, body } = await create({ ...fraud, nombre: 'Nunca guardada' })
    expect(status).toBe(409)
    expect(body.code).toBe('offer_suspicious')
    expect(body.error).toContain('«806 123 456»')
    expect(body.error).toContain('cobran a quien llama')
    expect(await db.$count(offer, eq(offer.name, 'Nunca guardada'))).toBe(0)
  })

  test('in a requirement refuse it too', async () => {
    expect((await create({ requirements_list: ['Hay que pagar por adelantado el curso'] })).status).toBe(409)
  })

  test('let an inactive offer be saved, but not switched on until the text is mended', async () => {
    const id = await anOffer(app, { by: company, projectId, ...fraud, estado: 0 })
    expect(await findingsOf(id)).toEqual([['premium_rate_phone', 'descripcion', '806 123 456']])
    expect(await update(id, { estado: 1 })).toMatchObject({ status: 409, body: { code: 'offer_suspicious' } })
    expect((await update(id, { estado: 1, descripcion: 'Tienda.' })).status).toBe(200)
  })

  test('refuse a change of an active offer, which keeps its text; it can be switched off', async () => {
    const id = await anOffer(app, { by: company, projectId })
    expect((await update(id, fraud)).status).toBe(409)
    expect(await findingsOf(id)).toEqual([])
    expect((await update(id, { ...fraud, estado: 0 })).status).toBe(200)
  })
})

test('Offers from before the rules are judged, and stay as they are', async () => {
  const id = await anOffer(app, { by: company, projectId })
  await db.update(offer).set({ description: 'Solo hombres. Llama al 806 123 456.' }).where(eq(offer.id, id))
  const { judged, marked } = await judgeAllOffers(db)
  expect(judged).toBe(await db.$count(offer))
  expect(marked).toBeGreaterThanOrEqual(1)
  expect((await findingsOf(id)).map(([rule]) => rule).toSorted()).toEqual(['premium_rate_phone', 'sex'])
  const [row] = await db.select({ state: offer.state }).from(offer).where(eq(offer.id, id))
  expect(row?.state).toBe(1)
  expect(await judgeAllOffers(db)).toEqual({ judged, marked })
})

test('An offer that is saved while all offers are judged keeps the findings of its new text', async () => {
  const id = await anOffer(app, { by: company, projectId, descripcion: 'Tienda. Buena presencia.' })
  const judging = await db.transaction(async (tx) => {
    await tx.update(offer).set({ description: 'Solo hombres.' }).where(eq(offer.id, id))
    const all = judgeAllOffers(db)
    await Promise.race([all, untilSomebodyWaits(app)])
    return { all }
  })
  await judging.all
  expect((await findingsOf(id)).map(([rule]) => rule)).toEqual(['sex'])
})
