import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate, ownOffer, ownProject } from '#web/testing/company-rows.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'
import { CandidatesSection } from '../candidates/candidates-section.tsx'
import { ChooseProjectSection } from '../projects/choose-project-section.tsx'
import { OffersSection } from '../offers/offers-section.tsx'
import { ProjectsSection } from '../projects/projects-section.tsx'

const calls = {
  projects: 'GET /api/companies/all-company-projects',
  offers: 'GET /api/companies/all-company-offers',
  candidates: 'GET /api/companies/all-company-candidates',
} as const

const open = (Section: () => React.ReactNode, search = '') => {
  const router = createMemoryRouter([{ path: '*', element: <Section /> }], {
    initialEntries: [`/perfil-empresa${search}`],
  })
  const { container } = renderPrivate(<RouterProvider router={router} />)
  return { router, countSkeletons: () => container.querySelectorAll('[data-skeleton]').length }
}
const searchOf = ({ router }: ReturnType<typeof open>) => router.state.location.search
const never = () => new Promise<never>(() => undefined)

/** «Oferta {first}» and so on: as many as a page has, at most. */
const offers = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...ownOffer,
    emp_ofertas_id: first + index,
    nombre: `Oferta ${first + index}`,
  }))

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

const states = [
  {
    Section: ProjectsSection,
    call: calls.projects,
    skeletons: 4,
    row: ownProject,
    empty: 'Aún no tienes proyectos registrados',
    failed: 'Vaya... No pudimos obtener tus proyectos',
    notice: 'No pudimos obtener tus proyectos',
  },
  {
    Section: ChooseProjectSection,
    call: calls.projects,
    skeletons: 4,
    row: ownProject,
    empty: 'Aún no tienes proyectos registrados',
    failed: 'Vaya... No pudimos obtener tus proyectos',
    notice: 'No pudimos obtener tus proyectos',
  },
  {
    Section: CandidatesSection,
    call: calls.candidates,
    skeletons: 8,
    row: companyCandidate,
    empty: 'No tienes candidatos en este momento',
    failed: 'Ups... no hemos podido obtener tus candidatos',
    notice: 'No pudimos obtener a tus candidatos',
  },
  {
    Section: OffersSection,
    call: calls.offers,
    skeletons: 4,
    row: ownOffer,
    empty: 'No tienes ofertas en este momento',
    failed: 'Vaya... No pudimos obtener tus ofertas',
    notice: 'No pudimos obtener tus ofertas',
  },
]

