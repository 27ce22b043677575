import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { FEATURED_OFFERS } from '#contract/constants.ts'
import { company, offer } from '#server/database/schema/schema.ts'
import { anOffer } from '#server/testing/factories.ts'
import { openVerificationSite } from '#server/testing/fixtures/verification-site.ts'

const { app, clock, aPending, aVerified, check, decide, mailsTo, tokenIn, confirm } = await openVerificationSite()
const { db } = app.deps

interface ShownOffer {
  emp_ofertas_id: number
  emp_proyectos_id: { emp_empresas_id: { verificada_el: string | null; comprobaciones?: unknown } }
}

const companyOf = (shown: ShownOffer | undefined) => shown?.emp_proyectos_id.emp_empresas_id
const open = async (id: number) =>
  companyOf((await app.call<ShownOffer>(`GET /api/companies/offer-information/${id}`)).body)
const inList = async (id: number) => {
  const { body } = await app.call<ShownOffer[]>('GET /api/companies/all-active-offers')
  return companyOf(body.find((one) => one.emp_ofertas_id === id))
}

describe('The badge of an offer', () => {
  test('is there once its company is verified, and gone when it is not any more', async () => {
    const own = await aPending()
    const id = await anOffer(app, { by: own })
    expect(await inList(id)).toMatchObject({ verificada_el: null })
    expect(await open(id)).toMatchObject({ verificada_el: null, comprobaciones: [] })
    await check(own.companyId, 'registro')
    await check(own.companyId, 'telefono')
    expect(await open(id), 'nothing before the decision').toMatchObject({ verificada_el: null, comprobaciones: [] })
    await decide(own.companyId, 'verificada')
    await expect.poll(() => inList(id)).toMatchObject({ verificada_el: '2026-11-21' })
    expect(await open(id)).toMatchObject({
      verificada_el: '2026-11-21',
      comprobaciones: [
        { comprobacion: 'registro', fecha: '2026-11-21' },
        { comprobacion: 'telefono', fecha: '2026-11-21' },
      ],
    })
    await decide(own.companyId, 'rechazada', { motivo: 'web_no_corresponde' })
    await expect.poll(() => inList(id)).toMatchObject({ verificada_el: null })
    expect(await open(id)).toMatchObject({ verificada_el: null, comprobaciones: [] })
  })

  test('says of a check that came later what its day was', async () => {
    const own = await aVerified()
    await check(own.companyId, 'web')
    const id = await anOffer(app, { by: own })
    const token = tokenIn((await mailsTo(own.contactEmail))[0])
    const today = clock.now()
    clock.set('2026-11-22T23:30:00Z')
    await confirm(token)
    expect((await open(id))?.comprobaciones).toContainEqual({ comprobacion: 'correo_corporativo', fecha: '2026-11-23' })
    clock.set(today.toISOString())
  })
})

interface Opened {
  comprobaciones: { comprobacion: string }[]
}

describe('A confirmed e-mail of the company', () => {
  const checksOf = async (id: number) =>
    ((await open(id)) as Opened).comprobaciones.map(({ comprobacion }) => comprobacion)
  const aConfirmed = async (contacto_correo: string, ...checks: string[]) => {
    const own = await aPending({ contacto_correo })
    for (const one of ['registro', 'telefono', ...checks]) await check(own.companyId, one)
    await decide(own.companyId, 'verificada')
    expect((await confirm(tokenIn((await mailsTo(contacto_correo)).at(-1)))).status).toBe(200)
    return checksOf(await anOffer(app, { by: own }))
  }

  test('is told where its domain is that of the web that was checked', async () => {
    expect(await aConfirmed('ana@rrhh.talleres.example', 'web')).toContain('correo_corporativo')
  })

  test('is not told where anybody could have bought its domain, or nobody has looked at the web', async () => {
    expect(await aConfirmed('ana@talleres-empleo.example', 'web')).toEqual(['registro', 'telefono', 'web'])
    expect(await aConfirmed('eva@talleres.example')).toEqual(['registro', 'telefono'])
  })
})

describe('The offers of the landing page', () => {
  const featured = async () => (await app.call<ShownOffer[]>('GET /api/companies/featured-offers')).body

  test('are the newest of verified companies, then the newest of the others', async () => {
    await db.delete(offer)
    expect(await featured()).toEqual([])
    const [verified, other] = [await aVerified(), await aPending()]
    const first = await anOffer(app, { by: verified })
    const second = await anOffer(app, { by: verified })
    const others: number[] = []
    for (let made = 0; made < FEATURED_OFFERS - 1; made += 1) others.push(await anOffer(app, { by: other }))
    const ids = async () => (await featured()).map((one) => one.emp_ofertas_id)
    await expect.poll(ids).toEqual([second, first, ...others.toReversed().slice(0, 2)])
    await decide(verified.companyId, 'suspendida', { motivo: 'fraude' })
    await expect.poll(ids).toEqual(others.toReversed())
    await db
      .update(company)
      .set({ verification: 'verified', verifiedOn: '2026-11-21' })
      .where(eq(company.id, other.companyId))
    await expect.poll(ids).toEqual(others.toReversed())
  })
})
