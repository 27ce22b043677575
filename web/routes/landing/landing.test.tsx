import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub, Outlet } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SLIDESHOW_MS } from '#contract/constants.ts'
import type { LandingFigures } from '#web/api/types.ts'
import { testSite } from '#web/testing/site-router.ts'
import { initialise, removeToken, saveToken } from '#web/tab-storage/session-store.ts'
import type { FeaturedOffer } from './find-landing.ts'
import Landing, { meta } from './route.tsx'

const offer = (id: number, nombre = `Oferta ${id}`): FeaturedOffer => ({
  emp_ofertas_id: id,
  nombre,
  descripcion: 'Un buen empleo.',
  pay: '€ 24.000 anuales',
  isVerified: true,
  mst_emp_sector_id: { mst_emp_sector_id: 13, descripcion: 'Educación', link_imagen: '/sectores/educacion.svg' },
  places: 'León',
})

const partners = [
  { nombre: 'Altavera', marca: 'altavera', link_imagen: null },
  { nombre: 'Rivanor', marca: 'rivanor', link_imagen: '/files/rivanor.png' },
  { nombre: 'Talleres Sol', marca: null, link_imagen: null },
]

const found = (featured: FeaturedOffer[], figures: LandingFigures = null) => ({
  featured,
  sectorIds: { Educación: 13 },
  partners,
  figures,
})

async function openLanding(featured: FeaturedOffer[] = [], { site = testSite, figures = null as LandingFigures } = {}) {
  const Page = Landing as (props: { loaderData: object }) => ReactNode
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <Outlet />,
      children: [
        {
          index: true,
          Component: () => <Page loaderData={found(featured, figures)} />,
        },
      ],
    },
  ])
  render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { site } } }} />)
  await screen.findByRole('heading', { level: 1 })
}

const wantsReducedMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))

const shownSlide = () => document.querySelector('[data-shown] h3')?.textContent

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

const first = 'Más de 500 ofertas, miles de empleos'
const second = 'Empleos 100% verificados'

describe('the animations of the landing page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    wantsReducedMotion(false)
  })

  test('the slideshow changes every four seconds and starts again after the last slide', async () => {
    await openLanding()
    expect(shownSlide()).toBe(first)
    pass(SLIDESHOW_MS)
    expect(shownSlide()).toBe(second)
    pass(SLIDESHOW_MS * 3)
    expect(shownSlide()).toBe(first)
  })

  test('«Pausar animaciones» stops and restarts all animations', async () => {
    await openLanding()
    fireEvent.click(screen.getByRole('button', { name: 'Pausar animaciones' }))
    expect(document.querySelector('[data-paused] .call')).toHaveProperty('textContent', 'Explorar trabajos')
    expect(document.querySelector('[data-paused] .partner-strip')).not.toBeNull()
    pass(SLIDESHOW_MS * 2)
    expect(shownSlide()).toBe(first)
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar animaciones' }))
    expect(document.querySelector('[data-paused]')).toBeNull()
    pass(SLIDESHOW_MS)
    expect(shownSlide()).toBe(second)
  })

  test('the slideshow pauses under the pointer and while it contains the focus', async () => {
    await openLanding()
    const slideshow = screen.getByRole('region', { name: 'Ventajas para quien busca trabajo' })
    fireEvent.pointerEnter(slideshow)
    pass(SLIDESHOW_MS)
    expect(shownSlide()).toBe(first)
    fireEvent.pointerLeave(slideshow)
    act(() =>
      within(slideshow)
        .getByRole('button', { name: `Mostrar «${second}»` })
        .focus(),
    )
    pass(SLIDESHOW_MS)
    expect(shownSlide()).toBe(first)
  })

  test('nothing moves by itself with reduced motion, and the dots still lead to each slide', async () => {
    wantsReducedMotion(true)
    await openLanding()
    pass(SLIDESHOW_MS * 2)
    expect(shownSlide()).toBe(first)
    fireEvent.click(screen.getByRole('button', { name: `Mostrar «${second}»` }))
    expect(shownSlide()).toBe(second)
    expect(screen.getByRole('button', { name: `Mostrar «${second}»`, current: true })).toBeDefined()
  })
})

