import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { company as companies, offer } from '#server/database/schema/schema.ts'
import { aCandidate, aCv, anApplication } from '#server/testing/factories.ts'
import { openReviewDesk, rejection } from '#server/testing/fixtures/review-desk.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

const { app, by, company, sent, moveTo, read, decide, queue, publish, change, isFound } = await openReviewDesk()
const { db } = app.deps

beforeEach(async () => {
  await db.delete(offer)
  await moveTo('2026-11-23T11:00:00Z')
})

describe('The queue', () => {
  test('has signs of fraud first, then the oldest, and marks those past their time', async () => {
    const nombre = 'Dependiente/a de tienda'
    const first = await publish({ nombre })
    await moveTo('2026-11-23T12:00:00Z')
    const second = await publish({ nombre, descripcion: 'Tienda. Buena presencia.' })
    const fraud = await publish({ nombre, descripcion: 'Llama al 806 123 456.' })
    await moveTo('2026-11-24T11:30:00Z')
    const { ofertas, en_espera, sospechosas, vencidas } = await queue()
    expect(ofertas.map((one) => one.emp_ofertas_id)).toEqual([fraud, first, second])
    expect(ofertas.map((one) => one.vencida)).toEqual([false, true, false])
    expect(ofertas.map((one) => one.avisos)).toEqual([1, 0, 1])
    expect({ en_espera, sospechosas, vencidas }).toEqual({ en_espera: 3, sospechosas: 1, vencidas: 1 })
  })

  test('has neither unreviewed offers, nor those that were switched off, covered, ended, or are of a suspended company', async () => {
    const post = (path: string) =>
      app.call(`POST /api/companies/${path}` as 'POST /', { token: company.token, body: {} })
    await publish({ estado: 0 })
    const [off, covered, ended] = [await publish(), await publish(), await publish()]
    await change(off, { estado: 0 })
    await post(`close-offer/${covered}`)
    await db.update(offer).set({ expiresOn: '2026-11-22' }).where(eq(offer.id, ended))
    expect((await queue()).ofertas).toEqual([])
    // Back in its place: nobody has decided yet.
    await moveTo('2026-11-26T11:00:00Z')
    const later = await publish()
    for (const id of [covered, ended]) expect(await post(`renew-offer/${id}`)).toMatchObject({ status: 200 })
    const { ofertas, vencidas } = await queue()
    expect(ofertas.map((one) => one.emp_ofertas_id)).toEqual([covered, ended, later])
    expect(vencidas).toBe(2)
    await db.update(companies).set({ isSuspended: true }).where(eq(companies.id, company.companyId))
    expect((await queue()).en_espera).toBe(0)
    await db.update(companies).set({ isSuspended: false }).where(eq(companies.id, company.companyId))
  })

  test('has pages of 25 without gaps or repetitions, also where offers are decided between', async () => {
    const ids: number[] = []
    for (let count = 0; count < 30; count += 1) ids.push(await publish())
    const first = await queue()
    await decide('approve', first.ofertas.at(-1)?.emp_ofertas_id ?? 0)
    const second = await queue(`?despues_de=${first.siguiente}`)
    expect([first.ofertas.length, second.ofertas.length, second.siguiente]).toEqual([25, 5, null])
    expect([...first.ofertas, ...second.ofertas].map((one) => one.emp_ofertas_id)).toEqual(ids)
  })

  test.each(['despues_de=x', 'despues_de=3.1.1', 'despues_de=1.1.1.1'])('is not asked for with %s', async (query) =>
    expect((await app.call(`GET /api/operator/offers-to-review?${query}` as 'GET /', by)).status).toBe(400),
  )
})

describe('An approved offer', () => {
  test('leaves the queue and stays public; with a new text it returns, still public, beside what it said', async () => {
    const id = await publish({ descripcion: 'Antes.' })
    expect((await decide('approve', id)).status).toBe(200)
    expect((await queue()).ofertas).toEqual([])
    expect(await read(id)).toMatchObject({ revision: { estado: 'aprobada' }, texto_anterior: null, publicada: true })
    const taking = { pide_nota: true, limite_candidaturas: 40, primera_sin_nombres: true }
    await change(id, { vacantes: 5, caduca_el: '2026-12-20', mst_modalidad_id: 2, ...taking })
    expect((await queue()).ofertas).toEqual([])
    await change(id, { descripcion: 'Después.' })
    await change(id, { descripcion: 'Al final.' })
    expect((await queue()).ofertas).toMatchObject([{ emp_ofertas_id: id, cambiada: true }])
    expect(await isFound(id)).toBe(true)
    expect(await read(id)).toMatchObject({
      texto: { descripcion: 'Al final.', lugar: 'Madrid' },
      texto_anterior: { descripcion: 'Antes.', lugar: 'Madrid' },
      publicada: true,
    })
  })

  test('that is changed while it is switched off returns beside what it said, with the time of the day it is switched on', async () => {
    const id = await publish({ descripcion: 'Antes.' })
    await decide('approve', id)
    await change(id, { estado: 0 })
    await change(id, { descripcion: 'Después.' })
    await moveTo('2026-11-26T11:00:00Z')
    await change(id, { estado: 1 })
    expect((await queue()).ofertas).toMatchObject([{ emp_ofertas_id: id, cambiada: true, vencida: false }])
    expect(await read(id)).toMatchObject({
      texto: { descripcion: 'Después.' },
      texto_anterior: { descripcion: 'Antes.' },
    })
  })

  test.each([
    ['nombre', 'Otro nombre'],
    ['descripcion', 'Otra cosa'],
    ['salario_anual', 30_000],
    ['salario_max', 40_000],
    ['requirements_list', ['Inglés']],
  ])('returns to the queue with another %s', async (field, value) => {
    const id = await publish()
    await decide('approve', id)
    await change(id, { [field]: value })
    expect((await queue()).ofertas).toMatchObject([{ emp_ofertas_id: id }])
  })

  test('is hidden when it is rejected after all', async () => {
    const id = await publish()
    await decide('approve', id)
    expect((await decide('reject', id)).body.revision).toMatchObject({ estado: 'rechazada', ...rejection })
    expect(await isFound(id)).toBe(false)
  })
})

