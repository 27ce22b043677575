import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { application, candidateInterest, savedOffer } from '#server/database/schema/schema.ts'
import { aCompany, aCv, anAccount, anApplication, interestFields } from '#server/testing/factories.ts'
import { ASTURIAS, openSuggestionSite, SEVILLA } from '#server/testing/fixtures/suggestion-site.ts'

const site = await openSuggestionSite()
const { app, db, clock, publish, declare, list, namesFor, anAlert } = site

/** A position that no other test uses, so that tests do not find each other's offers. */
let lastPosition = 60
const aPosition = () => (lastPosition += 1)

const save = (candidateId: number, offerId: number) =>
  db.insert(savedOffer).values({ candidateId, offerId, savedAt: clock.now() })

describe('A candidate', () => {
  test('who has said and done nothing is asked', async () => {
    expect(await list(await site.aCandidate())).toEqual({
      activas: true,
      falta_declarar: true,
      ofertas: [],
      al_quitar: [],
    })
  })

  test('declares what work they look for, and sees such offers with the reasons at once', async () => {
    const mst_puestos_id = aPosition()
    await publish({ ...ASTURIAS, mst_puestos_id, nombre: 'Aquí', salario_anual: 23_000 })
    await publish({ ...SEVILLA, mst_puestos_id, nombre: 'Lejos', salario_anual: 23_000 })
    const who = await site.aCandidate()
    const wanted = { puestos: [mst_puestos_id], provincias: [33], salario_minimo: 22_000 }
    expect((await declare(who, wanted)).status).toBe(200)
    const { falta_declarar, ofertas } = await list(who)
    expect(falta_declarar).toBe(false)
    expect(ofertas.map(({ oferta, motivos }) => [oferta.nombre, motivos])).toEqual([
      ['Aquí', [expect.stringMatching(/^Puesto que buscas: ./), 'En Asturias', 'Desde 22.000\u00a0€']],
    ])
  })

  test('who declares a town sees offers around it with their distance, beside those of the provinces', async () => {
    const mst_puestos_id = aPosition()
    await publish({ ...ASTURIAS, mst_puestos_id, nombre: 'Oviedo' })
    await publish({ ...ASTURIAS, mst_ciudades_id: 33_024, mst_puestos_id, nombre: 'Gijón' })
    await publish({ ...SEVILLA, mst_puestos_id, nombre: 'Sevilla' })
    const who = await site.aCandidate()
    const found = async (interests: object) => {
      await declare(who, interests)
      const { ofertas } = await list(who)
      return ofertas.map(({ oferta, motivos }) => [oferta.nombre, motivos.find((one) => /^(En|A) /.test(one))])
    }
    const near = { puestos: [mst_puestos_id], ciudad: 'Gijón' }
    const around = [
      ['Gijón', 'En Gijón'],
      ['Oviedo', expect.stringMatching(/^A 2\d\u00a0km de Gijón$/)],
    ]
    expect(await found(near)).toEqual(around)
    expect(await found({ ...near, distancia: 10 })).toEqual(around.slice(0, 1))
    expect(await found({ ...near, provincias: [41] })).toEqual([['Sevilla', 'En Sevilla'], ...around])
    expect(await found({ ciudad: 'Gijón', distancia: 5 })).toContainEqual(['Gijón', 'En Gijón'])
  })

  test('whose answers leave no offer reads how many there are without each of them', async () => {
    const mst_puestos_id = aPosition()
    await publish({ ...ASTURIAS, mst_puestos_id, salario_anual: 18_000 })
    for (let count = 0; count < 2; count += 1) await publish({ ...SEVILLA, mst_puestos_id, salario_anual: 30_000 })
    const who = await site.aCandidate()
    await declare(who, { puestos: [mst_puestos_id], provincias: [33], salario_minimo: 22_000 })
    const { ofertas, al_quitar } = await list(who)
    expect(ofertas).toEqual([])
    expect(al_quitar.filter(({ dato }) => dato !== 'puestos')).toEqual([
      { dato: 'provincias', numero_ofertas: 2 },
      { dato: 'salario_minimo', numero_ofertas: 1 },
    ])
  })

  test('reads back what they have declared, each value once', async () => {
    const who = await site.aCandidate()
    const wanted = {
      puestos: [3, 1, 3],
      sectores: [2],
      provincias: [33, 41],
      modalidades: [3],
      jornadas: [2],
      ciudad: 'Aranda de Duero',
      distancia: 50,
      salario_minimo: 20_000,
      activas: true,
      por_correo: true,
    }
    await declare(who, wanted)
    const { body } = await app.call('GET /api/users/interests', { token: who.token })
    expect(body).toEqual({ ...wanted, puestos: [3, 1] })
    const other = await site.aCandidate()
    expect((await app.call('GET /api/users/interests', { token: other.token })).body).toEqual(interestFields)
  })

  test.each([
    ['six positions', { puestos: [1, 2, 3, 4, 5, 6] }, 'invalid_input'],
    ['no salary at all', { salario_minimo: 0 }, 'invalid_input'],
    ['a position that does not exist', { puestos: [999_999] }, 'unknown_choice'],
    ['a province that does not exist', { provincias: [99] }, 'unknown_choice'],
    ['a town that does not exist', { ciudad: 'Gijonn' }, 'town_unknown'],
    ['another distance', { ciudad: 'Gijón', distancia: 26 }, 'invalid_input'],
    ['a modality that does not exist', { modalidades: [9] }, 'unknown_choice'],
  ])('cannot declare %s', async (_, wanted, code) => {
    const who = await site.aCandidate()
    expect(await declare(who, wanted)).toMatchObject({ status: 400, body: { code } })
    expect(await db.$count(candidateInterest, eq(candidateInterest.candidateId, who.candidateId))).toBe(0)
  })

  test('without a session, a profile or the role sees none', async () => {
    const call = (token?: string) => app.call('GET /api/users/suggested-offers', { token })
    expect((await call()).status).toBe(401)
    expect((await call((await aCompany(app)).token)).status).toBe(403)
    expect((await call((await anAccount(app, { role: 1 })).token)).status).toBe(409)
  })

  test('who switches suggestions off sees none, and keeps what they declared', async () => {
    const who = await site.aCandidate()
    const mst_puestos_id = aPosition()
    await publish({ mst_puestos_id })
    await declare(who, { puestos: [mst_puestos_id], activas: false })
    expect(await list(who)).toEqual({ activas: false, falta_declarar: false, ofertas: [], al_quitar: [] })
    await declare(who, { puestos: [mst_puestos_id] })
    expect(await namesFor(who)).toHaveLength(1)
  })

  test('sees twelve offers at most, the newest where they count the same', async () => {
    const mst_puestos_id = aPosition()
    for (let number = 1; number <= 13; number += 1) await publish({ mst_puestos_id, nombre: `Oferta ${number}` })
    const who = await site.aCandidate()
    await declare(who, { puestos: [mst_puestos_id] })
    expect(await namesFor(who)).toEqual(Array.from({ length: 12 }, (_, at) => `Oferta ${13 - at}`))
  })
})

