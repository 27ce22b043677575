import { act, render, screen } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ApplyProvider } from '#web/apply/apply-provider.tsx'
import type { SearchCorrection } from '#web/api/types.ts'
import { anOffer } from '#web/testing/offers.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { noFilters, type Filters } from './filters/filters.ts'
import { settledSoon, type Found } from './find-offers.ts'
import { Results } from './results.tsx'

const offer = (id: number) => anOffer({ emp_ofertas_id: id, nombre: `Oferta ${id}` })

const found = (
  total: number,
  count = Math.min(total, 6),
  correction: SearchCorrection | null = null,
): Exclude<Found, 'failed'> => ({
  offers: Array.from({ length: count }, (_, index) => offer(index + 1)),
  total,
  today: '2026-11-21',
  correction,
  waysOut: [],
})

function Address() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

interface Shown {
  filters?: Partial<Filters>
  loadedAt?: number
}

function show(result: Promise<Found> | Found, { filters = {}, loadedAt = 0 }: Shown = {}) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <NoticeProvider>
          <ApplyProvider>
            <Results
              filters={{ ...noFilters, ...filters }}
              found={result}
              lists={{ sectors: [], provinces: [] }}
              loadedAt={loadedAt}
            />
          </ApplyProvider>
        </NoticeProvider>
      ),
    },
    { path: '/pagina-principal', Component: Address },
  ])
  return render(<Stub initialEntries={['/']} />)
}

const count = async () => (await screen.findAllByRole('status'))[0]?.textContent
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('The list shows the number of matches and which of them are on the page', async () => {
  show(found(2345), { filters: { pagina: 2 } })
  expect(await count()).toBe('2.345 ofertas · 7–12')
  expect(screen.getAllByRole('article')).toHaveLength(6)
})

test('Only the picture of the first offer is loaded before the page is painted', () => {
  const { container } = show(found(3))
  const pictures = Array.from(container.querySelectorAll('article img[height="120"]'))
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
})

test('A search that finds more offers than it counts says so, and its pages end there', async () => {
  show(found(1001), { filters: { pagina: 166, sector: 13 } })
  expect(await count()).toBe('Más de 1.000 ofertas · 991–996')
  expect(link('Página 167')).toBe('/pagina-principal?sector=13&pagina=167')
})

test('The list shows six skeletons while it loads, and announces the number of matches', async () => {
  const { promise, resolve } = Promise.withResolvers<Found>()
  await act(async () => void show(promise))
  expect(await count()).toBe('Buscando ofertas…')
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(6)
  const region = screen.getAllByRole('status')[0]
  await act(async () => resolve(found(1)))
  await screen.findByText('1 oferta')
  expect(screen.getAllByRole('status')[0]).toBe(region)
  expect(await count()).toBe('1 oferta')
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0)
})

// «Quitar filtros» stands beside the chips, above the list.
test('Without a match the list says so, and names each filter without which there are offers', async () => {
  const filters = { ...noFilters, ciudad: 'Sevilla', jornada: 2 }
  const waysOut = [{ filters: { ...filters, jornada: null }, without: 'jornada' as const, total: 20 }]
  show({ offers: [], total: 0, today: '2026-11-21', correction: null, waysOut }, { filters })
  expect(await screen.findByText('Ups.. No se encontraron resultados')).toBeDefined()
  expect(link('Sevilla: 20 ofertas sin «Jornada parcial»')).toBe('/pagina-principal?ciudad=Sevilla')
  expect(screen.queryByRole('link', { name: /Quitar/ })).toBeNull()
})

test('Around a city without a match the list names the province and the city, with the other filters', async () => {
  const filters = { ...noFilters, ciudad: 'Camas', jornada: 2 }
  const waysOut = [
    { filters: { ...filters, ciudad: '', provincia: 28 }, total: 9 },
    { filters: { ...filters, ciudad: 'Sevilla' }, total: 1 },
  ]
  show({ offers: [], total: 0, today: '2026-11-21', correction: null, waysOut }, { filters })
  expect(await screen.findByText('Cerca sí hay:')).toBeDefined()
  expect(link('Sevilla · Jornada parcial: 1 oferta')).toBe('/pagina-principal?ciudad=Sevilla&jornada=2')
})

