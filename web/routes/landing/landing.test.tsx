import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub, Outlet } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SLIDESHOW_MS } from '#contract/constants.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { initialise, removeToken, saveToken } from '#web/tab-storage/session-store.ts'
import { anOffer, aProjectOf } from '#web/testing/offers.ts'
import { findLanding, type FeaturedOffer } from './find-landing.ts'
import Landing from './route.tsx'

const offer = (id: number, nombre = `Oferta ${id}`): FeaturedOffer => ({
  emp_ofertas_id: id,
  nombre,
  descripcion: 'Un buen empleo.',
  pay: '€ 24.000 anuales',
  isVerified: true,
  mst_emp_sector_id: { mst_emp_sector_id: 13, descripcion: 'Educación', link_imagen: '/sectores/educacion.svg' },
  places: 'León',
})

const brand = { name: 'Faro', phone: '900 000 000', email: 'hola@faro.example', address: 'Calle 1', social: {} }

async function openLanding(featured: FeaturedOffer[] = []) {
  const partners = [{ nombre: 'Altavera', marca: 'altavera', link_imagen: null }]
  const Page = Landing as (props: { loaderData: object }) => ReactNode
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <Outlet />,
      children: [
        {
          index: true,
          Component: () => <Page loaderData={{ featured, sectorIds: { Educación: 13 }, partners }} />,
        },
      ],
    },
  ])
  render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { site: { baseUrl: '', brand } } } }} />)
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

describe('the data of the landing page', () => {
  const client = (answers: object) => answers as ApiClient

  test('if every call fails, the page shows no offers, the strip that the product ships, and no error', async () => {
    const fail = () => Promise.reject(new Error('down'))
    const api = client({ offers: { listFeatured: fail }, master: { listSectors: fail, listPartners: fail } })
    const { partners, ...others } = await findLanding(api)
    expect(others).toEqual({ featured: [], sectorIds: {} })
    expect(partners).toHaveLength(8)
  })

  test('the four newest offers are featured, with only the fields that a card shows', async () => {
    const project = aProjectOf()
    const emp_proyectos_id = {
      ...project,
      emp_empresas_id: { ...project.emp_empresas_id, verificada_el: '2026-11-21' },
    }
    const whole = (id: number) =>
      anOffer({
        emp_ofertas_id: id,
        emp_proyectos_id,
        descripcion: 'Bien. '.repeat(900),
        salario_periodo: id === 4 ? 'hora' : 'anual',
        salario_importe: 9.5,
      })
    const listFeatured = async () => [1, 2, 3, 4].map(whole)
    const master = { listSectors: () => [], listPartners: async () => [] }
    const { featured } = await findLanding(client({ offers: { listFeatured }, master }))
    expect(featured.map(({ emp_ofertas_id: id }) => id)).toEqual([1, 2, 3, 4])
    expect(featured.every(({ isVerified }) => isVerified)).toBe(true)
    expect(featured.slice(2).map(({ pay }) => pay)).toEqual(['€ 18.000 anuales', '9,50\u00a0€ por hora'])
    expect(JSON.stringify(featured).length).toBeLessThan(3000)
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
