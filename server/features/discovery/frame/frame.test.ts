import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { aCompany, anOffer } from '#server/testing/factories.ts'
import { openCachedSite } from '#server/testing/fixtures/cached-site.ts'

const PATH = '/marco/ofertas'
const { app, ask, untilCached } = await openCachedSite()
const { baseUrl } = app.deps.env
const company = await aCompany(app, { plan: 'premium', nombre: 'Casa <b>Pérez</b> & Hijos' })
const id = await anOffer(app, { by: company, nombre: 'Farera "de noche" <img src=x>', mst_emp_sector_id: 9 })

test('shows the offers of a search without scripts, and each link opens another tab', async () => {
  const page = await (await ask(`${PATH}?sector=9`)).text()
  expect(page.match(/<h2>/g)).toHaveLength(1)
  expect(page).toContain('Farera &quot;de noche&quot; &lt;img src=x&gt;')
  expect(page).toContain('Casa &lt;b&gt;Pérez&lt;/b&gt; &amp; Hijos')
  expect(page).not.toMatch(/<script|<img| on\w+=|<link rel="(?!canonical)/)
  const links = [...page.matchAll(/<a [^>]*>/g)].map(([link]) => link)
  expect(links).toHaveLength(3)
  for (const link of links) expect(link).toMatch(/href="http[^"]+" target="_blank" rel="noopener"/)
  expect(links[0]).toContain(`${baseUrl}/vista-oferta-completa/${id}`)
  expect(page).toContain(`<link rel="canonical" href="${baseUrl}/pagina-principal?sector=9" />`)
  expect(page).toContain('<meta name="robots" content="noindex" />')
  expect(page.length).toBeLessThan(5000)
})

test.each([
  ['without a hit', '?sector=9&provincia=41', 200, 'Ahora no hay ofertas'],
  ['with an unknown entry', '?sector=99', 200, 'con un filtro que no existe'],
  ['with what no filter can be', '?sector=x%27--', 400, 'No pudimos obtener las ofertas'],
])('a search %s is a page that can stand in a frame', async (_, query, status, sentence) => {
  const response = await ask(PATH + query)
  expect([response.status, response.headers.get('x-frame-options')]).toEqual([status, null])
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; frame-ancestors \*$/)
  const page = await response.text()
  expect(page).toContain(sentence)
  expect(page).toContain('Ver todas las ofertas')
})

test('is cached like other public pages, and shows a new offer at once', async () => {
  await untilCached(`${PATH}?sector=9`)
  const { headers } = await ask(`${PATH}?sector=9`)
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1')
  expect((await ask(`${PATH}?sector=9`, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
  await anOffer(app, { by: company, nombre: 'Otra farera', mst_emp_sector_id: 9 })
  expect(await (await ask(`${PATH}?sector=9`)).text()).toContain('Otra farera')
})

// Seen to fail where the header of frames was taken away below /marco.
describe('no other page can stand in a frame:', () => {
  const pages = async () => new Response('a page', { headers: { 'content-type': 'text/html' } })
  const site = createApp({ ...app.deps, responseCache: undefined }, pages)
  const others = ['/', '/pagina-principal', `/vista-oferta-completa/${id}`, '/perfil-empresa', '/autenticacion']
  const files = ['/feeds/ofertas.rss', '/feeds/ofertas.xml', '/sitemap.xml', '/robots.txt', '/og/faro.png', '/healthz']
  const near = ['/marco', '/marco/', '/marco/otra', '/marco/ofertas/1', '/MARCO/ofertas']
  test.each([...others, ...files, ...near, '/api/companies/featured-offers', '/api/docs'])('%s', async (path) => {
    const { headers } = await site.request(path)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})
