import { access } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { aCompany, anOffer, aProject, offerFields, projectFields } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { createSitemap } from './sitemap.ts'
import { escapeXml } from '#server/domain/offers/feed/xml.ts'

const baseUrl = 'https://empleo.example'
const clock = createTestClock()
const app = await createTestApp({ clock, env: { baseUrl, requiresSalary: false } })
const company = await aCompany(app, { plan: 'premium', nombre: 'Pérez & Hijos <S.L.>' })

const textOf = async (path: string, init?: RequestInit) => (await app.request(path, init)).text()
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
const pageOf = (id: number) => `${baseUrl}/vista-oferta-completa/${id}`
const later = () => clock.set(new Date(clock.now().getTime() + 3_600_000).toISOString())
const setProject = (id: number, estado: 0 | 1) =>
  app.call(`PUT /api/companies/update-project/${id}`, { token: company.token, body: { ...projectFields, estado } })

const active = await anOffer(app, { by: company })
const inactive = await anOffer(app, { by: company, estado: 0 })
const sleepingProject = await aProject(app, { by: company })
const hidden = await anOffer(app, { by: company, projectId: sleepingProject })
await setProject(sleepingProject, 0)

describe('robots.txt', () => {
  test('allows public paths, disallows private paths, and names the sitemap', async () => {
    const answer = await app.request('/robots.txt')
    const lines = (await answer.text()).split('\n')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(lines).toContain(`Sitemap: ${baseUrl}/sitemap.xml`)
    const closed = [
      '/api/',
      '/mi-perfil',
      '/cuenta',
      '/perfil-empresa',
      '/seleccion-rol',
      '/crea-tu-perfil/',
      '/files/',
    ]
    expect(lines).toEqual(expect.arrayContaining(closed.map((path) => `Disallow: ${path}`)))
    expect(lines).toContain('Allow: /files/logo/')
    expect(lines).not.toContain('Disallow: /')
  })
})

describe('the sitemap', () => {
  test('is an index of files, each with the date of its newest entry', async () => {
    const answer = await app.request('/sitemap.xml')
    const xml = await answer.text()
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const files = ['paginas', 'empresas', 'ofertas-1'].map((name) => `${baseUrl}/sitemap-${name}.xml`)
    expect(addressesIn(xml)).toEqual(files)
    expect(xml).toContain('sitemap-ofertas-1.xml</loc><lastmod>2026-11-20T23:00:00.000Z</lastmod>')
  })

  test('lists only active offers of active projects', async () => {
    const addresses = addressesIn(await textOf('/sitemap-ofertas-1.xml'))
    expect(addresses).toContain(pageOf(active))
    expect(addresses).not.toContain(pageOf(inactive))
    expect(addresses).not.toContain(pageOf(hidden))
  })

  test('gives an offer the day of its publication or the time of its last change', async () => {
    const id = await anOffer(app, { by: company })
    const lastmod = async () =>
      new RegExp(`${pageOf(id)}</loc><lastmod>([^<]+)`).exec(await textOf('/sitemap-ofertas-1.xml'))?.[1]
    expect(await lastmod()).toBe('2026-11-20T23:00:00.000Z') // midnight in Madrid
    later()
    await app.call(`PUT /api/companies/update-offer/${id}`, { token: company.token, body: offerFields })
    expect(await lastmod()).toBe(clock.now().toISOString())
  })

  test('lists the public pages', async () => {
    later()
    const addresses = addressesIn(await textOf('/sitemap-paginas.xml'))
    const paths = ['/', '/pagina-principal', '/privacidad', '/accesibilidad']
    expect(addresses).toEqual(expect.arrayContaining(paths.map((path) => baseUrl + path)))
  })

  test.each([
    '/sitemap-ofertas-2.xml',
    '/sitemap-ofertas-99999.xml',
    '/sitemap-ofertas-0.xml',
    '/sitemap-ofertas-.xml',
  ])('%s is not found, because it would be empty', async (path) => {
    expect((await app.request(path)).status).toBe(404)
  })

  test('splits the offers into files of limited size, with each offer in one file', async () => {
    const ids = [active]
    for (let made = 0; made < 4; made += 1) ids.push(await anOffer(app, { by: company }))
    const small = createSitemap({ db: app.deps.db, clock, baseUrl, fileSize: 2 })
    const files = addressesIn(await small.index()).filter((address) => address?.includes('ofertas'))
    const listed = await Promise.all(
      files.map(async (address) => {
        const file = await small.offers(Number(/(\d+)\.xml$/.exec(address ?? '')?.[1]))
        return addressesIn(await new Response(file).text())
      }),
    )
    expect(Math.max(...listed.map((addresses) => addresses.length))).toBe(2)
    expect(new Set(listed.flat()).size).toBe(listed.flat().length)
    expect(listed.flat()).toEqual(expect.arrayContaining(ids.map(pageOf)))
  })

  test.each([1, 2, 3, 100])('is complete when it is read %i offers at a time', async (chunkSize) => {
    const { db } = app.deps
    const whole = await new Response(await createSitemap({ db, clock, baseUrl }).offers(1)).text()
    const inPieces = await new Response(await createSitemap({ db, clock, baseUrl, chunkSize }).offers(1)).text()
    expect(addressesIn(whole).length).toBeGreaterThan(3)
    expect(inPieces).toBe(whole)
  })

  // Seen to fail with a loop that stops at an error: the file looked complete.
  test('breaks off if the database goes away while it is sent, and does not look complete', async () => {
    const own = await openDatabase(String(app.deps.db.$client.options.connectionString))
    const file = await createSitemap({ ...own, clock, baseUrl, chunkSize: 1 }).offers(1)
    await own.close()
    await expect(new Response(file).text()).rejects.toThrow()
  })

  test('is generated once for many simultaneous requests', async () => {
    later()
    const select = vi.spyOn(app.deps.db, 'select')
    const answers = await Promise.all(Array.from({ length: 20 }, () => textOf('/sitemap.xml')))
    expect(new Set(answers).size).toBe(1)
    expect(select).toHaveBeenCalledOnce()
  })
})

