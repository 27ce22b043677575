import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { account, alert, installation, subscriber } from '#server/database/schema/schema.ts'
import { createSigner } from '#server/encryption/signer.ts'
import { aCandidate, anAccount } from '#server/testing/factories.ts'
import { openAlertSite } from '#server/testing/fixtures/alert-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { tokenOf } from './alert-token.ts'

const site = await openAlertSite()
const { app, db, clock, mails, create, press, list, aReader, aVisitor, tokenIn } = site

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

describe('The links of alerts', () => {
  test('stop one by the button of a mail program, and only by POST', async () => {
    const { token } = await aVisitor('parada@prueba.example')
    const [own] = (await press('list', token)).body.alertas
    const path = `/baja-avisos?token=${await tokenOf(app.deps, 'stop', own?.alertas_id ?? 0)}`
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await app.request(path, { method })
    expect((await press('list', token)).body.alertas).toHaveLength(1)
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const answer = await app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    }
    expect((await press('list', token)).body.alertas).toEqual([])
  })

  test('do nothing with a token of another purpose, or an invented one', async () => {
    const reader = await aReader()
    await create(reader, {})
    const [own] = await list(reader)
    const purposes = ['confirm', 'stop', 'keep', 'list', 'feed'] as const
    for (const call of ['confirm', 'stop', 'keep', 'list'] as const) {
      for (const purpose of purposes.filter((one) => one !== call)) {
        const token = await tokenOf(app.deps, purpose, own?.alertas_id ?? 0)
        expect((await press(call, token)).status).toBe(400)
      }
      expect((await press(call, `1.${'a'.repeat(43)}`)).status).toBe(400)
    }
    expect(await list(reader)).toHaveLength(1)
  })

  test('open nothing where a restored database has given their number to another row', async () => {
    const { email, token: ofList } = await aVisitor('antes@prueba.example')
    const [own] = (await press('list', ofList)).body.alertas
    const tokenOfNow = (purpose: 'confirm' | 'stop' | 'keep' | 'feed') =>
      tokenOf(app.deps, purpose, own?.alertas_id ?? 0)
    const [confirm, stop, keep, feed] = await Promise.all(
      (['confirm', 'stop', 'keep', 'feed'] as const).map(tokenOfNow),
    )
    const later = new Date('2026-12-05T10:00:00Z')
    await db
      .update(subscriber)
      .set({ email: 'despues@prueba.example', createdAt: later })
      .where(eq(subscriber.email, email))
    await db.update(alert).set({ createdAt: later })
    const tokens = { list: ofList, confirm, stop, keep }
    for (const [call, token] of Object.entries(tokens)) {
      expect((await press(call as keyof typeof tokens, token ?? '')).status).toBe(400)
    }
    expect((await app.request(`/feeds/avisos.rss?token=${feed}`)).status).toBe(404)
    expect(await db.$count(alert)).toBe(1)
  })

  test('of the release before work for alerts of that time alone', async () => {
    const reader = await aReader()
    await create(reader, {})
    const [own] = await list(reader)
    const id = own?.alertas_id ?? 0
    const token = `${id}.${createSigner(app.deps.appSecret, 'keep an alert').sign([id])}`
    expect((await press('keep', token)).status).toBe(400)
    const upgrade = new Date(clock.now().getTime() + 1)
    await db.insert(installation).values({ momentsSignedSince: upgrade })
    expect((await press('keep', token)).status).toBe(200)
    await db.update(alert).set({ createdAt: upgrade })
    expect((await press('keep', token)).status).toBe(400)
  })

  test('are valid in one spelling alone', async () => {
    const reader = await aReader()
    await create(reader, {})
    const [own] = await list(reader)
    const token = await tokenOf(app.deps, 'keep', own?.alertas_id ?? 0)
    for (const other of [`0${token}`, `00${token}`, ` ${token}`, token.replace('.', '.0')]) {
      expect((await press('keep', other)).status).toBe(400)
    }
    expect((await press('keep', token)).status).toBe(200)
  })

  test('stay valid when somebody asks for the same alert again', async () => {
    const email = 'dos.veces@prueba.example'
    await create(undefined, { email })
    await runJobs(app)
    const first = tokenIn(mails[0], '/avisos/confirmar')
    clock.set('2026-11-21T12:00:00Z')
    await create(undefined, { email })
    expect((await press('confirm', first)).status).toBe(200)
  })

  test('read the feed of an alert, which shows what the list shows', async () => {
    const reader = await aReader()
    await site.publish({ nombre: 'Cocinero de partida' })
    await site.publish({ nombre: 'Soldador' })
    await create(reader, { filtros: { nombre: 'cocinero' } })
    const [own] = await list(reader)
    const answer = await app.request(own?.rss ?? '')
    const feed = await answer.text()
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-robots-tag')]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      'noindex',
    ])
    expect(feed).toContain('Cocinero de partida')
    expect(feed).not.toContain('Soldador')
    expect((await app.request('/feeds/avisos.rss?token=1.a')).status).toBe(404)
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await app.request(own?.rss ?? '', { headers })).status, 'not sent again to a reader that has it').toBe(304)
  })
})
