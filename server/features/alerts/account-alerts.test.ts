import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { account, alert, subscriber } from '#server/database/schema/schema.ts'
import { aCompany, anAccount } from '#server/testing/factories.ts'
import { openAlertSite } from '#server/testing/fixtures/alert-site.ts'

const site = await openAlertSite()
const { app, db, create, list, aReader } = site

beforeEach(site.forgetAll)

describe('An alert of an account', () => {
  test('is made with filters, and told in words', async () => {
    const reader = await aReader()
    const filtros = { nombre: 'cocinero', ciudad: 'Sevilla', salario: 18_000 }
    expect(await create(reader, { filtros, frecuencia: 'diaria' })).toMatchObject({
      status: 200,
      body: { message: 'Hecho: te avisaremos de las ofertas nuevas cada día a las 8:00.' },
    })
    expect(await list(reader)).toMatchObject([
      {
        filtros,
        descripcion: 'cocinero en Sevilla, desde 18.000\u00a0€',
        frecuencia: 'diaria',
        pausada: false,
        por_confirmar: false,
        creada_el: '2026-11-21',
        ultimo_envio: null,
      },
    ])
  })

  test('exists once where it is asked for twice, also at the same time', async () => {
    const reader = await aReader()
    const filtros = { nombre: 'cocinero' }
    await Promise.all([create(reader, { filtros }), create(reader, { filtros })])
    await create(reader, { filtros, frecuencia: 'semanal' })
    expect(await list(reader)).toMatchObject([{ frecuencia: 'semanal' }])
  })

  test('is one of twenty at most', async () => {
    const reader = await aReader()
    for (let salario = 1; salario <= 20; salario += 1) await create(reader, { filtros: { salario } })
    expect(await create(reader, { filtros: { salario: 21 } })).toMatchObject({
      status: 409,
      body: { code: 'alerts_full' },
    })
    expect(await create(reader, { filtros: { salario: 20 } })).toMatchObject({ status: 200 })
  })

  test('is changed, paused and deleted by its owner alone', async () => {
    const reader = await aReader()
    const other = await aReader()
    await create(reader, { filtros: { nombre: 'cocinero' } })
    const [own] = await list(reader)
    const path = `/api/alerts/${own?.alertas_id}` as const
    const change = (token: string | undefined, body: object) =>
      app.call(`PUT ${path}`, { ...(token && { token }), body })
    expect((await change(undefined, { pausada: true })).status).toBe(401)
    expect(await change(other.token, { pausada: true })).toMatchObject({
      status: 404,
      body: { code: 'alert_not_found' },
    })
    expect((await change(reader.token, { frecuencia: 'nunca' })).status).toBe(400)
    expect((await change(reader.token, { pausada: true, filtros: { sector: 7 }, frecuencia: 'semanal' })).status).toBe(
      200,
    )
    expect(await list(reader)).toMatchObject([{ pausada: true, filtros: { sector: 7 }, frecuencia: 'semanal' }])
    expect((await app.call(`DELETE ${path}`, { body: {} })).status).toBe(401)
    expect((await app.call(`DELETE ${path}`, { token: other.token })).status).toBe(404)
    expect((await app.call(`DELETE ${path}`, { token: reader.token })).status).toBe(200)
    expect(await list(reader)).toEqual([])
  })

  test('is refused without a session and an e-mail, and with filters that make no sense', async () => {
    const reader = await aReader()
    expect((await create(undefined, {})).status).toBe(400)
    expect((await create(undefined, { email: 'nadie' })).status).toBe(400)
    expect((await create(reader, { frecuencia: 'cada minuto' })).status).toBe(400)
    expect((await create(reader, { filtros: { salario: -1 } })).status).toBe(400)
    expect((await app.call('GET /api/users/alerts')).status).toBe(401)
  })

  test('goes with the account', async () => {
    const reader = await aReader()
    await create(reader, {})
    await db.delete(account).where(eq(account.id, reader.accountId))
    expect(await db.$count(subscriber, eq(subscriber.accountId, reader.accountId))).toBe(0)
    expect(await db.$count(alert)).toBe(0)
  })

  test('is not mailed while an operator keeps the account disabled, and is again afterwards', async () => {
    const reader = await aReader()
    await create(reader, {})
    const setDisabled = (disabledAt: Date | null) =>
      db.update(account).set({ disabledAt }).where(eq(account.id, reader.accountId))
    await setDisabled(new Date())
    await site.publish()
    expect(await site.sendAt('2026-11-21T10:05:00Z')).toEqual([])
    await setDisabled(null)
    await site.publish({ nombre: 'La siguiente' })
    expect((await site.sendAt('2026-11-21T12:05:00Z')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('La siguiente'),
    ])
  })

  test('may be made before the e-mail is confirmed, and then waits for it', async () => {
    const reader = await anAccount(app, { role: 1 })
    await db.update(account).set({ isConfirmed: false }).where(eq(account.id, reader.accountId))
    expect((await create(reader, {})).body).toMatchObject({ message: expect.stringContaining('Confirma tu correo') })
    await site.publish()
    expect(await site.sendAt('2026-11-21T10:05:00Z')).toEqual([])
  })
})

test('a company account may have alerts too', async () => {
  const company = await aCompany(app)
  expect((await create(company, {})).status).toBe(200)
  expect(await list(company)).toHaveLength(1)
})
