import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { companyCandidate, ownOffer } from '#web/testing/company-rows.ts'
import { listCalls, openList } from '#web/testing/open-list.tsx'
import { counted, stubApi } from '#web/testing/stub-api.ts'

const requested = vi.fn<(search: string) => void>()

/** Answers by the query of the request. There are no drafts. */
const answerPages = (answer: (search: URLSearchParams) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url)
    if (pathname.endsWith('/offer-drafts')) return Response.json([])
    requested(search)
    return answer(searchParams)
  })

/** «Oferta {first}» and the next ones. */
const offers = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...ownOffer,
    emp_ofertas_id: first + index,
    nombre: `Oferta ${first + index}`,
  }))

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
  requested.mockClear()
})

test('the old rows stay until the next page has loaded, and the focus moves to the heading', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answerPages((search) => (search.get('pagina') === '2' ? promise : counted(offers(1, 12), 13)))
  const page = openList('?seccion=ofertas')
  await screen.findByText('Oferta 12')
  await userEvent.click(screen.getByRole('link', { name: 'Página 2' }))
  expect(page.search()).toBe('?seccion=ofertas&pagina=2')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tus ofertas' }))
  expect(page.scrollIntoView).toHaveBeenCalledOnce()
  expect(screen.getByText('Oferta 12').closest('ul')?.getAttribute('aria-busy')).toBe('true')
  expect(page.countSkeletons()).toBe(0)
  resolve(counted(offers(13, 1), 13))
  expect(await screen.findByText('Oferta 13')).toBeTruthy()
  expect(screen.queryByText('Oferta 12')).toBeNull()
})

test('a link to another list moves the focus to the heading of that list', async () => {
  answerPages(() => counted(offers(1, 12), 12))
  const page = openList('?seccion=proyectos')
  await act(() => page.router.navigate('?seccion=ofertas'))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Tus ofertas' }))
  expect(page.scrollIntoView).toHaveBeenCalledOnce()
})

test('arriving at the dashboard from another page does not scroll down to the list', async () => {
  answerPages(() => counted(offers(1, 12), 12))
  const page = openList('', '/autenticacion')
  await act(() => page.router.navigate('/perfil-empresa?seccion=ofertas'))
  await screen.findByText('Oferta 12')
  expect(page.scrollIntoView).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})

test('a page number after the last page leads to the last page', async () => {
  answerPages((search) => counted(search.get('pagina') === '2' ? offers(13, 3) : [], 15))
  const page = openList('?seccion=ofertas&estado=1&pagina=9')
  expect(await screen.findByText('Oferta 15')).toBeTruthy()
  expect(page.search()).toBe('?seccion=ofertas&estado=1&pagina=2')
})

test('typing in the search sends one request, and the field keeps its text and the focus', async () => {
  answerPages((search) => (search.get('buscar') ? counted(offers(7, 1), 1) : counted(offers(1, 12), 40)))
  const page = openList('?seccion=ofertas&pagina=3')
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Buscar por nombre o ciudad' })
  await userEvent.type(field, 'oferta siete')
  expect(await screen.findByText('1 oferta')).toBeTruthy()
  expect(page.search()).toBe('?seccion=ofertas&buscar=oferta+siete')
  expect(requested.mock.calls.filter(([search]) => search.includes('buscar'))).toHaveLength(1)
  expect([field.value, document.activeElement]).toEqual(['oferta siete', field])
})

test('Enter sends the search at once, and going back clears the field', async () => {
  answerPages((search) => (search.get('buscar') ? counted(offers(7, 1), 1) : counted(offers(1, 12), 40)))
  const page = openList('?seccion=ofertas')
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  await userEvent.type(field, 'siete{Enter}')
  expect(page.search()).toBe('?seccion=ofertas&buscar=siete')
  await screen.findByText('1 oferta')
  await act(() => page.router.navigate(-1))
  expect(await screen.findByText('40 ofertas')).toBeTruthy()
  expect(field.value).toBe('')
})

test('a filter by state starts at the first page', async () => {
  answerPages((search) => (search.get('estado') === '0' ? counted(offers(5, 1), 1) : counted(offers(1, 12), 40)))
  const page = openList('?seccion=ofertas&pagina=2')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Estado' }), 'No activas')
  expect(await screen.findByText('1 oferta')).toBeTruthy()
  expect(page.search()).toBe('?seccion=ofertas&estado=0')
})

test('the state filter of the candidates names the state of the offer', async () => {
  stubApi({ [listCalls.candidates]: counted([companyCandidate], 40) })
  openList('?seccion=candidatos')
  const filter = await screen.findByRole('combobox', { name: 'Estado de la oferta' })
  const choices = within(filter).getAllByRole('option')
  expect(choices.map((choice) => choice.textContent)).toEqual([
    'De todas las ofertas',
    'De ofertas activas',
    'De ofertas no activas',
  ])
})
