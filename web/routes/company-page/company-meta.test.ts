import { expect, test } from 'vitest'
import type { CompanyPage } from '#web/api/types.ts'
import { organizationProblems } from '#web/testing/job-posting-rules.ts'
import { testSite } from '#web/testing/site-router.ts'
import { companyMeta } from './company-meta.ts'

const page: CompanyPage = {
  emp_empresas_id: 7,
  slug: 'panaderia-x-7',
  nombre: 'Panadería X',
  logo_link: '/files/logo/a.webp',
  verificada_el: '2026-11-01',
  comprobaciones: [],
  mst_provincias_id: { mst_provincias_id: 41, nombre: 'Sevilla' },
  mst_ciudades_id: null,
  ofertas_activas: 1,
  texto: 'Hacemos pan.\n\n' + 'Desde siempre. '.repeat(30),
  web: 'https://panaderia.example/',
  sectores: [],
  ciudades: [],
  responde_en_dias: null,
  responde_por_ciento: null,
}

const tagsOf = (changes: Partial<CompanyPage> = {}, pathname = '/empresas/panaderia-x-7') =>
  companyMeta(
    { matches: [{ id: 'root', loaderData: { site: testSite } }], location: { pathname } },
    { ...page, ...changes },
  ) as Record<string, unknown>[]
const find = (tags: Record<string, unknown>[], key: string, value?: string) =>
  tags.filter((tag) => key in tag && (value === undefined || tag[key] === value))

test('the page has its own title, description and address', () => {
  const tags = tagsOf()
  expect(find(tags, 'title')).toEqual([{ title: 'Trabajar en Panadería X · 1 oferta de empleo | Faro Empleo' }])
  const [description] = find(tags, 'name', 'description')
  expect(description?.['content']).toMatch(/^Panadería X \(Sevilla\): 1 oferta de empleo\. Hacemos pan\. Desde siempre/)
  expect(String(description?.['content']).length).toBeLessThanOrEqual(155)
  expect(find(tags, 'rel', 'canonical')[0]).toMatchObject({ href: 'https://empleo.example/empresas/panaderia-x-7' })
  expect(find(tagsOf({ ofertas_activas: 0 }), 'title')[0]?.['title']).toBe('Trabajar en Panadería X | Faro Empleo')
})

test.each([{}, { logo_link: null, texto: '', web: null }])('its structured data keep the rules: %o', (changes) => {
  const [company, way] = find(tagsOf(changes), 'script:ld+json').map((tag) => tag['script:ld+json']) as object[]
  expect(organizationProblems(company)).toEqual([])
  expect(company).toMatchObject({
    url: 'https://empleo.example/empresas/panaderia-x-7',
    address: { addressCountry: 'ES' },
  })
  expect(Object.values(company ?? {})).not.toContain(null)
  expect(way).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2, name: 'Panadería X' }] })
})