describe.each(states)('$Section.name', ({ Section, call, skeletons, row, empty, failed, notice }) => {
  test('shows its skeletons while it loads', () => {
    stubApi({ [call]: never })
    expect(open(Section).countSkeletons()).toBe(skeletons)
  })

  test('says so and what to do where there is nothing, and shows no search', async () => {
    stubApi({ [call]: counted([]) })
    open(Section)
    const place = (await screen.findByText(empty)).parentElement
    expect(place?.querySelectorAll('a, button')).toHaveLength(1)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('tells a failure twice, and asks again on demand', async () => {
    stubApi({ [call]: refusal(500, 'internal') })
    open(Section)
    expect(await screen.findByText(failed)).toBeTruthy()
    expect(await screen.findByText(notice)).toBeTruthy()
    stubApi({ [call]: counted([row]) })
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findAllByRole('article')).toHaveLength(1)
  })

  test('announces no count where it could not be loaded', async () => {
    stubApi({ [call]: refusal(500, 'internal') })
    open(Section)
    await screen.findByText(failed)
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([''])
  })

  test('is whole on one page without search or paging, and with both as soon as it is longer', async () => {
    stubApi({ [call]: counted([row], 12) })
    open(Section)
    await screen.findByRole('article')
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    stubApi({ [call]: counted([row], 1300) })
    open(Section)
    expect(await screen.findByRole('searchbox')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Página 109' })).toBeTruthy()
    expect(screen.getByText(/^1\.300 /)).toBeTruthy()
  })

  test('has words of its own where a search finds nothing, and a way back to all', async () => {
    stubApi({ [call]: counted([]) })
    const page = open(Section, Section === ChooseProjectSection ? '?seccion=ofertas&crear=1&buscar=x' : '?buscar=x')
    await userEvent.click(await screen.findByRole('link', { name: 'Quitar los filtros' }))
    expect(searchOf(page)).not.toContain('buscar')
    expect(await screen.findByText(empty)).toBeTruthy()
  })
})

describe('a long list', () => {
  const asked = vi.fn<(search: string) => void>()

  /** Answers by the address that was asked for. */
  const answerPages = (answer: (search: URLSearchParams) => Response | Promise<Response>) => {
    asked.mockClear()
    vi.stubGlobal('fetch', async (request: Request) => {
      const { search, searchParams } = new URL(request.url)
      asked(search)
      return answer(searchParams)
    })
  }

  test('keeps the rows of before until the next page is there, then the focus is on the heading', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answerPages((search) => (search.get('pagina') === '2' ? promise : counted(offers(1, 12), 13)))
    const page = open(OffersSection, '?seccion=ofertas')
    await screen.findByText('Oferta 12')
    await userEvent.click(screen.getByRole('link', { name: 'Página 2' }))
    expect(searchOf(page)).toBe('?seccion=ofertas&pagina=2')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tus ofertas' }))
    expect(screen.getByText('Oferta 12').closest('ul')?.getAttribute('aria-busy')).toBe('true')
    expect(page.countSkeletons()).toBe(0)
    resolve(counted(offers(13, 1), 13))
    expect(await screen.findByText('Oferta 13')).toBeTruthy()
    expect(screen.queryByText('Oferta 12')).toBeNull()
  })

  test('leads from behind its end to its last page', async () => {
    answerPages((search) => counted(search.get('pagina') === '2' ? offers(13, 3) : [], 15))
    const page = open(OffersSection, '?seccion=ofertas&estado=1&pagina=9')
    expect(await screen.findByText('Oferta 15')).toBeTruthy()
    expect(searchOf(page)).toBe('?seccion=ofertas&estado=1&pagina=2')
  })

  test('is searched while one types: one call for many letters, the field keeps words and focus', async () => {
    answerPages((search) => (search.get('buscar') ? counted(offers(7, 1), 1) : counted(offers(1, 12), 40)))
    const page = open(OffersSection, '?seccion=ofertas&pagina=3')
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Buscar por nombre o ciudad' })
    await userEvent.type(field, 'oferta siete')
    expect(await screen.findByText('1 oferta')).toBeTruthy()
    expect(searchOf(page)).toBe('?seccion=ofertas&buscar=oferta+siete')
    expect(asked.mock.calls.filter(([search]) => search.includes('buscar'))).toHaveLength(1)
    expect([field.value, document.activeElement]).toEqual(['oferta siete', field])
  })

  test('sends the search at once on Enter, and going back takes the words away again', async () => {
    answerPages((search) => (search.get('buscar') ? counted(offers(7, 1), 1) : counted(offers(1, 12), 40)))
    const page = open(OffersSection, '?seccion=ofertas')
    const field = await screen.findByRole<HTMLInputElement>('searchbox')
    await userEvent.type(field, 'siete{Enter}')
    expect(searchOf(page)).toBe('?seccion=ofertas&buscar=siete')
    await screen.findByText('1 oferta')
    await act(() => page.router.navigate(-1))
    expect(await screen.findByText('40 ofertas')).toBeTruthy()
    expect(field.value).toBe('')
  })

  test('is filtered by state, from its first page on', async () => {
    answerPages((search) => (search.get('estado') === '0' ? counted(offers(5, 1), 1) : counted(offers(1, 12), 40)))
    const page = open(OffersSection, '?seccion=ofertas&pagina=2')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Estado' }), 'No activas')
    expect(await screen.findByText('1 oferta')).toBeTruthy()
    expect(searchOf(page)).toBe('?seccion=ofertas&estado=0')
  })

  test('says whose state it is where the rows have none of their own', async () => {
    answerPages(() => counted([companyCandidate], 40))
    open(CandidatesSection, '?seccion=candidatos')
    const filter = await screen.findByRole('combobox', { name: 'Estado de la oferta' })
    const choices = within(filter).getAllByRole('option')
    expect(choices.map((choice) => choice.textContent)).toEqual([
      'De todas las ofertas',
      'De ofertas activas',
      'De ofertas no activas',
    ])
  })
})

describe('the way between the lists', () => {
  test('an offer leads to its candidates, who stand under its name until that is taken away', async () => {
    stubApi({
      [calls.offers]: counted([{ ...ownOffer, numero_candidaturas: 3 }]),
      [calls.candidates]: counted([companyCandidate]),
    })
    open(OffersSection)
    const link = await screen.findByRole('link', { name: '3 candidaturas de la oferta Dependiente' })
    const href = link.getAttribute('href')
    expect(href).toBe('/perfil-empresa?seccion=candidatos&oferta=9')
    const page = open(CandidatesSection, href!.slice(href!.indexOf('?')))
    await userEvent.click(await screen.findByRole('link', { name: 'Quitar filtro Oferta: Dependiente' }))
    await waitFor(() => expect(searchOf(page)).toBe('?seccion=candidatos'))
  })

  test('a project leads to its offers; without any there is no way', async () => {
    stubApi({
      [calls.projects]: counted([
        { ...ownProject, numero_ofertas: 2 },
        { ...ownProject, emp_proyectos_id: 5 },
      ]),
    })
    open(ProjectsSection)
    const link = await screen.findByRole('link', { name: '2 ofertas del proyecto Apertura' })
    expect(link.getAttribute('href')).toBe('/perfil-empresa?seccion=ofertas&proyecto=4')
    expect(screen.getByText('Sin ofertas').closest('a')).toBeNull()
  })
})

test('an offer that is on in a project that is off counts as «No activo», and says why', async () => {
  const hidden = { ...ownOffer, emp_proyectos_id: { ...ownOffer.emp_proyectos_id, estado: 0 } }
  stubApi({ [calls.offers]: counted([hidden]) })
  open(OffersSection)
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('No activo')).toBeTruthy()
  expect(card.getByText('El proyecto «Apertura» no está activo y oculta esta oferta.')).toBeTruthy()
})
