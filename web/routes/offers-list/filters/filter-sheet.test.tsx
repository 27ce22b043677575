import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, useLocation, type LoaderFunction } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { noFilters, readFilters } from './filters.ts'

const lists = {
  sectors: [{ id: 13, label: 'Educación' }],
  provinces: [{ id: 28, label: 'Madrid' }],
}

function List() {
  const { search, pathname } = useLocation()
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <FilterSheet filters={readFilters(new URLSearchParams(search))} lists={lists} />
    </>
  )
}

const answerCount = (total: number) =>
  stubApi({
    'GET /api/companies/all-active-offers': () => counted([], total),
    'GET /api/companies/offer-cities': [],
  })

// jsdom lacks modal dialogs.
beforeEach(() => {
  const { prototype } = HTMLDialogElement
  prototype.showModal = function showModal() {
    this.open = true
  }
  prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

const openSheet = async (address: string, name: string, loader?: LoaderFunction) => {
  const Stub = createRoutesStub([
    { path: '/pagina-principal', Component: List, ...(loader && { loader, HydrateFallback: () => null }) },
  ])
  render(<Stub initialEntries={[address]} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name }))
  return { user, sheet: within(await screen.findByRole('dialog', { name: 'Filtros' })) }
}

test('The sheet shows the filters of the address, and its button the number of matches', async () => {
  answerCount(1234)
  const { sheet } = await openSheet('/pagina-principal?nombre=docente&sector=13&pagina=3', 'Filtros (1)')
  expect(sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Sector' }).value).toBe('13')
  expect(await sheet.findByRole('button', { name: 'Ver 1.234 ofertas' })).toBeDefined()
})

test('Words that are typed above the list go along with the choice, also before they were searched for', async () => {
  answerCount(1)
  const Page = () => (
    <>
      <FilterBar filters={noFilters} lists={lists} />
      <List />
    </>
  )
  const Stub = createRoutesStub([{ path: '/pagina-principal', Component: Page }])
  render(<Stub initialEntries={['/pagina-principal']} />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox', { name: 'Nombre' }), 'docente')
  await user.click(screen.getByRole('button', { name: 'Filtros' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Sector' }), '13')
  await user.click(sheet.getByRole('button', { name: /^Ver / }))
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/pagina-principal?nombre=docente&sector=13'),
  )
})

test('A choice updates the number of matches, and the button applies it from the first page on', async () => {
  answerCount(1)
  const { user, sheet } = await openSheet('/pagina-principal?pagina=3', 'Filtros')
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Sector' }), 'Educación')
  await user.click(await sheet.findByRole('button', { name: 'Ver 1 oferta' }))
  expect(screen.getByTestId('address').textContent).toBe('/pagina-principal?sector=13')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('The sheet also has the filters that a wide page has behind «Más filtros»', async () => {
  answerCount(1)
  const { user, sheet } = await openSheet('/pagina-principal?modalidad=3&salario=23500', 'Filtros (2)')
  const chosen = (name: string) => sheet.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.text
  expect([chosen('Modalidad'), chosen('Salario mínimo al año')]).toEqual(['Remoto', 'Desde 23.500\u00a0€'])
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Provincia' }), 'Madrid')
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Jornada' }), 'Parcial')
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Fecha de publicación' }), 'Últimas 24 horas')
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Modalidad' }), 'Cualquier modalidad')
  await user.click(await sheet.findByRole('button', { name: 'Ver 1 oferta' }))
  expect(screen.getByTestId('address').textContent).toBe(
    '/pagina-principal?provincia=28&jornada=2&salario=23500&publicada=1',
  )
})

test('«Limpiar» clears the fields and applies nothing', async () => {
  answerCount(7)
  const { user, sheet } = await openSheet('/pagina-principal?nombre=docente&sector=13', 'Filtros (1)')
  const sector = () => sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Sector' })
  await user.click(sheet.getByRole('button', { name: 'Limpiar' }))
  expect(sector().value).toBe('')
  await user.selectOptions(sector(), 'Educación')
  await user.click(sheet.getByRole('button', { name: 'Limpiar' }))
  expect(sector().value).toBe('')
  await user.click(sheet.getByRole('button', { name: 'Cerrar' }))
  expect(screen.getByTestId('address').textContent).toBe('/pagina-principal?nombre=docente&sector=13')
})

test('Name and city, which are on the page, go along with what the sheet has', async () => {
  answerCount(1)
  const { user, sheet } = await openSheet('/pagina-principal?nombre=docente&ciudad=Madrid', 'Filtros')
  expect(sheet.queryByRole('searchbox')).toBeNull()
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Sector' }), 'Educación')
  await user.click(await sheet.findByRole('button', { name: 'Ver 1 oferta' }))
  expect(screen.getByTestId('address').textContent).toBe('/pagina-principal?nombre=docente&sector=13&ciudad=Madrid')
})

test('The button shows no number if it fails to load', async () => {
  stubApi({
    'GET /api/companies/all-active-offers': () => refusal(500, 'internal'),
  })
  const { sheet } = await openSheet('/pagina-principal', 'Filtros')
  expect(sheet.getByRole('button', { name: 'Ver ofertas' })).toBeDefined()
})

test('The request of a search leaves before the sheet closes, which keeps a slow phone busy', async () => {
  answerCount(1)
  const order: string[] = []
  const loader: LoaderFunction = ({ request }) => {
    if (request.url.includes('sector=13')) order.push(screen.queryByRole('dialog') ? 'open' : 'closed')
    return null
  }
  const { user, sheet } = await openSheet('/pagina-principal', 'Filtros', loader)
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Sector' }), 'Educación')
  await user.click(await sheet.findByRole('button', { name: 'Ver 1 oferta' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(order).toEqual(['open'])
})