describe('A rejected offer', () => {
  test('is not found, tells its company why, and is held with a new text until it is approved', async () => {
    const id = await publish()
    await decide('reject', id)
    const own = () =>
      app.call<{ revision: object }[]>('GET /api/companies/all-company-offers', { token: company.token })
    expect((await own()).body).toMatchObject([{ estado: 1, revision: { estado: 'rechazada', ...rejection } }])
    await change(id, { estado: 0 })
    expect((await change(id, { estado: 1 })).body).toMatchObject({ estado_revision: 'rechazada' })
    expect((await queue()).ofertas).toEqual([])
    expect((await change(id, { descripcion: 'Venta en tienda.' })).body['aviso']).toContain('todavía no se ve')
    expect((await queue()).ofertas).toMatchObject([{ emp_ofertas_id: id }])
    expect(await isFound(id)).toBe(false)
    await decide('approve', id)
    expect(await isFound(id)).toBe(true)
    expect((await own()).body).toMatchObject([{ revision: { estado: 'aprobada', motivo: null, explicacion: null } }])
  })

  test('tells those who applied why it is gone, and not what the operator wrote to the company', async () => {
    const id = await publish()
    const candidate = await aCandidate(app)
    await anApplication(app, { by: candidate, offerId: id, cvId: await aCv(app, { by: candidate }) })
    const notice = async () =>
      (await app.call<{ aviso: string | null; con_pagina: boolean }[]>('GET /api/users/user-candidatures', candidate))
        .body[0]
    expect(await notice()).toMatchObject({ aviso: null, con_pagina: true })
    await decide('reject', id)
    expect(await notice()).toMatchObject({
      aviso:
        'Hemos retirado esta oferta, porque no explica lo necesario para saber qué trabajo es. Tu candidatura sigue en tu lista.',
      con_pagina: false,
    })
    await decide('approve', id)
    expect(await notice()).toMatchObject({ aviso: null, con_pagina: true })
  })

  test('is not cleared by a copy', async () => {
    const id = await publish()
    await decide('reject', id)
    const copied = await app.call(`POST /api/companies/duplicate-offer/${id}`, { token: company.token })
    const copy = Number(copied.body['emp_ofertas_id'])
    await change(copy, { estado: 1 })
    expect(await read(copy)).toMatchObject({ revision: { estado: 'rechazada', ...rejection } })
  })

  test('is told to its company by mail, and so is the approval of one that was held', async () => {
    const [rejected, held, waiting] = [
      await publish(),
      await publish({ descripcion: 'Llama al 806 123 456.' }),
      await publish(),
    ]
    await decide('reject', rejected)
    await decide('approve', held)
    await decide('approve', waiting)
    sent.length = 0
    await runJobs(app)
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      'Hemos rechazado una de tus ofertas',
      'Tu oferta ya está publicada',
    ])
    expect(sent.find(({ subject }) => subject?.includes('rechazado'))?.text).toContain(rejection.explicacion)
  })

  test('is told once, although it was approved and rejected again before the mail was sent', async () => {
    const id = await publish()
    await decide('reject', id)
    await moveTo('2026-11-23T11:01:00Z')
    await decide('approve', id)
    await moveTo('2026-11-23T11:02:00Z')
    await decide('reject', id)
    sent.length = 0
    await runJobs(app)
    expect(sent.map(({ subject }) => subject)).toEqual(['Hemos rechazado una de tus ofertas'])
  })

  test('is not said to be public after its approval where nobody can find it', async () => {
    const id = await publish()
    await decide('reject', id)
    await change(id, { estado: 0 })
    await runJobs(app)
    await decide('approve', id)
    sent.length = 0
    await runJobs(app)
    expect(sent.map(({ subject }) => subject)).toEqual(['Hemos aprobado una de tus ofertas'])
    expect(sent[0]?.text).toContain('Se verá cuando esté activa.')
  })
})
