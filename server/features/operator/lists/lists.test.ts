import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { offer, operatorAct, partner, position } from '#server/database/schema/schema.ts'
import { aCompany, anOffer, anOperator, offerFields, type Company } from '#server/testing/factories.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const { db } = app.deps
const { token, accountId } = await anOperator(app)

interface Entry {
  id: number
  nombre: string
  retirado: boolean
  version: number
  link_imagen: string | null
  marca: string | null
  mst_emp_sector_id: number | null
}
type Lists = Record<'sectores' | 'puestos' | 'franja', Entry[]>

const lists = async () => (await app.call<Lists>('GET /api/operator/lists', { token })).body
const find = async (list: keyof Lists, name: string) => {
  const found = (await lists())[list].find(({ nombre }) => nombre === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const add = (body: object) => app.call('POST /api/operator/list-entry', { token, body })
const change = (id: number, body: object) => app.call(`POST /api/operator/list-entry/${id}`, { token, body })
const order = (orden: object[]) => app.call('POST /api/operator/strip-order', { token, body: { orden } })

const offered = async (path: string) => (await app.call<Record<string, unknown>[]>(`GET /api/master/${path}`)).body
const acts = () => db.select().from(operatorAct).where(eq(operatorAct.operatorId, accountId)).orderBy(operatorAct.id)

let by: Company
beforeAll(async () => {
  by = await aCompany(app, { plan: 'premium' })
})

describe('A list', () => {
  test('has what the product ships: 26 sectors, 739 positions and a strip of eight', async () => {
    const { sectores, puestos, franja } = await lists()
    expect([sectores.length, puestos.length, franja.length]).toEqual([26, 739, 8])
    expect(franja[0]).toMatchObject({ id: 1, nombre: 'Altavera', marca: 'altavera', retirado: false, version: 1 })
  })

  test('gets a position, which is offered at once and can be chosen', async () => {
    expect((await add({ lista: 'puestos', nombre: '  Farero/a ', mst_emp_sector_id: 7 })).status).toBe(200)
    const added = await find('puestos', 'Farero/a')
    expect(added).toMatchObject({ id: 10_000, mst_emp_sector_id: 7, link_imagen: null })
    const offeredNow = { mst_puestos_id: 10_000, nombre: 'Farero/a', mst_emp_sector_id: 7, sinonimos: [] }
    expect(await offered('job-positions')).toContainEqual(offeredNow)
    await anOffer(app, { by, mst_puestos_id: 10_000 })
    expect((await acts()).at(-1)).toMatchObject({
      kind: 'add-list-entry',
      subjectId: null,
      after: { list: 'position', id: 10_000, name: 'Farero/a', sector: 7 },
    })
  })

  test('gets a sector with a picture that everybody can read, and one without', async () => {
    await add({ lista: 'sectores', nombre: 'Faros y puertos', imagen: await aPicture() })
    await add({ lista: 'sectores', nombre: 'Sin dibujo' })
    const [first, second] = [await find('sectores', 'Faros y puertos'), await find('sectores', 'Sin dibujo')]
    expect(first.link_imagen).toMatch(/^\/files\/picture\/.+\.webp$/)
    expect((await app.request(first.link_imagen ?? '')).headers.get('content-type')).toBe('image/webp')
    expect(second.link_imagen).toBe('/otro-sector.svg')
    expect([first.id, second.id]).toEqual([10_000, 10_001])
  })

  test('gets entries of two operators at the same time, each with its own id', async () => {
    const names = ['Uno', 'Dos', 'Tres']
    const answers = await Promise.all(names.map((nombre) => add({ lista: 'franja', nombre })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { franja } = await lists()
    expect(franja.slice(8).map(({ id }) => id)).toEqual([10_000, 10_001, 10_002])
  })

  test.each([
    ['a name that it has', { lista: 'puestos', nombre: 'Electricista', mst_emp_sector_id: 7 }, 409, 'name_taken'],
    ['a position without a sector', { lista: 'puestos', nombre: 'Nuevo' }, 400, 'invalid_input'],
    ['an unknown sector', { lista: 'puestos', nombre: 'Nuevo', mst_emp_sector_id: 999 }, 400, 'unknown_choice'],
    ['a sector of a sector', { lista: 'sectores', nombre: 'Nuevo', mst_emp_sector_id: 7 }, 400, 'invalid_input'],
    ['an unknown list', { lista: 'provincias', nombre: 'Nueva' }, 400, 'invalid_input'],
    ['an empty name', { lista: 'sectores', nombre: '  ' }, 400, 'invalid_input'],
    [
      'a picture that is none',
      { lista: 'sectores', nombre: 'X', imagen: 'data:image/png;base64,AAAA' },
      400,
      'image_invalid',
    ],
  ])('refuses %s, and records nothing', async (_, body, status, code) => {
    const before = (await acts()).length
    expect(await add(body)).toMatchObject({ status, body: { code } })
    expect(await acts()).toHaveLength(before)
  })
})

describe('What companies write in place of a position', () => {
  const written = async () =>
    (await app.call<{ puestos_propios: object[] }>('GET /api/operator/lists', { token })).body.puestos_propios

  test('is read and found instead of the entry, is listed once in any spelling, and becomes an entry by one press', async () => {
    const own = { mst_puestos_id: 50, mst_emp_sector_id: 16 }
    const offerId = await anOffer(app, { by, ...own, puesto_propio: 'Maestro/a chocolatero/a' })
    await anOffer(app, { by, ...own, puesto_propio: 'MAESTRO/A CHOCOLATERO/A' })
    await anOffer(app, { by, ...own, puesto_propio: 'electricista' })
    const { body } = await app.call(`GET /api/companies/offer-information/${offerId}`)
    expect(body).toMatchObject({ mst_puestos_id: { mst_puestos_id: 50, nombre: 'Maestro/a chocolatero/a' } })
    const found = await app.call<object[]>('GET /api/companies/all-active-offers?nombre=chocolatera' as 'GET /')
    expect(found.body).toHaveLength(2)

    const [words] = await written()
    expect(await written()).toHaveLength(1)
    expect(words).toEqual({ texto: expect.stringMatching(/^maestro/i), ofertas: 2, mst_emp_sector_id: 16 })
    expect((await add({ lista: 'puestos', nombre: 'Maestro/a chocolatero/a', mst_emp_sector_id: 16 })).status).toBe(200)
    expect(await written()).toEqual([])
  })
})

describe('An entry', () => {
  test('gets another name, which every offer shows at once, and the search after its job', async () => {
    const offerId = await anOffer(app, { by, nombre: 'Turno de noche', mst_puestos_id: 60 })
    const read = async () =>
      (await app.call<{ mst_puestos_id: { nombre: string } }>(`GET /api/companies/offer-information/${offerId}`)).body
    const { nombre } = (await read()).mst_puestos_id
    const { id, version } = await find('puestos', nombre)
    expect((await change(id, { lista: 'puestos', nombre: 'Guardafaros', version })).status).toBe(200)
    expect((await read()).mst_puestos_id.nombre).toBe('Guardafaros')
    await runJobs(app)
    const path = 'GET /api/companies/all-active-offers?nombre=guardafaros' as const
    expect((await app.call<object[]>(path)).body).toHaveLength(1)
    expect((await acts()).at(-1)).toMatchObject({
      kind: 'change-list-entry',
      before: { name: nombre, retired: false },
      after: { name: 'Guardafaros', retired: false },
    })
  })

  test('that is retired cannot be chosen again, but stays at its offers', async () => {
    const projectFields = { mst_emp_sector_id: 9, mst_puestos_id: 61 }
    const offerId = await anOffer(app, { by, ...projectFields })
    const { id, version, nombre } = (await lists()).sectores.find((one) => one.id === 9) ?? {
      id: 0,
      version: 0,
      nombre: '',
    }
    await change(id, { lista: 'sectores', retirado: true, version })
    expect(await offered('sectors')).not.toContainEqual(expect.objectContaining({ mst_emp_sector_id: 9 }))

    const update = (body: object) =>
      app.call(`PUT /api/companies/update-offer/${offerId}`, { token: by.token, body: { ...offerFields, ...body } })
    expect((await update({ ...projectFields, nombre: 'Otro nombre' })).status).toBe(200)
    const { body } = await app.call<{ mst_emp_sector_id: object }>(`GET /api/companies/offer-information/${offerId}`)
    expect(body.mst_emp_sector_id).toMatchObject({ descripcion: nombre })

    expect((await update({ mst_emp_sector_id: 7 })).status).toBe(200)
    expect(await update({ mst_emp_sector_id: 9 })).toMatchObject({ status: 409, body: { code: 'choice_retired' } })
    const [row] = await db.select().from(offer).where(eq(offer.id, offerId))
    const made = { ...offerFields, mst_emp_sector_id: 9, emp_proyectos_id: row?.projectId }
    expect(
      await app.call('POST /api/companies/create-offer-in-project', { token: by.token, body: made }),
    ).toMatchObject({ status: 409, body: { code: 'choice_retired' } })

    await change(id, { lista: 'sectores', retirado: false, version: version + 1 })
    expect(await offered('sectors')).toContainEqual(expect.objectContaining({ mst_emp_sector_id: 9 }))
  })

  test('that is a retired position cannot be chosen either', async () => {
    const { version } = (await lists()).puestos.find((one) => one.id === 62) ?? { version: 0 }
    await change(62, { lista: 'puestos', retirado: true, version })
    await expect(anOffer(app, { by, mst_puestos_id: 62 })).rejects.toThrow('choice_retired')
  })

  test('is not overwritten by the second of two operators', async () => {
    const { id, version } = await find('franja', 'Rivanor')
    const answers = await Promise.all([
      change(id, { lista: 'franja', nombre: 'Rivanor Uno', version }),
      change(id, { lista: 'franja', nombre: 'Rivanor Dos', version }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'entry_changed' })
  })

  test('gets another picture, and loses it again, with its file', async () => {
    const { id } = await find('franja', 'Quilmar')
    const picture = async () => (await lists()).franja.find((one) => one.id === id)
    await change(id, { lista: 'franja', imagen: await aPicture('#FFC800'), version: 1 })
    const link = (await picture())?.link_imagen ?? ''
    expect((await app.request(link)).status).toBe(200)
    expect(await offered('partners')).toContainEqual({ nombre: 'Quilmar', marca: 'quilmar', link_imagen: link })
    await change(id, { lista: 'franja', imagen: null, version: 2 })
    expect(await picture()).toMatchObject({ link_imagen: null, version: 3 })
    expect((await acts()).at(-1)).toMatchObject({ before: { picture: true }, after: { picture: false } })
  })

  test('that does not exist is not found, in its own list alone', async () => {
    for (const lista of ['sectores', 'puestos', 'franja']) {
      expect(await change(999_999, { lista, version: 1 })).toMatchObject({
        status: 404,
        body: { code: 'entry_not_found' },
      })
    }
    expect((await change(60, { lista: 'franja', version: 1 })).status).toBe(404)
  })

  test('that is a position takes no picture', async () => {
    expect((await change(63, { lista: 'puestos', imagen: await aPicture(), version: 1 })).status).toBe(400)
    expect((await db.select().from(position).where(eq(position.id, 63)))[0]?.version).toBe(1)
  })
})

describe('The strip', () => {
  test('is put into another order, and visitors see it without what is retired', async () => {
    const { franja } = await lists()
    const reversed = franja.toReversed().map(({ id, version }) => ({ id, version }))
    expect((await order(reversed)).status).toBe(200)
    const after = (await lists()).franja
    expect(after.map(({ id }) => id)).toEqual(reversed.map(({ id }) => id))
    const [first] = after
    await change(first?.id ?? 0, { lista: 'franja', retirado: true, version: first?.version })
    expect((await offered('partners')).map(({ nombre }) => nombre)).toEqual(after.slice(1).map(({ nombre }) => nombre))
    expect((await acts()).at(-2)).toMatchObject({
      kind: 'order-strip',
      before: { order: expect.stringMatching(/^Altavera, /) },
    })
  })

  test('refuses an order without one of its companies, with one twice, or of an older version', async () => {
    const { franja } = await lists()
    const all = franja.map(({ id, version }) => ({ id, version }))
    const [first = { id: 0, version: 0 }, ...others] = all
    const wrong = [others, [first, first, ...others], [{ ...first, version: first.version - 1 || 99 }, ...others], []]
    const answers = await Promise.all(wrong.map(order))
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    expect((await db.select().from(partner)).length).toBe(all.length)
  })
})
