import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { dropAllOffers, saveInBrowser } from '#web/tab-storage/browser-offers.ts'
import { initialise, removeToken, saveToken } from '#web/tab-storage/session-store.ts'
import { anOfferDetails } from '#web/testing/offers.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import SavedOffers, { clientLoader } from './route.tsx'

const offerAt = (id: number) => `GET /api/companies/offer-information/${id}` as const

const Page = SavedOffers as unknown as ComponentType<{ loaderData: unknown }>
const Loaded = () => <Page loaderData={useLoaderData()} />

function open() {
  const routes = [
    {
      path: '/guardadas',
      Component: Loaded,
      loader: clientLoader,
      HydrateFallback: () => null,
      errorElement: <p>Ha fallado</p>,
    },
    { path: '/mi-perfil', element: <p>Mi perfil</p> },
  ]
  render(
    <NoticeProvider>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/guardadas'] })} />
    </NoticeProvider>,
  )
}

beforeEach(() => {
  initialise(null)
  removeToken()
  dropAllOffers()
})

test('shows the offers of this browser, the last saved first, and counts those that are gone', async () => {
  for (const id of [4, 3, 2, 1]) saveInBrowser(id)
  stubApi({
    [offerAt(1)]: anOfferDetails({ emp_ofertas_id: 1, nombre: 'Farera' }),
    [offerAt(2)]: anOfferDetails({ emp_ofertas_id: 2, nombre: 'Cocinero' }),
    [offerAt(3)]: anOfferDetails({ emp_ofertas_id: 3, estado: 0 }),
    [offerAt(4)]: refusal(404, 'offer_not_found'),
  })
  open()
  expect(await screen.findByText('2 ofertas que guardaste ya no se publican.')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Farera',
    'Cocinero',
  ])
  const heart = screen.getByRole('button', { name: 'Guardar oferta Farera' })
  expect(heart.getAttribute('aria-pressed')).toBe('true')
})

test('without saved offers it says how to save one', async () => {
  stubApi({})
  open()
  expect(await screen.findByText('Aún no has guardado ninguna oferta')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver ofertas' })).toBeTruthy()
})

test('a lost connection is a failure, not a missing offer', async () => {
  saveInBrowser(1)
  stubApi({})
  open()
  expect(await screen.findByText('Ha fallado')).toBeTruthy()
})

test('an account is led to its own saved offers', async () => {
  stubApi({})
  saveToken('sesion')
  open()
  expect(await screen.findByText('Mi perfil')).toBeTruthy()
})
