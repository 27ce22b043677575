import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { company, verificationStep } from '#server/database/schema/schema.ts'
import { anOffer, companyFields, type Company } from '#server/testing/factories.ts'
import { openVerificationSite } from '#server/testing/fixtures/verification-site.ts'
import { aPicture } from '#server/testing/sample-files.ts'

const { app, clock, read, aPending, aVerified, open, decide } = await openVerificationSite()
const { db } = app.deps

const later = () => clock.set(new Date(clock.now().getTime() + 60_000).toISOString())
const change = ({ token }: Pick<Company, 'token'>, body: object) =>
  app.call('PUT /api/companies/update-profile', { token, body })
const recreate = ({ token }: Pick<Company, 'token'>, body: object) =>
  app.call('POST /api/companies/create-company-profile', { token, body: { ...companyFields, ...body } })
const nameOf = async ({ companyId }: Company) =>
  (await db.select({ name: company.name }).from(company).where(eq(company.id, companyId)))[0]?.name
const stepsOf = async ({ companyId }: Company) => {
  const { historial } = (await open(companyId)) as unknown as { historial: { paso: string; motivo: string }[] }
  return historial.map(({ paso, motivo }) => `${paso} ${motivo}`.trim())
}

describe('Another public name', () => {
  test.each([
    ['a change', change],
    ['a second creation', recreate],
  ])('of a verified company, by %s, ends the verification until an operator has looked', async (_, send) => {
    const own = await aVerified()
    const id = await anOffer(app, { by: own })
    const before = await read(own)
    later()
    expect((await send(own, { nombre: 'Mercalonja' })).status).toBe(200)
    expect(await read(own)).toMatchObject({
      estado_verificacion: 'pendiente',
      desde: clock.now().toISOString(),
      version: before.version + 1,
    })
    const offer = (await app.call(`GET /api/companies/offer-information/${id}`)).body
    expect(offer).toMatchObject({ estado: 1, emp_proyectos_id: { emp_empresas_id: { verificada_el: null } } })
    const opened = await open(own.companyId)
    expect(opened).toMatchObject({ nombre: 'Mercalonja', espera_desde: clock.now().toISOString() })
    expect(opened.comprobaciones).toHaveLength(2)
    const steps = ['pedida', 'renombrada Antes se llamaba «Talleres Ejemplo».', 'verificada', 'pedida']
    expect(await stepsOf(own)).toEqual(steps)
    await decide(own.companyId, 'verificada')
    expect(await read(own)).toMatchObject({ estado_verificacion: 'verificada' })
  })

  test('of a company that waits is seen before it is verified', async () => {
    const own = await aPending()
    const before = await read(own)
    await change(own, { nombre: 'Mercalonja' })
    expect(await read(own)).toMatchObject({ desde: before.desde, version: before.version + 1 })
    const late = await decide(own.companyId, 'rechazada', { motivo: 'datos_no_coinciden', version: before.version })
    expect(late).toMatchObject({ status: 409, body: { code: 'company_changed' } })
  })

  test('that is the old one changes nothing, nor do siglas and place', async () => {
    const own = await aVerified()
    const before = await read(own)
    await change(own, { ...companyFields, nombre: await nameOf(own), acronimo: 'OTRA' })
    await recreate(own, {})
    expect(await read(own)).toEqual(before)
  })
})

test('A new logo of a verified company keeps the badge and is shown to operators, several in a row once', async () => {
  const own = await aVerified()
  const before = await read(own)
  for (const image of [await aPicture(), await aPicture(), null]) await change(own, { image })
  expect(await read(own)).toMatchObject({ estado_verificacion: 'verificada', version: before.version + 3 })
  expect(await stepsOf(own)).toEqual(['logo_nuevo', 'verificada', 'pedida'])
  expect(await db.$count(verificationStep, eq(verificationStep.companyId, own.companyId))).toBe(3)
})
