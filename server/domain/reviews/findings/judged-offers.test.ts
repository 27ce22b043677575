import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { NewOffer, offerExample } from '#contract/offer/fields.ts'
import { lineNames } from '#contract/offer/lines.ts'
import type { OwnOffer } from '#contract/offer/read.ts'
import { offer, offerFinding, offerReview } from '#server/database/schema/schema.ts'
import { aCompany, anOffer, aProject, offerFields } from '#server/testing/factories.ts'
import { untilSomebodyWaits } from '#server/testing/somebody-waits.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { judgeAllOffers } from './judge-saved-offer.ts'

const app = await createTestApp()
const { db } = app.deps

// The title of the factories has a finding.
const nombre = 'Dependiente/a de tienda'

const company = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by: company })

const create = (fields: object) =>
  app.call<{ aviso: string | null }>('POST /api/companies/create-offer-in-project', {
    token: company.token,
    body: { ...offerFields, emp_proyectos_id: projectId, ...fields },
  })
const update = (id: number, fields: object) =>
  app.call<{ aviso: string | null }>(`PUT /api/companies/update-offer/${id}`, { token: company.token, body: fields })

const reviewOf = async (which: SQL) => (await db.select({ review: offer.review }).from(offer).where(which))[0]?.review
const isQueued = async (offerId: number) =>
  (await db.$count(offerReview, and(eq(offerReview.offerId, offerId), isNotNull(offerReview.dueAt)))) > 0

const findingsOf = async (offerId: number) =>
  (await db.select().from(offerFinding).where(eq(offerFinding.offerId, offerId))).map(({ rule, field, found }) => [
    rule,
    field,
    found,
  ])

