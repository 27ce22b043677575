import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { offer, savedOffer } from '#server/database/schema/schema.ts'
import { aCv, anApplication } from '#server/testing/factories.ts'
import { openSuggestionSite } from '#server/testing/fixtures/suggestion-site.ts'

const { app, db, clock, aCandidate, publish, declare, dismiss, undo, list, namesFor, anAlert } =
  await openSuggestionSite()

/** A position that no other test uses, so that tests do not find each other's offers. */
let lastPosition = 60
const aPosition = () => (lastPosition += 1)

/** A sector that no other test uses. */
let lastSector = 10
const aSector = () => ({ mst_emp_sector_id: (lastSector += 1) })

const save = (candidateId: number, offerId: number) =>
  db.insert(savedOffer).values({ candidateId, offerId, savedAt: clock.now() })

describe('No suggestion is an offer', () => {
  test('that pays less than the declared minimum; one that states no salary stays, without that reason', async () => {
    const mst_puestos_id = aPosition()
    for (const salario_anual of [0, 21_999, 22_000]) {
      await publish({ mst_puestos_id, salario_anual, nombre: `Por ${salario_anual}` })
    }
    const who = await aCandidate()
    await declare(who, { puestos: [mst_puestos_id], salario_minimo: 22_000 })
    const { ofertas } = await list(who)
    expect(ofertas.map(({ oferta }) => oferta.nombre)).toEqual(['Por 22000', 'Por 0'])
    expect(ofertas.map(({ motivos }) => motivos.includes('Desde 22.000\u00a0€'))).toEqual([true, false])
  })

  test('that the candidate has saved or applied to, or that ended or is not public', async () => {
    const mst_puestos_id = aPosition()
    const ids: number[] = []
    for (const nombre of ['Guardada', 'Aplicada', 'Terminada', 'Desactivada', 'Retirada', 'Abierta']) {
      ids.push(await publish({ ...aSector(), mst_puestos_id, nombre }))
    }
    const [saved = 0, applied = 0, ended = 0, inactive = 0, rejected = 0] = ids
    const who = await aCandidate()
    await save(who.candidateId, saved)
    await anApplication(app, { by: who, offerId: applied, cvId: await aCv(app, { by: who }) })
    await db.update(offer).set({ expiresOn: '2026-11-20' }).where(eq(offer.id, ended))
    await db.update(offer).set({ state: 0 }).where(eq(offer.id, inactive))
    await db.update(offer).set({ review: 'rejected' }).where(eq(offer.id, rejected))
    await declare(who, { puestos: [mst_puestos_id] })
    expect(await namesFor(who)).toEqual(['Abierta'])
  })

  test('that the candidate has dismissed, however often they look; undoing it brings it back', async () => {
    const mst_puestos_id = aPosition()
    const id = await publish({ mst_puestos_id })
    const who = await aCandidate()
    await declare(who, { puestos: [mst_puestos_id] })
    await anAlert(who, { puesto: mst_puestos_id })
    for (let press = 0; press < 2; press += 1) expect((await dismiss(who, id)).status).toBe(200)
    for (let look = 0; look < 2; look += 1) expect(await namesFor(who)).toEqual([])
    const other = await aCandidate()
    await declare(other, { puestos: [mst_puestos_id] })
    expect(await namesFor(other)).toHaveLength(1)
    expect((await undo(other, id)).status).toBe(404)
    expect(await namesFor(who)).toEqual([])
    expect((await undo(who, id)).status).toBe(200)
    expect(await namesFor(who)).toHaveLength(1)
    expect((await undo(who, id)).status).toBe(404)
  })

  test('whose name an operator keeps back: it is no reason either', async () => {
    const mst_puestos_id = aPosition()
    const kept = await publish({ ...aSector(), mst_puestos_id, nombre: 'Zurrapa fraude' })
    await publish({ mst_puestos_id })
    const who = await aCandidate()
    await save(who.candidateId, kept)
    expect(await namesFor(who)).toHaveLength(1)
    await db.update(offer).set({ review: 'rejected' }).where(eq(offer.id, kept))
    expect(await list(who)).toMatchObject({ falta_declarar: true, ofertas: [] })
  })

  test('that no visitor can read, and it cannot be dismissed', async () => {
    const id = await publish()
    await db.update(offer).set({ review: 'held' }).where(eq(offer.id, id))
    const who = await aCandidate()
    expect(await dismiss(who, id)).toMatchObject({ status: 404, body: { code: 'offer_not_found' } })
    expect((await dismiss(who, 999_999)).status).toBe(404)
  })
})
