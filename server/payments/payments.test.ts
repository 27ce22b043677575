import { describe, expect, test } from 'vitest'
import { aCandidate, aCompany, anAccount } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp({ env: { baseUrl: 'https://empleo.example' } })
const company = await aCompany(app)

const start = (body: object, token: string | undefined = company.token) =>
  app.call('POST /api/stripe/create-checkout-session', { token, body })
const sound = { baseUrl: 'https://empleo.example/perfil-empresa', companyId: company.companyId, plan: 'premium' }

describe('starting a payment', () => {
  test('answers, with a sentence to show, that nobody takes payments yet', async () => {
    expect(await start(sound)).toMatchObject({
      status: 503,
      body: {
        error: 'El pago con tarjeta aún no está disponible. Inténtalo más adelante.',
        code: 'payments_unavailable',
      },
    })
  })

  test.each([
    'https://otra.example/perfil-empresa',
    'http://empleo.example/perfil-empresa',
    'https://empleo.example:8443',
    'https://empleo.example.otra.example',
    'https://empleo.example@otra.example',
    'javascript:alert(1)',
    '/perfil-empresa',
    '',
  ])('comes back to our own origin alone, not to «%s»', async (baseUrl) => {
    const { status, body } = await start({ ...sound, baseUrl })
    expect([status, body]).toEqual([400, { error: 'Revisa estos datos: baseUrl.', code: 'invalid_input' }])
  })

  test('for the company of somebody else finds none', async () => {
    const { companyId } = await aCompany(app)
    expect(await start({ ...sound, companyId })).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('of another plan is refused', async () => {
    expect((await start({ ...sound, plan: 'oro' })).status).toBe(400)
  })

  test('needs a session, of a company, with a profile', async () => {
    expect((await start(sound, '')).status).toBe(401)
    expect((await start(sound, (await aCandidate(app)).token)).status).toBe(403)
    expect((await start(sound, (await anAccount(app, { role: 2 })).token)).status).toBe(409)
  })
})
