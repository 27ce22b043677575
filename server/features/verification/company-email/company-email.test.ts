import { describe, expect, test } from 'vitest'
import { aCompany } from '#server/testing/factories.ts'
import { openVerificationSite } from '#server/testing/fixtures/verification-site.ts'

const site = await openVerificationSite()
const { app, clock, request, read, aPending, aVerified, decide, mailsTo, tokenIn, confirm, newTaxNumber } = site

const resend = (token: string) => app.call('POST /api/companies/resend-company-email', { token })
const invalid = { status: 400, body: { code: 'email_link_invalid' } }

describe('The e-mail of a company', () => {
  test('is confirmed by the link that was mailed to it, once and without a session', async () => {
    const own = await aPending()
    const [mail] = await mailsTo(own.contactEmail)
    expect(mail?.text).toContain('https://empleo.example/confirmar-correo-empresa#token=')
    expect(await confirm(tokenIn(mail))).toMatchObject({ status: 200 })
    expect(await read(own)).toMatchObject({
      correo: 'confirmado',
      comprobaciones: [{ comprobacion: 'correo_corporativo' }],
    })
    expect(await confirm(tokenIn(mail))).toMatchObject(invalid)
  })

  test('is confirmed once by two presses at the same moment', async () => {
    const own = await aPending()
    const token = tokenIn((await mailsTo(own.contactEmail))[0])
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('is not confirmed by a link after 72 hours, nor by an invented one', async () => {
    const own = await aPending()
    const token = tokenIn((await mailsTo(own.contactEmail))[0])
    const now = clock.now()
    clock.set(new Date(now.getTime() + 72 * 3_600_000).toISOString())
    expect(await confirm(token)).toMatchObject(invalid)
    clock.set(now.toISOString())
    expect(await confirm('a'.repeat(43))).toMatchObject(invalid)
    expect((await read(own)).correo).toBe('pendiente')
  })

  test('that was corrected gets another link, and the first ends', async () => {
    const own = await aPending()
    const first = tokenIn((await mailsTo(own.contactEmail))[0])
    const email = `luis${own.companyId}@talleres.example`
    await request(own, { nif: own.taxNumber, contacto_correo: email })
    expect(await confirm(first)).toMatchObject(invalid)
    expect((await confirm(tokenIn((await mailsTo(email))[0]))).status).toBe(200)
  })

  test('that is corrected after it was confirmed must be confirmed again', async () => {
    const own = await aPending()
    await confirm(tokenIn((await mailsTo(own.contactEmail))[0]))
    await request(own, { nif: own.taxNumber, contacto_correo: `otra${own.companyId}@talleres.example` })
    expect(await read(own)).toMatchObject({ correo: 'pendiente', comprobaciones: [] })
  })

  test('with a domain where anybody gets one is sent no link', async () => {
    const own = await aPending({ contacto_correo: 'talleres.ejemplo@gmail.com' })
    expect(await mailsTo('talleres.ejemplo@gmail.com')).toEqual([])
    expect((await read(own)).correo).toBe('gratuito')
    expect(await resend(own.token)).toMatchObject({ status: 409, body: { code: 'no_company_email' } })
  })

  test('is sent another link on request, which ends the first', async () => {
    const own = await aPending()
    const [first] = await mailsTo(own.contactEmail)
    expect((await resend(own.token)).status).toBe(200)
    const second = (await mailsTo(own.contactEmail)).at(-1)
    expect(await confirm(tokenIn(first))).toMatchObject(invalid)
    expect((await confirm(tokenIn(second))).status).toBe(200)
    expect(await resend(own.token)).toMatchObject({ status: 409, body: { code: 'no_company_email' } })
  })

  test('gets five links a day, from whatever companies', async () => {
    const email = 'victima@talleres.example'
    for (let sent = 0; sent < 5; sent += 1) await aPending({ contacto_correo: email })
    const answer = await request(await aCompany(app), { nif: newTaxNumber(), contacto_correo: email })
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(await mailsTo(email)).toHaveLength(5)
  })

  test('gets a link only after the company has sent its data, and not while it is suspended', async () => {
    expect(await resend((await aCompany(app)).token)).toMatchObject({ body: { code: 'no_company_email' } })
    const own = await aVerified()
    await decide(own.companyId, 'suspendida', { motivo: 'fraude' })
    expect(await resend(own.token)).toMatchObject({ status: 409, body: { code: 'company_suspended' } })
    expect(await confirm(tokenIn((await mailsTo(own.contactEmail))[0]))).toMatchObject(invalid)
  })
})
