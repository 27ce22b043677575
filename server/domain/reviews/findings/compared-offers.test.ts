import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  company as companyTable,
  offer,
  offerFinding,
  offerText,
  rejectedText,
} from '#server/database/schema/schema.ts'
import { aCompany, anOffer } from '#server/testing/factories.ts'
import { openReviewDesk } from '#server/testing/fixtures/review-desk.ts'
import { judgeAllOffers } from './judge-saved-offer.ts'

const { app, company, decide, moveTo, publish, change, read } = await openReviewDesk()
const { db } = app.deps

// The title of the factories has a finding.
const nombre = 'Dependiente/a de tienda'

const reviewOf = async (id: number) => (await read(id)).revision.estado
const rulesIn = async (id: number) =>
  (await db.select({ rule: offerFinding.rule }).from(offerFinding).where(eq(offerFinding.offerId, id))).map(
    ({ rule }) => rule,
  )

describe('A text that an operator has rejected', () => {
  const fields = (name: string) => ({ nombre: name, descripcion: 'Trabajo desde casa.' })
  const publishRejected = async (name: string) => {
    const id = await publish(fields(name))
    expect((await decide('reject', id)).status).toBe(200)
    return id
  }

  test('is held when its company publishes it again as a new offer, whatever its salary, capitals and accents', async () => {
    await publishRejected('Teletrabajo fácil')
    const again = await publish({
      nombre: 'TELETRABAJO FACIL',
      descripcion: 'Trabajo  desde casa',
      salario_anual: 30_000,
    })
    expect(await reviewOf(again)).toBe('retenida')
    expect(await rulesIn(again)).toEqual(['rejected_text'])
  })

  test('is held after its offer is deleted', async () => {
    const id = await publishRejected('Borrada')
    expect((await app.call(`DELETE /api/companies/delete-offer/${id}`, { token: company.token })).status).toBe(200)
    expect(await reviewOf(await publish(fields('Borrada')))).toBe('retenida')
  })

  test('hides a public offer that takes it', async () => {
    await publishRejected('Tomada')
    const id = await publish({ nombre: 'Otra cosa' })
    expect(await reviewOf(id)).toBe('en_cola')
    await change(id, fields('Tomada'))
    expect(await reviewOf(id)).toBe('retenida')
  })

  test('does not stop another company, nor another text', async () => {
    await publishRejected('De una sola')
    const other = await aCompany(app)
    expect(await reviewOf(await anOffer(app, { by: other, ...fields('De una sola') }))).toBe('en_cola')
    expect(await reviewOf(await publish(fields('De una sola, corregida')))).toBe('en_cola')
  })

  test('is free again once an operator has approved it', async () => {
    const id = await publishRejected('Aprobada después')
    expect((await decide('approve', id)).status).toBe(200)
    expect(await reviewOf(await publish(fields('Aprobada después')))).toBe('en_cola')
  })

  test('is kept as long as the company', async () => {
    const other = await aCompany(app)
    const id = await anOffer(app, { by: other, ...fields('Con su empresa') })
    await decide('reject', id)
    expect(await db.$count(rejectedText, eq(rejectedText.companyId, other.companyId))).toBe(1)
    await db.delete(companyTable).where(eq(companyTable.id, other.companyId))
    expect(await db.$count(rejectedText, eq(rejectedText.companyId, other.companyId))).toBe(0)
  })
})

