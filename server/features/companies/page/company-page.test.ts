import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { company, offer } from '#server/database/schema/schema.ts'
import { aCandidate, aCompany, anOffer, type Company } from '#server/testing/factories.ts'
import { openVerificationSite } from '#server/testing/fixtures/verification-site.ts'

const { app, aVerified, aPending, open, decide, close, mailsTo, asOperator } = await openVerificationSite()
const { db } = app.deps

interface Page {
  slug: string
  nombre: string
  texto: string
  web: string | null
  estado_pagina: string
  aviso: string | null
  ofertas_activas: number
}

const read = (slug: string) => app.call<Page>(`GET /api/companies/company-page/${slug}`)
const idOf = ({ companyId }: Company) => read(`x-${companyId}`)
const save = ({ token }: { token: string }, body: object) =>
  app.call<Page>('PUT /api/companies/company-page', { token, body })
const list = (query = '') => app.call<Page[]>(`GET /api/companies/directory?${query}`)
const withOffer = async (fields: object = {}) => {
  const own = await aCompany(app)
  return { ...own, offerId: await anOffer(app, { by: own, ...fields }) }
}
const setOffer = (id: number, fields: object) => db.update(offer).set(fields).where(eq(offer.id, id))

/** Companies of every kind, and whether each has something to show. */
const kinds: Record<string, [boolean, () => Promise<Company>]> = {
  'verified, without offers': [true, aVerified],
  'with an active offer': [true, withOffer],
  'without anything': [false, () => aCompany(app)],
  'that waits for its verification': [false, aPending],
  'with an offer that has ended': [
    false,
    async () => {
      const own = await withOffer()
      await setOffer(own.offerId, { expiresOn: '2020-01-01' })
      return own
    },
  ],
  'with an offer that is switched off': [false, () => withOffer({ estado: 0 })],
  'with a held offer': [false, () => withOffer({ descripcion: 'Llama al 806 123 456.' })],
  'verified and suspended': [
    false,
    async () => {
      const own = await aVerified()
      await decide(own.companyId, 'suspendida', { motivo: 'fraude' })
      return own
    },
  ],
  'that is suspended with its offers': [
    false,
    async () => {
      const own = await withOffer()
      await decide(own.companyId, 'suspendida', { motivo: 'fraude' })
      return own
    },
  ],
  'verified and disabled': [
    false,
    async () => {
      const own = await aVerified()
      const body = { desactivada: true, motivo: 'Envía mensajes ofensivos' }
      const answer = await app.call(`PUT /api/operator/disable-account/${own.accountId}`, {
        ...(await asOperator()),
        body,
      })
      expect(answer.status).toBe(200)
      return own
    },
  ],
  'verified and leaving': [
    false,
    async () => {
      const own = await aVerified()
      await close(own)
      return own
    },
  ],
}

test('page, directory with its number, and sitemap show the same companies: those that have something to show', async () => {
  // More than one page of the directory.
  for (let number = 0; number < 24; number += 1) await withOffer()
  const shown = new Set<number>()
  for (const [name, [isPublic, make]] of Object.entries(kinds)) {
    const own = await make()
    expect({ name, status: (await idOf(own)).status }).toEqual({ name, status: isPublic ? 200 : 404 })
  }
  for (const { id } of await db.select({ id: company.id }).from(company)) {
    if ((await read(`x-${id}`)).status === 200) shown.add(id)
  }
  const sitemap = await (await app.request('/sitemap-empresas.xml')).text()
  const slugs = Array.from(sitemap.matchAll(/\/empresas\/([^<]+)</g), ([, slug = '']) => slug)
  const pages = await Promise.all(slugs.map(read))
  expect(pages.map(({ status, body }) => [status, body.slug])).toEqual(slugs.map((slug) => [200, slug]))
  const [first, second] = [await list('pagina=1'), await list('pagina=2')]
  const rows = [...first.body, ...second.body]
  expect(first.headers.get('x-total-count')).toBe(String(rows.length))
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted())
  expect(slugs).toHaveLength(shown.size)
})

test('the address of an earlier name leads to the company, and to no other', async () => {
  const own = await withOffer()
  const rename = (nombre: string) =>
    app.call('PUT /api/companies/update-profile', { token: own.token, body: { nombre } })
  await rename('Panadería del Ñandú, S. L.')
  const before = `panaderia-del-nandu-${own.companyId}`
  expect((await idOf(own)).body.slug).toBe(before)
  await rename('Horno Nuevo')
  expect((await read(before)).body).toMatchObject({ nombre: 'Horno Nuevo', slug: `horno-nuevo-${own.companyId}` })
  expect([(await read('panaderia-del-nandu')).status, (await read('x-2147483648')).status]).toEqual([404, 404])
})

test('the directory is searched by words of the name, province, sector of an active offer, and number', async () => {
  const own = await withOffer({ mst_emp_sector_id: 21 })
  await app.call('PUT /api/companies/update-profile', { token: own.token, body: { nombre: 'Cerámica Única' } })
  const found = async (query: string) => (await list(query)).body.map(({ nombre }) => nombre)
  expect(await found('nombre=unica+CER')).toEqual(['Cerámica Única'])
  expect(await found(`empresa=${own.companyId}`)).toEqual(['Cerámica Única'])
  expect(await found('sector=21')).toEqual(['Cerámica Única'])
  expect(await found('nombre=unica&sector=20')).toEqual([])
  expect(await found('nombre=unica&provincia=52')).toEqual([])
  expect((await list('provincia=abc')).status).toBe(404)
  expect((await list('pagina=0')).status).toBe(400)
})

