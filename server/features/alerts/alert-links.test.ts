import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { alert, installation, subscriber } from '#server/database/schema/schema.ts'
import { createSigner } from '#server/encryption/signer.ts'
import { openAlertSite } from '#server/testing/fixtures/alert-site.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { tokenOf } from './alert-token.ts'

const site = await openAlertSite()
const { app, db, clock, mails, create, press, list, aReader, aVisitor, tokenIn } = site

beforeEach(site.forgetAll)

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