describe('A long description that another company has', () => {
  const long = (what: string) =>
    `Buscamos a alguien para ${what}. ${'Trabajarás con un equipo estable y amable. '.repeat(8)}`

  test('holds the later offer, and leaves the first one as it is, also when the copy is approved', async () => {
    const first = await publish({ nombre: 'La primera', descripcion: long('el taller') })
    const copy = await anOffer(app, { by: await aCompany(app), nombre, descripcion: long('EL TALLER') })
    expect(await reviewOf(copy)).toBe('retenida')
    expect(await rulesIn(copy)).toEqual(['copied_text'])
    await moveTo('2026-11-23T11:00:30Z')
    await decide('approve', copy)
    await change(first, { salario_anual: 19_000 })
    expect(await reviewOf(first)).toBe('en_cola')
    expect(await rulesIn(first)).toEqual([])
  })

  test('holds an older offer that takes it', async () => {
    const other = await aCompany(app)
    const older = await anOffer(app, { by: other, descripcion: 'Nada en particular.' })
    await publish({ descripcion: long('el horno') })
    await moveTo('2026-11-23T11:01:00Z')
    await app.call(`PUT /api/companies/update-offer/${older}`, {
      token: other.token,
      body: { descripcion: long('el horno') },
    })
    expect(await reviewOf(older)).toBe('retenida')
  })

  test('is allowed within a company, from an offer that nobody finds, or in a short text', async () => {
    await publish({ descripcion: long('la tienda') })
    expect(await reviewOf(await publish({ nombre: 'La misma', descripcion: long('la tienda') }))).toBe('en_cola')
    await publish({ descripcion: long('el almacén'), estado: 0 })
    const other = await aCompany(app)
    expect(await reviewOf(await anOffer(app, { by: other, descripcion: long('el almacén') }))).toBe('en_cola')
    await publish({ descripcion: 'Atención al público.' })
    expect(await reviewOf(await anOffer(app, { by: other, descripcion: 'Atención al público.' }))).toBe('en_cola')
  })

  test('is found by judging all offers, where a release before saved them', async () => {
    const first = await publish({ nombre, descripcion: long('la cocina') })
    const copy = await anOffer(app, { by: await aCompany(app), nombre, descripcion: 'Otra.' })
    await db
      .update(offer)
      .set({ description: long('la cocina') })
      .where(eq(offer.id, copy))
    await db.delete(offerText)
    await judgeAllOffers(db, '2026-11-23')
    expect([await rulesIn(first), await rulesIn(copy)]).toEqual([[], ['copied_text']])
  })
})

describe('A salary far above the usual one of its position', () => {
  const position = { mst_puestos_id: 61 }

  test('marks the offer and does not hold it, once three other companies have ten offers', async () => {
    const high = { ...position, nombre, salario_anual: 45_000, salario_max: 60_000 }
    expect(await rulesIn(await publish(high))).toEqual([])
    for (let count = 0; count < 10; count += 1) {
      const by = await aCompany(app)
      await anOffer(app, { by, ...position, salario_anual: 18_000 + count * 500 })
    }
    const id = await publish(high)
    expect(await rulesIn(id)).toEqual(['high_salary'])
    expect((await read(id)).avisos[0]?.texto).toBe('52.500 €; lo habitual: 20.250 €')
    expect(await reviewOf(id)).toBe('en_cola')
    expect(await rulesIn(await publish({ ...position, nombre, salario_anual: 50_000 }))).toEqual([])
  })

  test.each([
    ['nine offers of as many companies', 63, 9, 9],
    ['ten offers of two companies', 64, 10, 2],
    ['twelve offers of other work of a sector', 9016, 12, 12],
  ])('is unknown where there are %s', async (_, mst_puestos_id, offers, companies) => {
    const others = await Promise.all(Array.from({ length: companies }, () => aCompany(app, { plan: 'premium' })))
    for (let count = 0; count < offers; count += 1) {
      await anOffer(app, { by: others[count % companies]!, mst_puestos_id, salario_anual: 18_000 })
    }
    expect(await rulesIn(await publish({ nombre, mst_puestos_id, salario_anual: 60_000 }))).toEqual([])
  })

  test('is not made usual by offers of the company itself', async () => {
    const own = { nombre, mst_puestos_id: 62, salario_anual: 90_000 }
    for (let count = 0; count < 10; count += 1) {
      await anOffer(app, { by: await aCompany(app), mst_puestos_id: 62, salario_anual: 20_000 })
    }
    for (let count = 0; count < 12; count += 1) await publish(own)
    expect(await rulesIn(await publish(own))).toEqual(['high_salary'])
  })
})