describe('the feed', () => {
  const awkward = '<b>"Ñandú" & café</b> ]]> 😀'

  test('contains the newest 50 active offers, newest first', async () => {
    const ids = []
    const projectId = await aProject(app, { by: company })
    for (let made = 0; made < 51; made += 1) {
      ids.push(await anOffer(app, { by: company, projectId, nombre: `Puesto ${made}` }))
    }
    later()
    const links = [...(await textOf('/feeds/ofertas.rss')).matchAll(/<item>.*?<link>([^<]+)/g)].map(([, link]) => link)
    expect(links).toEqual(ids.slice(1).toReversed().map(pageOf))
  })

  test('is RSS 2.0 with permanent URLs of the feed and of its items', async () => {
    const answer = await app.request('/feeds/ofertas.rss')
    const xml = await answer.text()
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(xml).toContain(`<atom:link href="${baseUrl}/feeds/ofertas.rss" rel="self" type="application/rss+xml"/>`)
    expect(xml).toMatch(/<item>.*<guid isPermaLink="true">https:.*<pubDate>Fri, 20 Nov 2026 23:00:00 GMT<\/pubDate>/)
  })

  test('escapes the texts of a company, for XML and for the HTML of a feed reader', async () => {
    const id = await anOffer(app, { by: company, nombre: awkward, descripcion: `${awkward} \u2028`, salario_anual: 0 })
    later()
    const xml = await textOf('/feeds/ofertas.rss')
    const item = xml.split('<item>').find((part) => part.includes(pageOf(id))) ?? ''
    expect(item).toContain('<title>&lt;b&gt;&quot;Ñandú&quot; &amp; café&lt;/b&gt; ]]&gt; 😀 · Madrid</title>')
    expect(item).toContain(
      'Pérez &amp;amp; Hijos &amp;lt;S.L.&amp;gt; · Madrid · Salario no indicado. &amp;lt;b&amp;gt;',
    )
  })

  test('is not sent again to a client that has it', async () => {
    const tag = (await app.request('/feeds/ofertas.rss')).headers.get('etag') ?? ''
    const again = await app.request('/feeds/ofertas.rss', { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
  })
})

describe('The feed of a search', () => {
  const namesIn = (xml: string) => [...xml.matchAll(/<item><title>([^<]*?) · /g)].map(([, name]) => name)
  const namesFor = async (query: string) => namesIn(await textOf(`/feeds/ofertas.rss?${query}`))

  test('finds nothing for an entry that no list has, and refuses what no filter can be', async () => {
    const remote = { mst_modalidad_id: 3, toda_espana: true }
    const id = await anOffer(app, { by: company, nombre: 'Faro en casa', ...remote })
    for (const name of ['sector', 'puesto', 'provincia', 'modalidad', 'jornada']) {
      expect([name, await namesFor(`${name}=99999`)]).toEqual([name, []])
    }
    expect(await textOf('/feeds/ofertas.rss?sector=99')).toContain('<title>Ofertas, con un filtro que no existe')
    const { headers } = await app.call('GET /api/companies/all-active-offers?provincia=99')
    expect(headers.get('x-total-count')).toBe('0')
    const statusOf = async (query: string) => (await app.request(`/feeds/ofertas.rss?${query}`)).status
    expect([await statusOf('provincia=abc'), await statusOf('contrato=becario')]).toEqual([400, 400])
    await app.call(`DELETE /api/companies/delete-offer/${id}`, { token: company.token })
  })

  test('has what the list finds for each of its filters, and says what it searches', async () => {
    const fields = {
      nombre: 'Farero',
      mst_puestos_id: 51,
      mst_modalidad_id: 2,
      mst_jornada_id: 2,
      salario_anual: 61_000,
    }
    const terms = { tipo_contrato: 'formacion', experiencia: 'senior', reservada_discapacidad: 'cuota' }
    const place = { mst_comunidades_id: 1, mst_provincias_id: 41, mst_ciudades_id: 41_091, mst_emp_sector_id: 9 }
    await anOffer(app, { by: company, ...fields, ...terms, ...place })
    const filters = [
      'nombre=farero',
      'sector=9',
      'puesto=51',
      'ciudad=Sevilla',
      'provincia=41',
      'modalidad=2',
      'jornada=2',
      'contrato=formacion',
      'experiencia=senior',
      'salario=60000',
      'reservada=1',
    ]
    for (const query of filters) expect([query, await namesFor(query)]).toEqual([query, ['Farero']])
    clock.set(new Date(clock.now().getTime() + 3 * 86_400_000).toISOString())
    expect(await namesFor('publicada=1')).toEqual([])
    expect(await namesFor('publicada=7')).toContain('Farero')
    const xml = await textOf('/feeds/ofertas.rss?ciudad=Sevilla&jornada=2&utm_source=x')
    expect(xml).toContain('<title>Todas las ofertas en Sevilla, jornada parcial')
    expect(xml).toContain(`<link>${baseUrl}/pagina-principal?ciudad=Sevilla&amp;jornada=2</link>`)
    expect(xml).toContain(`${baseUrl}/feeds/ofertas.rss?ciudad=Sevilla&amp;jornada=2" rel="self"`)
  })
})

test('characters that XML cannot contain are removed', () => {
  expect(escapeXml('a\u0000\u0008b\uFFFE\uD800c\t😀\n')).toBe('abc\t😀\n')
})

test('the manifest has the name of the brand, and its icons exist', async () => {
  const answer = await app.request('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const manifest = (await answer.json()) as { icons: { src: string }[] }
  expect(manifest).toMatchObject({ name: app.deps.env.brand.name, lang: 'es', start_url: '/pagina-principal' })
  for (const { src } of manifest.icons) await access(new URL(`../../../public${src}`, import.meta.url))
})

describe('a request with a forged Host', () => {
  const forged = { headers: { host: 'malo.example', 'x-forwarded-host': 'malo.example' } }
  const paths = ['robots.txt', 'sitemap.xml', 'sitemap-paginas.xml', 'sitemap-ofertas-1.xml', 'feeds/ofertas.rss']

  test.each(paths)('gets the same /%s as any other request', async (path) => {
    const answer = await app.request(`http://malo.example/${path}`, forged)
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(text).toContain(baseUrl)
    expect(text).not.toContain('malo.example')
  })
})