describe('the links of the landing page', () => {
  beforeEach(() => void wantsReducedMotion(true))

  test('a category opens the list of its sector, or the whole list if the sector is unknown', async () => {
    await openLanding()
    expect(screen.getByRole('link', { name: 'Educación' }).getAttribute('href')).toBe('/pagina-principal?sector=13')
    expect(screen.getByRole('link', { name: 'Diseño y Arte' }).getAttribute('href')).toBe('/pagina-principal')
  })

  test('a featured offer shows its salary and opens the offer', async () => {
    await openLanding([offer(7, 'Docente de música')])
    const card = screen.getByRole('article')
    expect(card.textContent).toContain('€ 24.000 anuales')
    expect(within(card).getByRole('link', { name: 'Docente de música' }).getAttribute('href')).toBe(
      '/vista-oferta-completa/7',
    )
  })

  test('without offers the page only invites to publish one', async () => {
    await openLanding([])
    expect(screen.queryByText('Ofertas destacadas')).toBeNull()
    expect(screen.getByRole('link', { name: 'Publica tu oferta' }).getAttribute('href')).toBe('/perfil-empresa')
  })

  test.each([
    ['all are of verified companies', [true, true]],
    ['some are not', [true, false]],
  ])('where %s the lead of the featured offers is that of the specification', async (_, verified) => {
    await openLanding(verified.map((isVerified, index) => ({ ...offer(index + 1), isVerified })))
    expect(screen.getByText('Recién publicadas por empresas verificadas.')).toBeTruthy()
    expect(screen.getAllByText('Empresa verificada')).toHaveLength(verified.filter(Boolean).length)
  })
})

describe('what the landing page says about its offers', () => {
  beforeEach(() => void wantsReducedMotion(true))

  const own = { ...testSite, landingClaims: 'own' as const }
  const figures = (ofertas_activas: number, ofertas_verificadas: number) => ({ ofertas_activas, ofertas_verificadas })
  const heroClaims = () => {
    const hero = screen.getByRole('heading', { level: 1 }).closest('section')
    return within(hero as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  }
  const description = (site: typeof testSite, data: ReturnType<typeof found>): unknown => {
    const args = { matches: [{ id: 'root', loaderData: { site } }], location: { pathname: '/' }, loaderData: data }
    const tags = meta(args as unknown as Parameters<typeof meta>[0]) as { name?: string; content?: string }[]
    return tags.find(({ name }) => name === 'description')?.content
  }
  const page = () => document.body.textContent

  test('is what the specification says, if the operator wants so, whatever the figures are', async () => {
    await openLanding([offer(1)], { figures: figures(2, 1) })
    expect(heroClaims()).toEqual(['Más de 500 ofertas', 'Miles de empleos', '100% verificados'])
    expect(page()).toContain('Resultados garantizados')
    expect(page()).toContain('Empleo verificado, cerca de ti.')
    expect(screen.getAllByText('Altavera').length).toBeGreaterThan(0)
    expect(description(testSite, found([]))).toMatch(/^Más de 500 ofertas de empleo, 100% verificadas\./)
  })

  test('is the figures of the site otherwise, and nothing that is not true of it', async () => {
    const unverified = { ...offer(2), isVerified: false }
    await openLanding([offer(1), unverified], { site: own, figures: figures(1204, 809) })
    expect(heroClaims()).toEqual([
      '1.204 ofertas de empleo',
      '67% de ofertas de empresas verificadas',
      'Gratis para quien busca trabajo',
    ])
    expect(screen.getByText('Las más recientes.')).toBeTruthy()
    expect(page()).not.toMatch(/500|[Mm]iles|100\s?%|garantizad|cada día|verificado|Altavera/)
    expect(screen.getAllByText('Talleres Sol').length).toBeGreaterThan(0)
    expect(description(own, found([], figures(1204, 809)))).toMatch(/^1\.204 ofertas de empleo\. Crea/)
  })

  test.each([
    [
      'all offers are of verified companies',
      figures(1, 1),
      ['1 oferta de empleo', '100% de ofertas de empresas verificadas'],
    ],
    [
      'one of very many is not',
      figures(1000, 999),
      ['1.000 ofertas de empleo', '99% de ofertas de empresas verificadas'],
    ],
    ['none is', figures(12, 0), ['12 ofertas de empleo']],
    ['there are none', figures(0, 0), []],
    ['the figures cannot be read', null, []],
  ])('names only the figures that say something where %s', async (_, known, claims) => {
    await openLanding([], { site: own, figures: known })
    expect(heroClaims()).toEqual([...claims, 'Gratis para quien busca trabajo'])
  })

  test('the four numbers of categories are those of the specification in both ways', async () => {
    await openLanding([], { site: own })
    for (const count of [653, 109, 870, 360]) expect(page()).toContain(`${count} puestos abiertos`)
  })
})

test('the header shows to those who have signed in that they have', async () => {
  wantsReducedMotion(false)
  initialise(null)
  await openLanding()
  expect(screen.queryByRole('link', { name: 'Mi perfil' })).toBeNull()
  act(() => saveToken('a'.repeat(43)))
  expect(screen.getByRole('link', { name: 'Mi perfil' }).getAttribute('href')).toBe('/mi-perfil')
  act(() => removeToken())
})