describe('Wording that discriminates', () => {
  test('does not stop an offer, is kept with it, and goes when the text is mended', async () => {
    const id = await anOffer(app, { by: company, projectId, nombre, descripcion: 'Tienda. Buena presencia.' })
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

test('A title for one sex is published and marked, until it is neutral', async () => {
  const id = await anOffer(app, { by: company, projectId, nombre: 'Camarera de piso' })
  expect(await findingsOf(id)).toEqual([['gendered_title', 'nombre', 'Camarera']])
  expect(await reviewOf(eq(offer.id, id))).toBe('waiting')
  const { body } = await app.call<{ nombre: string }>(`GET /api/companies/offer-information/${id}`)
  expect(body.nombre).toBe('Camarera de piso')
  expect((await update(id, { nombre: 'Camarero/a de piso' })).status).toBe(200)
  expect(await findingsOf(id)).toEqual([])
})

describe('Signs of fraud', () => {
  const fraud = { descripcion: 'Llama al 806 123 456.' }

  test('hold a new offer for review, and the answer says why', async () => {
    const { status, body } = await create({ ...fraud, nombre: 'Retenida' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: 'Oferta creada con éxito', estado: 1 })
    expect(body.aviso).toContain('todavía no se ve')
    expect(body.aviso).toContain('«806 123 456»')
    expect(body.aviso).toContain('cobran a quien llama')
    expect(await reviewOf(eq(offer.name, 'Retenida'))).toBe('held')
  })

  test('in a requirement hold it too', async () => {
    await create({ nombre: 'Con requisito', requirements_list: ['Hay que pagar por adelantado el curso'] })
    expect(await reviewOf(eq(offer.name, 'Con requisito'))).toBe('held')
  })

  test('in an unreviewed offer ask nobody; mended before it is switched on, it is published', async () => {
    const id = await anOffer(app, { by: company, projectId, nombre, ...fraud, estado: 0 })
    expect(await findingsOf(id)).toEqual([['premium_rate_phone', 'descripcion', '806 123 456']])
    expect(await isQueued(id)).toBe(false)
    expect((await update(id, { estado: 1, descripcion: 'Tienda.' })).status).toBe(200)
    expect(await reviewOf(eq(offer.id, id))).toBe('waiting')
    expect(await db.$count(offerReview, and(eq(offerReview.offerId, id), isNotNull(offerReview.textBefore)))).toBe(0)
  })

  test('hide a public offer that is changed, and it keeps its place in the queue while it is switched off', async () => {
    const id = await anOffer(app, { by: company, projectId })
    expect((await update(id, fraud)).body.aviso).toContain('«806 123 456»')
    expect(await reviewOf(eq(offer.id, id))).toBe('held')
    expect(await update(id, { estado: 0 })).toMatchObject({ status: 200, body: { aviso: null } })
    expect(await isQueued(id), 'it keeps its place').toBe(true)
    await update(id, { estado: 1 })
    expect(await reviewOf(eq(offer.id, id))).toBe('held')
    expect(await isQueued(id)).toBe(true)
  })
})

describe('An offer that only the rules hold', () => {
  const fraud = { descripcion: 'Llama al 806 123 456.' }
  const mended = { descripcion: 'Tienda de barrio.' }
  const heldOffer = async () => {
    const id = await anOffer(app, { by: company, projectId, ...fraud })
    expect(await reviewOf(eq(offer.id, id))).toBe('held')
    return id
  }

  test('is public as soon as its text is mended; an operator still sees it first, with what it said before', async () => {
    const id = await heldOffer()
    expect((await update(id, mended)).body.aviso).toContain('Ya está publicada')
    expect(await reviewOf(eq(offer.id, id))).toBe('waiting')
    const [row] = await db.select().from(offerReview).where(eq(offerReview.offerId, id))
    expect(row).toMatchObject({
      priority: 1,
      dueAt: expect.any(Date),
      textBefore: { offer: { descripcion: fraud.descripcion } },
    })
  })

  test('says on its card what was found and what to do, until it is mended', async () => {
    const id = await heldOffer()
    const card = async () => {
      const { body } = await app.call<z.output<typeof OwnOffer>[]>(
        `GET /api/companies/all-company-offers?oferta=${id}`,
        {
          token: company.token,
        },
      )
      return body[0]?.revision.aviso
    }
    expect(await card()).toMatch(/^Dice «806 123 456»\. .*Quita el número\. .*comprobamos otra vez al momento\.$/)
    await update(id, mended)
    expect(await card()).toBeUndefined()
  })

  test('stays held while another sign of fraud is in it, and the answer names that one', async () => {
    const id = await heldOffer()
    const { aviso } = (await update(id, { descripcion: 'Debes pagar por adelantado la matrícula.' })).body
    expect(aviso).toContain('«Debes pagar por adelantado la matrícula»')
    expect(aviso).toContain('comprobamos otra vez')
    expect(await reviewOf(eq(offer.id, id))).toBe('held')
  })

  test('is public also where it was approved before, and where a copy of it is mended', async () => {
    const id = await anOffer(app, { by: company, projectId, ...mended })
    await db.update(offer).set({ review: 'approved' }).where(eq(offer.id, id))
    await update(id, fraud)
    const copy = await app.call<{ emp_ofertas_id: number }>(`POST /api/companies/duplicate-offer/${id}`, {
      token: company.token,
      body: {},
    })
    for (const one of [id, copy.body.emp_ofertas_id]) {
      await update(one, { ...mended, estado: 1 })
      expect(await reviewOf(eq(offer.id, one))).toBe('waiting')
    }
  })

  test('stays held after an operator has rejected it, or somebody has reported it', async () => {
    const [rejected, reported] = [await heldOffer(), await anOffer(app, { by: company, projectId, ...mended })]
    await db.update(offer).set({ review: 'rejected' }).where(eq(offer.id, rejected))
    const decided = { decision: 'rejected', decidedAt: new Date(), reason: 'otra' } as const
    await db.update(offerReview).set(decided).where(eq(offerReview.offerId, rejected))
    const report = { emp_ofertas_id: reported, motivo: 'pide_dinero' }
    expect((await app.call('POST /api/reports/report-offer', { body: report })).status).toBe(200)
    await update(reported, fraud)
    for (const id of [rejected, reported]) {
      await update(id, mended)
      await update(id, { descripcion: 'Tienda de ropa.' })
      expect(await reviewOf(eq(offer.id, id))).toBe('held')
    }
  })

  test('stays held after many saves, so that nobody tries words until one passes', async () => {
    const id = await heldOffer()
    await db.update(offer).set({ version: 30 }).where(eq(offer.id, id))
    expect((await update(id, mended)).body.aviso).toContain('todavía no se ve')
    expect(await reviewOf(eq(offer.id, id))).toBe('held')
  })
})

test('Offers from before the rules are judged, and stay as they are', async () => {
  const id = await anOffer(app, { by: company, projectId, nombre })
  await db.update(offer).set({ description: 'Solo hombres. Llama al 806 123 456.' }).where(eq(offer.id, id))
  const { judged, marked } = await judgeAllOffers(db, '2026-11-23')
  expect(judged).toBe(await db.$count(offer))
  expect(marked).toBeGreaterThanOrEqual(1)
  expect((await findingsOf(id)).map(([rule]) => rule).toSorted()).toEqual(['premium_rate_phone', 'sex'])
  const [row] = await db.select({ state: offer.state }).from(offer).where(eq(offer.id, id))
  expect(row?.state).toBe(1)
  expect(await judgeAllOffers(db, '2026-11-23')).toEqual({ judged, marked })
})

test('An offer that is saved while all offers are judged keeps the findings of its new text', async () => {
  const id = await anOffer(app, { by: company, projectId, nombre, descripcion: 'Tienda. Buena presencia.' })
  const judging = await db.transaction(async (tx) => {
    await tx.update(offer).set({ description: 'Solo hombres.' }).where(eq(offer.id, id))
    const all = judgeAllOffers(db, '2026-11-23')
    await Promise.race([all, untilSomebodyWaits(app)])
    return { all }
  })
  await judging.all
  expect((await findingsOf(id)).map(([rule]) => rule)).toEqual(['sex'])
})

describe('Every field of an offer that takes free words is judged:', () => {
  const lure = 'Llama al 806 123 456'
  const [number, choice] = offerExample.preguntas
  const values = [
    lure,
    [lure],
    [{ ...number, texto: lure }],
    [{ ...number, unidad: lure }],
    [{ ...choice, opciones: [lure, 'No'] }],
  ]
  // A field that the contract gains is tried by itself.
  const fields = Object.entries(NewOffer.shape).flatMap(([field, schema]) =>
    values
      .filter((value) => JSON.stringify(schema.safeParse(value).data ?? '').includes(lure))
      .map((value) => [field, value] as const),
  )

  test('all of them are tried', () => {
    expect([...new Set(fields.map(([field]) => field))].toSorted()).toEqual(
      ['descripcion', 'nombre', 'preguntas', 'requirements_list', ...lineNames].toSorted(),
    )
  })

  test.each(fields)('a fraud in %s of an approved offer hides it', async (field, value) => {
    const id = await anOffer(app, { by: company, projectId })
    await db.update(offer).set({ review: 'approved' }).where(eq(offer.id, id))
    expect((await update(id, { [field]: value })).status).toBe(200)
    expect(await reviewOf(eq(offer.id, id))).toBe('held')
    expect(await findingsOf(id)).toContainEqual(['premium_rate_phone', field, expect.stringContaining('806')])
  })
})