const nothing = { sugerencia: null, conserva_filtros: true, ciudad: null, se_conoce: true, filtros: null }
const camarero = (conserva_filtros: boolean) => ({
  ...nothing,
  sugerencia: 'camarero',
  conserva_filtros,
  se_conoce: false,
})

test('A search without a match offers the nearest words, with the other filters', async () => {
  show(found(0, 0, camarero(true)), { filters: { nombre: 'camrero', provincia: 28, pagina: 2 } })
  expect(await count()).toBe('0 ofertasQuizás quisiste decir camarero')
  expect(link('camarero')).toBe('/pagina-principal?nombre=camarero&provincia=28')
  expect(screen.getByText('Ups.. No se encontraron resultados')).toBeDefined()
})

test('Words that find offers only without the other filters are offered without them', async () => {
  show(found(0, 0, camarero(false)), { filters: { nombre: 'camrero', provincia: 28 } })
  expect(await count()).toBe('0 ofertasQuizás quisiste decir camarero (sin los demás filtros)')
  expect(link('camarero')).toBe('/pagina-principal?nombre=camarero')
})

test('Few offers, found inside words, are shown below the correction', async () => {
  show(found(2, 2, camarero(true)), { filters: { nombre: 'amarero' } })
  expect(await count()).toBe('2 ofertasQuizás quisiste decir camarero')
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('A misspelt place gets a link to the one that is most like it', async () => {
  show(found(0, 0, { ...nothing, ciudad: 'Sevilla', se_conoce: false }), { filters: { ciudad: 'Sevila', jornada: 2 } })
  expect(await count()).toBe('0 ofertasQuizás quisiste decir Sevilla')
  expect(link('Sevilla')).toBe('/pagina-principal?ciudad=Sevilla&jornada=2')
})

const alert = () => screen.queryByRole('button', { name: /^Avísame de ofertas nuevas/ })

test('Unknown words without a correction get the way to all offers, and no alert', async () => {
  show(found(0, 0, { ...nothing, se_conoce: false }), { filters: { nombre: 'zzz' } })
  expect(await count()).toBe('0 ofertas')
  expect(link('Ver todas las ofertas')).toBe('/pagina-principal')
  expect(alert()).toBeNull()
})

test('Words that exist get an alert after the ways out', async () => {
  const filters = { ...noFilters, nombre: 'astronauta', jornada: 2 }
  const waysOut = [{ filters: { ...noFilters, jornada: 2 }, without: 'nombre' as const, total: 20 }]
  show({ ...found(0, 0, nothing), waysOut }, { filters })
  const way = await screen.findByRole('link', { name: /sin «astronauta»/ })
  expect(way.compareDocumentPosition(alert() ?? way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('A search whose words name filters goes to these filters', async () => {
  show(
    { ...found(0, 0, nothing), understood: { ...noFilters, modalidad: 3 } },
    {
      filters: { nombre: 'remoto' },
    },
  )
  expect(await screen.findByText('/pagina-principal?modalidad=3')).toBeDefined()
})

test('A page after the last one has a link to the last one', async () => {
  show(found(20, 0), { filters: { pagina: 9, sector: 13 } })
  expect(await screen.findByText('Ups.. No se encontraron resultados')).toBeDefined()
  expect(link('Ir a la última página')).toBe('/pagina-principal?sector=13&pagina=4')
})

test('A failure is shown in the list and as a notice, with a link to try again', async () => {
  show('failed', { filters: { ciudad: 'León' } })
  expect(await screen.findByText('Algo salió mal al intentar obtener las ofertas :(')).toBeDefined()
  expect(await screen.findByText('Algo salio mal...')).toBeDefined()
  expect(link('Reintentar')).toBe('/pagina-principal?ciudad=Le%C3%B3n')
})

test('A fast answer is rendered at once, and a slow one is passed on as a promise', async () => {
  const quick = found(1)
  expect(await settledSoon(Promise.resolve(quick))).toEqual({ found: quick })
  vi.useFakeTimers()
  const slow = new Promise<Found>(() => undefined)
  const handedOn = settledSoon(slow)
  await vi.advanceTimersByTimeAsync(1000)
  expect((await handedOn).found).toBe(slow)
})