describe('What a company writes', () => {
  const held = { estado_pagina: 'retenida', aviso: expect.stringContaining('antes lo revisará nuestro equipo') }

  test.each([
    ['Somos un obrador familiar.\n\nBuscamos gente con ganas.', 'panaderia.example', true],
    ['Escríbenos a rrhh@panaderia.example <b>hoy</b>', null, true],
    ['<script>alert(1)</script>', null, true],
    ['Llama al 806 123 456 para saber más.', null, false],
    ['Ingresa 50 € para reservar tu plaza.', null, false],
    ['Entra en https://bit.ly/x y regístrate.', null, false],
    ['Escríbenos por Telegram: t.me/trabajo', null, false],
    ['Conócenos', 'https://wa.me/34600000000', false],
  ])('is judged as an offer: «%s» %s', async (texto, web, isShown) => {
    const own = await withOffer()
    const answer = await save(own, { texto, web })
    expect(answer).toMatchObject({ status: 200, body: isShown ? { estado_pagina: 'sin_revisar', aviso: null } : held })
    const { body } = await idOf(own)
    expect(body).toMatchObject(isShown ? { texto, web: web && `https://${web}/` } : { texto: '', web: null })
  })

  test('stays where it is not sent, and stays hidden once it was held, whatever follows', async () => {
    const own = await withOffer()
    await save(own, { texto: 'Pan', web: 'panaderia.example' })
    await save(own, { texto: 'Más pan' })
    expect((await idOf(own)).body).toMatchObject({ texto: 'Más pan', web: 'https://panaderia.example/' })
    await save(own, { texto: 'Llama al 806 123 456.' })
    expect((await save(own, { texto: 'Pan' })).body).toMatchObject(held)
    expect((await idOf(own)).body.texto).toBe('')
  })

  test('is refused without a token, by another role, in another shape, and by a suspended company', async () => {
    const own = await withOffer()
    expect((await app.call('PUT /api/companies/company-page', { body: { texto: 'x' } })).status).toBe(401)
    expect((await save(await aCandidate(app), { texto: 'x' })).status).toBe(403)
    for (const body of [{ texto: 'x'.repeat(2001) }, { texto: null }, { web: 7 }, { web: 'javascript:alert(1)' }]) {
      expect({ body, status: (await save(own, body)).status }).toEqual({ body, status: 400 })
    }
    await decide(own.companyId, 'suspendida', { motivo: 'fraude' })
    expect(await save(own, { texto: 'x' })).toMatchObject({ status: 409, body: { code: 'company_suspended' } })
  })

  test.each(['before', 'first'] as const)('waits with «MODERATION=%s» until its company is trusted', async (mode) => {
    app.deps.env.moderation = mode
    const [own, trusted] = [await aCompany(app), await aVerified()]
    expect((await save(own, { texto: 'Pan' })).body.estado_pagina).toBe('retenida')
    expect((await save(trusted, { texto: 'Pan' })).body.estado_pagina).toBe('sin_revisar')
    app.deps.env.moderation = 'after'
  })
})

describe('An operator', () => {
  const review = ({ companyId }: Pick<Company, 'companyId'>, decision: string, fields: object = {}) =>
    decide(companyId, `pagina_${decision}`, fields)
  const queue = async () => {
    const path = 'GET /api/operator/companies?estado=pagina_por_revisar'
    const { body } = await app.call<{ empresas: { emp_empresas_id: number }[] }>(path as 'GET /', await asOperator())
    return body.empresas.map(({ emp_empresas_id: id }) => id)
  }

  test('finds it among the companies, approves it, or removes it with a reason that the company reads', async () => {
    const own = await withOffer()
    await save(own, { texto: 'Llama al 806 123 456.' })
    expect(await queue()).toContain(own.companyId)
    expect(await open(own.companyId)).toMatchObject({ pagina: { texto: 'Llama al 806 123 456.' } })
    expect((await review(own, 'aprobada')).status).toBe(200)
    expect((await idOf(own)).body.texto).toBe('Llama al 806 123 456.')
    expect((await review(own, 'retirada')).status).toBe(400)
    expect((await review(own, 'retirada', { texto: 'Es un número de pago.' })).status).toBe(200)
    expect(await queue()).not.toContain(own.companyId)
    expect((await idOf(own)).body.texto).toBe('')
    const letter = (await mailsTo(own.email)).at(-1)
    expect(letter?.text).toContain('Es un número de pago.')
    const information = await app.call('GET /api/companies/company-information', { token: own.token })
    expect(information.body).toMatchObject({ pagina: { estado_pagina: 'retirada', motivo: 'Es un número de pago.' } })
    expect((await save(own, { texto: 'Pan' })).body.estado_pagina).toBe('retenida')
  })

  test('decides about no text that they have not seen, and about none that was never written', async () => {
    const own = await withOffer()
    await save(own, { texto: 'Pan' })
    const { version } = await open(own.companyId)
    await save(own, { texto: 'Otro' })
    expect((await review(own, 'aprobada', { version })).status).toBe(409)
    expect((await review(await withOffer(), 'aprobada')).status).toBe(409)
    const { rows } = await db.execute(sql`select from operator_act where kind = 'approve-company-page'`)
    expect(rows).toHaveLength(1)
  })
})
