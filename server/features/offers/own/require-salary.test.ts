import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offer } from '#server/database/schema/schema.ts'
import { aCompany, anOffer, aProject, offerFields } from '#server/testing/factories.ts'
import { createTestApp, testAppOf } from '#server/testing/test-app.ts'

const lenient = await createTestApp({ env: { requiresSalary: false } })
const app = testAppOf({ ...lenient.deps, env: { ...lenient.deps.env, requiresSalary: true } })
const by = await aCompany(lenient, { plan: 'premium' })
const projectId = await aProject(lenient, { by })

const refused = { status: 400, body: { code: 'salary_required' } }
const create = (fields: object) =>
  app.call('POST /api/companies/create-offer-in-project', {
    token: by.token,
    body: { ...offerFields, emp_proyectos_id: projectId, ...fields },
  })
const change = (id: number, body: object) =>
  app.call(`PUT /api/companies/update-offer/${id}`, { token: by.token, body })
const fromBefore = (fields: object) => anOffer(lenient, { by, projectId, salario_anual: 0, ...fields })

test('an offer without a salary is not published where REQUIRE_SALARY is set', async () => {
  expect(await create({ salario_anual: 0 })).toMatchObject(refused)
  expect(await create({ salario_anual: 0, salario_max: 30_000 })).toMatchObject(refused)
  expect(await create({ salario_anual: 20_000, salario_periodo: 'mensual' })).toMatchObject(refused)
  expect(await create({ salario_anual: 1 })).toMatchObject({ status: 200 })
  expect(await create({ salario_anual: 0, salario_periodo: 'hora', salario_importe: 12.5 })).toMatchObject({
    status: 200,
  })
})

test('an offer from before keeps its text until somebody states its salary or switches it on', async () => {
  const id = await fromBefore({})
  expect(await change(id, { nombre: 'Otro nombre' })).toMatchObject({ status: 200 })
  expect(await change(id, { salario_anual: 0 })).toMatchObject(refused)
  const inactive = await fromBefore({ estado: 0 })
  expect(await change(inactive, { estado: 1 })).toMatchObject(refused)
  expect(await change(inactive, { estado: 1, salario_anual: 21_000 })).toMatchObject({ status: 200 })
})

test('an offer from before is neither renewed nor copied without a salary', async () => {
  const id = await fromBefore({})
  const renew = () => app.call(`POST /api/companies/renew-offer/${id}`, { token: by.token, body: {} })
  expect(await renew()).toMatchObject(refused)
  const copy = (offerId: number) =>
    app.call(`POST /api/companies/duplicate-offer/${offerId}`, { token: by.token, body: {} })
  expect(await copy(id)).toMatchObject(refused)
  expect(await copy(await fromBefore({ salario_anual: 20_000 }))).toMatchObject({ status: 200 })
  await lenient.deps.db.update(offer).set({ expiresOn: '2026-11-01' }).where(eq(offer.id, id))
  expect(await renew()).toMatchObject(refused)
  expect(await change(id, { caduca_el: '2026-12-01' })).toMatchObject(refused)
  expect(await change(id, { caduca_el: '2026-12-01', salario_anual: 18_000 })).toMatchObject({ status: 200 })
})
