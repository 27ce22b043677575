import { expect, test } from 'vitest'
import { aCompany, anOffer, aProject, offerFields } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const by = await aCompany(app, { plan: 'premium' })
const projectId = await aProject(app, { by })

const publish = (fields: object) => anOffer(app, { by, projectId, ...fields })
const change = (id: number, body: object) =>
  app.call(`PUT /api/companies/update-offer/${id}`, { token: by.token, body })
const read = async (id: number) => (await app.call<object>(`GET /api/companies/offer-information/${id}`)).body

const byYear = { salario_periodo: 'anual', salario_importe: null, salario_importe_max: null, salario_pagas: null }

test('pay by the month is read as it was stated, and by the year to compare it', async () => {
  const id = await publish({ salario_periodo: 'mensual', salario_importe: 1500, salario_importe_max: 1700.5 })
  expect(await read(id)).toMatchObject({
    salario_periodo: 'mensual',
    salario_importe: 1500,
    salario_importe_max: 1700.5,
    salario_pagas: 14,
    salario_anual: 21_000,
    salario_max: 23_807,
  })
  await change(id, { salario_pagas: 12 })
  expect(await read(id)).toMatchObject({ salario_pagas: 12, salario_anual: 18_000 })
})

test('pay by the hour counts for the working year of the offer', async () => {
  const id = await publish({ salario_periodo: 'hora', salario_importe: 10, salario_pagas: 14 })
  expect(await read(id)).toMatchObject({ salario_importe: 10, salario_pagas: null, salario_anual: 18_260 })
  await change(id, { mst_jornada_id: 2 })
  expect(await read(id)).toMatchObject({ salario_importe: 10, salario_anual: 9130 })
})

test('a client that knows no periods keeps them, until it states another salary', async () => {
  const id = await publish({ salario_periodo: 'mensual', salario_importe: 1500 })
  await change(id, { nombre: 'Otro nombre', salario_anual: 21_000 })
  expect(await read(id)).toMatchObject({ salario_periodo: 'mensual', salario_importe: 1500 })
  await change(id, { salario_anual: 22_000 })
  expect(await read(id)).toMatchObject({ ...byYear, salario_anual: 22_000 })
})

test('going back to the year forgets the amounts of the month', async () => {
  const id = await publish({ salario_periodo: 'mensual', salario_importe: 1500, salario_importe_max: 1700 })
  await change(id, { salario_periodo: 'anual', salario_anual: 20_000, salario_max: null })
  expect(await read(id)).toMatchObject({ ...byYear, salario_anual: 20_000, salario_max: null })
})

test.each([
  ['ends before it begins', { salario_importe: 1500, salario_importe_max: 1400 }, 'salary_out_of_order'],
  ['is negative', { salario_importe: -1 }, 'invalid_input'],
  ['is no number', { salario_importe: '1.500' }, 'invalid_input'],
  ['has another number of payments', { salario_importe: 1500, salario_pagas: 15 }, 'invalid_input'],
  ['is of another period', { salario_importe: 1500, salario_periodo: 'semanal' }, 'invalid_input'],
])('pay that %s is refused', async (_, fields, code) => {
  const body = { ...offerFields, emp_proyectos_id: projectId, salario_periodo: 'mensual', ...fields }
  const answer = await app.call('POST /api/companies/create-offer-in-project', { token: by.token, body })
  expect(answer).toMatchObject({ status: 400, body: { code } })
})

test.each([
  [{ salario_anual: 1, salario_max: 10_000_000 }],
  [{ salario_periodo: 'hora', salario_importe: 1, salario_importe_max: 5000 }],
])('a range that says nothing is refused with the reason: %j', async (pay) => {
  const body = { ...offerFields, emp_proyectos_id: projectId, ...pay }
  const refused = {
    status: 400,
    body: { code: 'salary_range_too_wide', error: expect.stringContaining('más de diez veces') },
  }
  expect(await app.call('POST /api/companies/create-offer-in-project', { token: by.token, body })).toMatchObject(
    refused,
  )
  const id = await publish({ salario_anual: 18_000, salario_max: 180_000 })
  expect(await change(id, { salario_anual: 17_000 })).toMatchObject(refused)
})

test('variable pay and the collective agreement are read and cleared', async () => {
  const id = await publish({ salario_variable: 'Comisiones', convenio: 'Hostelería de Sevilla' })
  expect(await read(id)).toMatchObject({ salario_variable: 'Comisiones', convenio: 'Hostelería de Sevilla' })
  await change(id, { salario_variable: '', convenio: null })
  expect(await read(id)).toMatchObject({ salario_variable: null, convenio: null })
})
