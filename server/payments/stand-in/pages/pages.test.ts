import { beforeEach, describe, expect, test } from 'vitest'
import { BODY_MAX_BYTES } from '#contract/constants.ts'
import { aCompany } from '#server/testing/factories.ts'
import {
  aLastingCompany,
  deliverAll,
  listNotices,
  pathOf,
  pay,
  planOf,
  readCompany,
  startPayment,
  submit,
  subscribe,
} from '#server/testing/stand-in-payments.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'

const START = '2026-11-21T10:00:00Z'
const clock = createTestClock(START)
const app = await createTestApp({ clock })
const { baseUrl } = app.deps.env

beforeEach(() => clock.set(START))

const read = async (path: string) => (await app.request(path)).text()

describe('the page of a payment', () => {
  test('says what is bought and for how much, and that nothing is charged', async () => {
    const { url } = await startPayment(app, await aCompany(app))
    const page = await read(pathOf(url))
    for (const words of ['Pasarela de pruebas: no se cobra nada', 'Plan Premium', '29,00\u00a0€ al mes']) {
      expect(page).toContain(words)
    }
    expect(page).toContain(`href="${baseUrl}/perfil-empresa?pago=cancelado"`)
  })

  test('has no inline script or style, is not cached and not indexed', async () => {
    const { url } = await startPayment(app, await aCompany(app))
    const answer = await app.request(pathOf(url))
    const page = await answer.text()
    expect(page).toContain('<meta name="referrer" content="no-referrer" />')
    expect(page).not.toMatch(/<script|<style|style=|onclick/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  })

  test('says that a card was declined and can be tried again', async () => {
    const payment = await startPayment(app, await aCompany(app))
    const page = await read(await pay(app, { ...payment, card: 'declined' }))
    expect(page).toContain('La tarjeta ha sido rechazada')
    expect(page).toContain('role="alert"')
    expect(page).toContain('Pagar 29,00')
  })

  test.each([{}, { card: 'gold' }, { other: 'pays' }])('charges nothing where %o was sent', async (fields) => {
    const { url } = await startPayment(app, await aCompany(app))
    expect(await read(await submit(app, { path: pathOf(url), fields }))).toContain('Pagar 29,00')
  })

  test('charges once for two clicks, and both lead back', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    const before = (await listNotices(app)).length
    const places = await Promise.all([1, 2, 3, 4].map(() => pay(app, payment)))
    expect(new Set(places)).toEqual(
      new Set([`${baseUrl}/perfil-empresa?session_id=${payment.id}&company_id=${by.companyId}`]),
    )
    expect((await listNotices(app)).length - before).toBe(3)
  })

  test('says that it is paid and offers no second payment', async () => {
    const payment = await startPayment(app, await aCompany(app))
    await pay(app, payment)
    const page = await read(pathOf(payment.url))
    expect(page).toContain('Este pago ya está hecho')
    expect(page).not.toContain('<form')
  })

  test('settles a delayed payment once', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    await pay(app, { ...payment, card: 'pays-later' })
    expect(await read(pathOf(payment.url))).toContain('Confirmar el pago ahora')
    const path = `${pathOf(payment.url)}/decision`
    expect(await submit(app, { path, fields: { outcome: 'fails' } })).toBe(pathOf(payment.url))
    await submit(app, { path, fields: { outcome: 'pays' } })
    await deliverAll(app)
    expect(await planOf(app, by)).toBe('gratis')
    expect(await read(pathOf(payment.url))).toContain('El pago no se ha hecho')
  })

  test('that was closed says so', async () => {
    const by = await aCompany(app)
    const payment = await startPayment(app, by)
    await startPayment(app, { ...by, path: '/empresa/success' })
    expect(await read(pathOf(payment.url))).toContain('El pago no se ha hecho')
  })

  test.each(['pago/cs_test_0', 'portal/cus_0', 'nada', ''])('there is none at «%s»', async (path) => {
    const answer = await app.request(`/pasarela-de-pruebas/${path}`)
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Esta página ya no existe')])
  })

  test('refuses a large body', async () => {
    const { url } = await startPayment(app, await aCompany(app))
    const init = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const answer = await app.request(pathOf(url), { ...init, body: `card=${'x'.repeat(BODY_MAX_BYTES)}` })
    expect(answer.status).toBe(413)
  })
})

describe('the page of a subscription', () => {
  const openPortal = async (by: { token: string }) => {
    const answer = await app.call<{ url: string }>('POST /api/stripe/billing-portal', { ...by, body: { baseUrl } })
    return pathOf(answer.body.url)
  }
  const formOf = (page: string, action: string) => {
    const form = page.split('<form').find((part) => part.includes(`value="${action}"`)) ?? ''
    return { path: /action="([^"]+)"/.exec(form)?.[1] ?? '', fields: { action } }
  }
  /** Presses a button of the page. */
  const press = async (portal: string, action: string) => {
    const { path, fields } = formOf(await read(portal), action)
    expect(await submit(app, { path, fields })).toBe(portal)
    await deliverAll(app)
  }

  test('cancels, undoes the cancellation, and ends', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    const portal = await openPortal(by)
    expect(await read(portal)).toContain('Próximo cobro')
    await press(portal, 'cancel')
    expect(await read(portal)).toContain('Termina el')
    expect((await readCompany(app, by)).suscripcion_hasta).toBe('2026-12-21')
    await press(portal, 'keep')
    expect((await readCompany(app, by)).suscripcion_hasta).toBeNull()
    await press(portal, 'cancel')
    await press(portal, 'end-period')
    expect(await planOf(app, by)).toBe('gratis')
    expect(await read(portal)).toContain('No hay ninguna suscripción activa.')
  })

  test('lets a charge fail and recover', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    const portal = await openPortal(by)
    await press(portal, 'fail-charge')
    expect((await readCompany(app, by)).pago_fallido).toBe(true)
    await press(portal, 'recover-charge')
    expect(await readCompany(app, by)).toMatchObject({ suscripcion: 'premium', pago_fallido: false })
  })

  test('changes no subscription of another company', async () => {
    const [by, other] = [await aLastingCompany(app), await aLastingCompany(app)]
    await subscribe(app, by)
    await subscribe(app, other)
    const { path, fields } = formOf(await read(await openPortal(other)), 'cancel')
    const own = await openPortal(by)
    await submit(app, { path: `${own}/${path.split('/').at(-1)}`, fields })
    await deliverAll(app)
    expect((await readCompany(app, other)).suscripcion_hasta).toBeNull()
  })

  test('offers nothing before the first payment is settled', async () => {
    const by = await aLastingCompany(app)
    await pay(app, { ...(await startPayment(app, by)), card: 'pays-later' })
    const page = await read(await openPortal(by))
    expect(page).toContain('Pendiente del primer pago')
    expect(page).not.toContain('<button')
  })

  test('treats an invalid form as a form without a choice', async () => {
    const by = await aLastingCompany(app)
    await subscribe(app, by)
    const portal = await openPortal(by)
    const { path } = formOf(await read(portal), 'cancel')
    const headers = { 'content-type': 'multipart/form-data' }
    const answer = await app.request(path, { method: 'POST', headers, body: 'nonsense' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, portal])
  })
})