/** A sector that no other test uses. */
let lastSector = 10
const aSector = () => ({ mst_emp_sector_id: (lastSector += 1) })

describe('Offers come', () => {
  test('from a saved one: the same position in the same province', async () => {
    const mst_puestos_id = aPosition()
    const kept = await publish({ ...ASTURIAS, ...aSector(), mst_puestos_id, nombre: 'Camarero de sala' })
    await publish({ ...ASTURIAS, mst_puestos_id, nombre: 'Camarera' })
    await publish({ ...SEVILLA, mst_puestos_id, nombre: 'Lejos' })
    const who = await site.aCandidate()
    await save(who.candidateId, kept)
    const { ofertas, falta_declarar } = await list(who)
    expect(ofertas.map(({ oferta, motivos }) => [oferta.nombre, motivos])).toEqual([
      ['Camarera', ['Porque guardaste «Camarero de sala»', 'Publicada hace poco']],
    ])
    expect(falta_declarar).toBe(false)
  })

  test('from a saved one: the same sector in the same province, after those of its position', async () => {
    const mst_puestos_id = aPosition()
    const sector = aSector()
    const kept = await publish({ ...ASTURIAS, ...sector, mst_puestos_id, nombre: 'Panadero' })
    await publish({ ...ASTURIAS, ...sector, mst_puestos_id, nombre: 'Panadera' })
    await publish({ ...ASTURIAS, ...sector, nombre: 'Pastelera' })
    await publish({ ...SEVILLA, ...sector, nombre: 'Lejos' })
    const who = await site.aCandidate()
    await save(who.candidateId, kept)
    expect((await list(who)).ofertas.map(({ oferta, motivos }) => [oferta.nombre, motivos[0]])).toEqual([
      ['Panadera', 'Porque guardaste «Panadero»'],
      ['Pastelera', 'Del sector y la provincia de «Panadero»'],
    ])
  })

  test('from a saved one of «Otro puesto de …»: only of the sector, because the position says nothing', async () => {
    const [sector, mst_puestos_id] = [aSector(), 9020]
    const kept = await publish({ ...ASTURIAS, ...sector, mst_puestos_id, nombre: 'Farera' })
    await publish({ ...ASTURIAS, ...sector, mst_puestos_id, nombre: 'Campanero' })
    await publish({ ...ASTURIAS, mst_puestos_id, nombre: 'Buza' })
    const who = await site.aCandidate()
    await save(who.candidateId, kept)
    expect((await list(who)).ofertas.map(({ oferta, motivos }) => [oferta.nombre, motivos[0]])).toEqual([
      ['Campanero', 'Del sector y la provincia de «Farera»'],
    ])
  })

  test('from an application of the last six months that was not withdrawn', async () => {
    const mst_puestos_id = aPosition()
    const sent = await publish({ ...aSector(), mst_puestos_id, nombre: 'Soldador de barcos' })
    await publish({ mst_puestos_id, nombre: 'Soldadora' })
    const who = await site.aCandidate()
    await anApplication(app, { by: who, offerId: sent, cvId: await aCv(app, { by: who }) })
    expect((await list(who)).ofertas).toMatchObject([
      { oferta: { nombre: 'Soldadora' }, motivos: ['Porque aplicaste a «Soldador de barcos»', 'Publicada hace poco'] },
    ])
    const change = (values: object) => db.update(application).set(values).where(eq(application.offerId, sent))
    await change({ createdOn: '2026-05-20' })
    expect((await list(who)).falta_declarar).toBe(true)
    await change({ createdOn: '2026-05-21' })
    expect(await namesFor(who)).toEqual(['Soldadora'])
    await change({ state: 'retirada' })
    expect((await list(who)).falta_declarar).toBe(true)
  })

  test('from an alert, as the list finds them, unless it is paused or asks for all offers', async () => {
    await publish({ ...ASTURIAS, nombre: 'Relojera de torre' })
    const [who, paused, any] = [await site.aCandidate(), await site.aCandidate(), await site.aCandidate()]
    await anAlert(who, { nombre: 'relojera', provincia: 33 })
    await anAlert(paused, { nombre: 'relojera' }, { isPaused: true })
    await anAlert(any, {})
    expect((await list(who)).ofertas).toMatchObject([
      {
        oferta: { nombre: 'Relojera de torre' },
        motivos: ['Por tu aviso «relojera en la provincia de Asturias»', 'Publicada hace poco'],
      },
    ])
    expect((await list(paused)).falta_declarar).toBe(true)
    expect((await list(any)).falta_declarar).toBe(true)
  })

  test('from a province alone, where neither a position nor a sector is declared', async () => {
    const place = { mst_comunidades_id: 18, mst_provincias_id: 51, mst_ciudades_id: 51_001 }
    await publish({ ...place, nombre: 'Práctico de puerto' })
    const who = await site.aCandidate()
    await declare(who, { provincias: [51] })
    expect(await namesFor(who)).toEqual(['Práctico de puerto'])
  })

  test('from nobody else’s choices', async () => {
    const mst_puestos_id = aPosition()
    const kept = await publish({ mst_puestos_id })
    await publish({ mst_puestos_id })
    const [other, who] = [await site.aCandidate(), await site.aCandidate()]
    await save(other.candidateId, kept)
    await anAlert(other, { puesto: mst_puestos_id })
    await declare(other, { puestos: [mst_puestos_id] })
    expect(await list(who)).toMatchObject({ falta_declarar: true, ofertas: [] })
  })
})
