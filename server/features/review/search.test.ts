import { expect, test } from 'vitest'
import { aCompany, anOffer } from '#server/testing/factories.ts'
import { openReviewDesk } from '#server/testing/fixtures/review-desk.ts'

const { app, by, decide, queue, publish, change, read } = await openReviewDesk()

const found = async (query: string) =>
  (await queue(`?${new URLSearchParams(query)}`)).ofertas.map(({ emp_ofertas_id: id }) => id)

test('Any offer is found by words, number, company and state, and not only those that wait', async () => {
  const approved = await publish({ nombre: 'Camarera/o de pisos' })
  await decide('approve', approved)
  const off = await publish({ nombre: 'Camarero/a', estado: 0 })
  const others = await anOffer(app, { by: await aCompany(app, { nombre: 'Hotel Marisma' }), nombre: 'Camarero/a' })
  expect(await found('buscar=CAMARE')).toEqual([others, off, approved])
  expect(await found(`buscar=${off}`)).toEqual([off])
  expect(await found('buscar=camare pisos')).toEqual([approved])
  expect(await found('buscar=camarero&empresa=marism')).toEqual([others])
  expect(await found('estado=aprobada')).toEqual([approved])
  expect(await found('empresa=marisma&estado=aprobada')).toEqual([])
  for (const words of [`'`, '%', '&|!:*', '\\']) {
    expect(await found(new URLSearchParams({ buscar: words }).toString())).toEqual([])
  }
  expect((await app.call('GET /api/operator/offers-to-review?estado=x' as 'GET /', by)).status).toBe(400)
})

test('A search has pages without gaps or repetitions', async () => {
  const ids: number[] = []
  for (let count = 0; count < 30; count += 1) ids.unshift(await publish({ nombre: 'Fontanero/a' }))
  const first = await queue('?buscar=fontanero')
  const second = await queue(`?buscar=fontanero&despues_de=${first.siguiente}`)
  expect([first.ofertas.length, second.ofertas.length, second.siguiente]).toEqual([25, 5, null])
  expect([...first.ofertas, ...second.ofertas].map((one) => one.emp_ofertas_id)).toEqual(ids)
})

test('What put an offer into the queue stays known after its company has mended the text, until a decision', async () => {
  const id = await publish({ nombre: 'Dependiente/a' })
  const inQueue = async () => (await queue()).ofertas.find(({ emp_ofertas_id: one }) => one === id)?.encontrado
  const raised = { regla: 'premium_rate_phone', campo: 'descripcion', texto: '806 123 456' }
  await change(id, { nombre: 'Dependiente/a', descripcion: 'Llama al 806 123 456.' })
  expect(await inQueue()).toEqual([{ ...raised, sigue: true }])
  await change(id, { nombre: 'Dependiente/a', descripcion: 'Escribe a la tienda.' })
  expect(await inQueue()).toEqual([{ ...raised, sigue: false }])
  expect((await read(id)).avisos).toEqual([{ ...raised, sigue: false }])
  await decide('approve', id)
  expect((await read(id)).avisos).toEqual([])
})
