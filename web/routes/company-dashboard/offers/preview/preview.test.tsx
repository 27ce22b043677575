import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { ownOffer } from '#web/testing/company-rows.ts'
import { fillOffer } from '#web/testing/fill-offer.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { counted, stubApi } from '#web/testing/stub-api.ts'
import { withNewOffers } from '#web/testing/with-new-offers.tsx'
import { OffersSection } from '../offers-section.tsx'

const open = (offers: object[]) => {
  const api = stubApi({
    ...masterLists,
    'GET /api/companies/all-company-offers': counted(offers),
    'GET /api/companies/offer-drafts': [],
    'GET /api/companies/company-information': { nombre: 'Talleres Ejemplo', logo_link: null, mst_ciudades_id: null },
  })
  renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element: withNewOffers(<OffersSection />) }])} />)
  return api
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const preview = () => screen.findByRole('dialog', { name: 'Así la verán los candidatos' }, { timeout: 10_000 })

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

test('a new offer is shown as its page shows it, with what is typed, and nothing is saved', async () => {
  const { made } = open([])
  await press('Crear oferta')
  await fillOffer()
  await press('Ver como candidato')
  const shown = within(await preview())
  expect(shown.getByRole('heading', { level: 1 }).textContent).toBe('Camarera')
  expect(await shown.findByText('Madrid', { selector: 'p span' })).toBeTruthy()
  expect(await shown.findByText('Talleres Ejemplo')).toBeTruthy()
  expect(shown.getAllByText('18.000 € al año').length).toBeGreaterThan(0)
  expect(shown.getAllByText('Dependiente/a').length).toBeGreaterThan(0)
  expect(shown.queryByRole('button', { name: 'APLICAR' })).toBeNull()
  expect(made.filter(({ call }) => !call.startsWith('GET '))).toEqual([])
})

test('an edited offer is shown with the changes that are not saved yet', async () => {
  open([ownOffer])
  await press('Editar oferta Dependiente')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Nombre de la oferta' }), {
    target: { value: 'Encargada' },
  })
  await press('Ver como candidato')
  const shown = within(await preview())
  expect(shown.getByRole('heading', { level: 1 }).textContent).toBe('Encargada')
  expect(shown.getByText('¿Qué turno prefieres?')).toBeTruthy()
})

test('an empty form is shown without a name', async () => {
  open([])
  await press('Crear oferta')
  await press('Ver como candidato')
  expect(within(await preview()).getByRole('heading', { level: 1 }).textContent).toBe('Sin título')
})
