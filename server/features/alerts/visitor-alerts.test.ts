import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { account, alert, subscriber } from '#server/database/schema/schema.ts'
import { aCandidate, anAccount } from '#server/testing/factories.ts'
import { openAlertSite } from '#server/testing/fixtures/alert-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'

const site = await openAlertSite()
const { app, db, mails, create, press, list, aVisitor, tokenIn } = site

beforeEach(site.forgetAll)

describe('An alert of a visitor', () => {
  test('is nothing until the link of the first mail is pressed', async () => {
    const email = 'visita@prueba.example'
    expect(await create(undefined, { email, filtros: { nombre: 'cocinero' } })).toMatchObject({
      status: 200,
      body: { message: `Te hemos enviado un correo a ${email}. Pulsa su enlace y empezaremos a avisarte.` },
    })
    await runJobs(app)
    expect(mails).toMatchObject([{ to: email, subject: 'Confirma tu aviso de ofertas', unsubscribe: undefined }])
    expect(await db.$count(alert, sql`confirmed_at is not null`)).toBe(0)
    const token = tokenIn(mails[0], '/avisos/confirmar')
    for (let pressed = 0; pressed < 2; pressed += 1) {
      expect(await press('confirm', token)).toMatchObject({ status: 200, body: { descripcion: 'cocinero' } })
    }
    const { body } = await press('list', (await press('confirm', token)).body.token)
    expect(body).toMatchObject({ email, alertas: [{ descripcion: 'cocinero', pausada: false }] })
  })

  test('carries no word of who asked for it to an e-mail that may be somebody else’s', async () => {
    const nombre = 'Gana 1200 EUR al dia en http://premio.example/x?id=1 entra ya'
    await create(undefined, { email: 'victima@prueba.example', filtros: { nombre, ciudad: 'www.premio.example' } })
    await runJobs(app)
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toMatch(/gana|premio|1200/i)
  })

  test('is not confirmed by opening its link', async () => {
    await create(undefined, { email: 'abre@prueba.example' })
    await runJobs(app)
    const token = tokenIn(mails[0], '/avisos/confirmar')
    expect((await app.request(`/api/alert-links/confirm?token=${token}`)).status).toBe(405)
    expect(await db.$count(alert, sql`confirmed_at is not null`)).toBe(0)
  })

  test('is changed and deleted with the link of its list, and those of others are not', async () => {
    const one = await aVisitor('una@prueba.example')
    const other = await aVisitor('otra@prueba.example')
    const [own] = (await press('list', one.token)).body.alertas
    const act = (what: 'change' | 'delete', token: string) =>
      app.call(`POST /api/alert-links/${what}`, { body: { token, alertas_id: own?.alertas_id, frecuencia: 'semanal' } })
    expect((await act('change', other.token)).status).toBe(404)
    expect((await act('change', '1.a')).status).toBe(400)
    expect((await act('change', one.token)).status).toBe(200)
    expect((await press('list', one.token)).body.alertas).toMatchObject([{ frecuencia: 'semanal' }])
    expect((await act('delete', other.token)).status).toBe(404)
    expect((await act('delete', one.token)).status).toBe(200)
    expect((await press('list', one.token)).body.alertas).toEqual([])
  })

  test('is not changed by somebody who knows the e-mail, and the answer tells nothing', async () => {
    const { email, token } = await aVisitor('conocida@prueba.example', { frecuencia: 'diaria' })
    mails.length = 0
    const answers = await Promise.all(
      [email, 'nadie@prueba.example'].map((one) => create(undefined, { email: one, frecuencia: 'semanal' })),
    )
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
      [200, ['message']],
      [200, ['message']],
    ])
    expect((await press('list', token)).body.alertas).toMatchObject([{ frecuencia: 'diaria' }])
    await runJobs(app)
    expect(mails.map(({ to }) => to)).toEqual(['nadie@prueba.example'])
  })

  test('costs a stranger the same work whether it exists, is confirmed or not', async () => {
    const { email } = await aVisitor('medida@prueba.example', { frecuencia: 'diaria' })
    await create(undefined, { email, filtros: { salario: 1 } })
    const work = vi.spyOn(app.deps.jobs, 'enqueue')
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    const costs = []
    for (const filtros of [{}, { salario: 1 }, { salario: 2 }]) {
      work.mockClear()
      statements.mockClear()
      expect((await create(undefined, { email, filtros })).status).toBe(200)
      costs.push({ jobs: work.mock.calls.map(([, name]) => name), statements: statements.mock.calls.length })
    }
    vi.restoreAllMocks()
    expect(costs[0]?.jobs).toEqual(['alert-confirmation'])
    expect(costs[1]).toEqual(costs[0])
    expect(costs[2]).toEqual(costs[0])
    mails.length = 0
    await runJobs(app)
    expect(mails).toHaveLength(3)
  })

  test('is one of twenty at most, which only who presses the link learns', async () => {
    const { email } = await aVisitor('llena@prueba.example')
    const rows = await db.select().from(alert)
    const [{ id: _id, ...kept } = { id: 0 }] = rows
    await db
      .insert(alert)
      .values(Array.from({ length: 19 }, (_, n) => ({ ...kept, filters: { n } }) as typeof alert.$inferInsert))
    expect((await create(undefined, { email, filtros: { salario: 1 } })).status).toBe(200)
    await runJobs(app)
    expect(await press('confirm', tokenIn(mails.at(-1), '/avisos/confirmar'))).toMatchObject({
      status: 409,
      body: { code: 'alerts_full' },
    })
  })

  test('sends five letters a day to one address at most', async () => {
    for (let salario = 1; salario <= 7; salario += 1) {
      await create(undefined, { email: `Mucha+${salario}@prueba.example`, filtros: { salario } })
    }
    await runJobs(app)
    expect(mails).toHaveLength(5)
  })

  test('belongs to the account with its e-mail, once that is confirmed', async () => {
    const reader = await aCandidate(app)
    await aVisitor(reader.email.toUpperCase(), { filtros: { sector: 7 } })
    expect(await list(reader)).toMatchObject([{ filtros: { sector: 7 } }])
    await create(reader, { filtros: { sector: 8 } })
    await aVisitor(reader.email, { filtros: { sector: 9 } })
    expect(await list(reader)).toHaveLength(3)
    expect(await db.$count(subscriber, sql`lower(email) = lower(${reader.email})`)).toBe(0)
  })

  test('does not belong to an account that has not confirmed the e-mail', async () => {
    const { email, token } = await aVisitor('mia@prueba.example')
    const stranger = await anAccount(app, { role: 1 })
    await db.update(account).set({ email, isConfirmed: false }).where(eq(account.id, stranger.accountId))
    expect(await list(stranger)).toEqual([])
    expect((await press('list', token)).body.alertas).toHaveLength(1)
  })
})
