import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RouterProvider, type MetaDescriptor } from 'react-router'
import { expect, test } from 'vitest'
import { api } from '#web/api/client.ts'
import { findListProblems } from '#web/testing/list-rules.ts'
import { anOffer, aProjectOf } from '#web/testing/offers.ts'
import { siteRouter, testSite } from '#web/testing/site-router.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { findOverview } from './find-overview.ts'
import { overviewMeta } from './overview-meta.ts'
import OverviewPage from './route.tsx'

const project = aProjectOf()
const withPage = { ...project, emp_empresas_id: { ...project.emp_empresas_id, slug: 'talleres-3' } }
const pair = {
  ruta: '/empleo/salud/sevilla',
  sector: { mst_emp_sector_id: 24, descripcion: 'Salud' },
  provincia: { mst_provincias_id: 41, nombre: 'Sevilla' },
  cifras: {
    numero_ofertas: 12,
    numero_empresas: 5,
    sueldo_mediano: 24_500,
    ofertas_con_sueldo: 11,
    responde_por_ciento: 81,
    responde_en_dias: 4,
    puestos: ['Enfermero/a'],
    ciudades: ['Sevilla'],
  },
  ofertas: [
    anOffer({ emp_ofertas_id: 1, nombre: 'Enfermera', emp_proyectos_id: withPage }),
    anOffer({ emp_ofertas_id: 2, nombre: 'Celador' }),
  ],
  sectores: [{ nombre: 'Energía', ruta: '/empleo/energia/sevilla', numero_ofertas: 4 }],
  provincias: [{ nombre: 'Cádiz', ruta: '/empleo/salud/cadiz', numero_ofertas: 1234 }],
}
const ofSector = { ...pair, ruta: '/empleo/salud', provincia: null }
const ofProvince = { ...pair, ruta: '/empleo/sevilla', sector: null }
const all = { ...pair, ruta: '/empleo', sector: null, provincia: null, cifras: null, ofertas: [] }

function find(answer: object) {
  stubApi({ 'GET /api/companies/offers-overview': answer })
  return findOverview(api, { first: 'salud', second: 'sevilla' })
}

// Seen to fail where the button asks for the sector only, and without the way to the whole province.
test('an overview says what is known, and leads to its list, its offers, up, down and beside', async () => {
  const Page = OverviewPage as (props: { loaderData: object }) => ReactNode
  const found = await find({ redirige_a: null, resumen: pair })
  const router = siteRouter([{ path: '*', Component: () => <Page loaderData={found} /> }])
  render(<RouterProvider router={router} />, { wrapper: NoticeProvider })
  const main = within(await screen.findByRole('main'))
  expect(main.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Empleo de Salud en Sevilla',
    'Sueldo mediano',
    'Respuesta de las empresas',
    'Puestos más pedidos',
    'Las ofertas más nuevas',
    'Enfermera',
    'Celador',
    'Salud por provincia',
    'Sectores en Sevilla',
  ])
  expect(main.getByText('12 ofertas de 5 empresas')).toBeDefined()
  expect(main.getByText('24.500 € brutos al año')).toBeDefined()
  expect(main.getByRole('button', { name: /^Avísame de ofertas nuevas/ }).textContent).toMatch(/salud.*sevilla/i)
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/empleo',
    '/empleo/salud',
    '/pagina-principal?sector=24&provincia=41',
    '/empresas/talleres-3',
    '/vista-oferta-completa/1',
    '/vista-oferta-completa/2',
    '/empleo/salud/cadiz',
    '/empleo/sevilla',
    '/empleo/energia/sevilla',
  ])
})

test.each([
  ['/pagina-principal?sector=24&provincia=41', 302],
  ['/empleo/salud/sevilla', 301],
])('another address leads to %s with status %i', async (path, status) => {
  const thrown: unknown = await find({ redirige_a: path, resumen: null }).catch((error: unknown) => error)
  expect(thrown).toMatchObject({ status })
  expect((thrown as Response).headers.get('location')).toBe(path)
})

test('an impossible address is not found, and a failure has the page of failures', async () => {
  await expect(find(refusal(400, 'invalid_input'))).rejects.toMatchObject({ init: { status: 404 } })
  await expect(find(refusal(503, 'busy'))).rejects.toMatchObject({ status: 503 })
})

// Seen to fail with relative addresses, and with positions from 0.
test('each has its own title, description and address, and sound lists for search engines', async () => {
  const args = { matches: [{ id: 'root', loaderData: { site: testSite } }], location: { pathname: '/x' } }
  const metas: MetaDescriptor[][] = []
  for (const resumen of [pair, ofSector, ofProvince, all]) {
    const meta = overviewMeta(args, await find({ redirige_a: null, resumen }))
    metas.push(meta)
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: testSite.baseUrl + resumen.ruta })
    const lists = meta.flatMap((one) =>
      'script:ld+json' in one ? [one['script:ld+json'] as Record<string, unknown>] : [],
    )
    expect(lists.map((list) => list['@type'])).toEqual(resumen === all ? [] : ['ItemList', 'BreadcrumbList'])
    expect(lists.flatMap(findListProblems)).toEqual([])
  }
  expect(metas.map(([title]) => title)).toEqual(
    ['Empleo de Salud en Sevilla', 'Empleo de Salud', 'Empleo en Sevilla', 'Empleo por provincia y sector'].map(
      (title) => ({ title: `${title} | Faro Empleo` }),
    ),
  )
  const content =
    'Empleo de Salud en Sevilla: 12 ofertas de 5 empresas. Sueldo mediano: 24.500\u00a0€ brutos al año. Puestos más pedidos: Enfermero/a.'
  expect(metas[0]).toContainEqual({ name: 'description', content })
})
