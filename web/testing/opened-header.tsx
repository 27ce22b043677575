import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { queries } from '#web/api/queries.ts'
import { renderPrivate } from './render-private.tsx'
import { siteRouter, testSite } from './site-router.ts'
import { CompanyHeader } from '#web/routes/company-dashboard/company-header.tsx'

// For the tests beside it: a company's header as its dashboard opens it, and the calls that it makes.

export const calls = {
  company: 'GET /api/companies/company-information',
  session: 'GET /api/stripe/checkout-session/cs_1',
  checkout: 'POST /api/stripe/create-checkout-session',
  portal: 'POST /api/stripe/billing-portal',
} as const

export const free = {
  emp_empresas_id: 12,
  nombre: 'Lumen Digital',
  acronimo: 'LMD',
  fecha_alta: '2026-05-10',
  mst_comunidades_id: 7,
  mst_provincias_id: 28,
  mst_ciudades_id: null,
  suscripcion: 'gratis',
  suscripcion_hasta: null as string | null,
  pago_fallido: false,
  ofertas_activas: 2,
  ofertas_en_revision: 1,
  logo_link: null,
}
export const premium = { ...free, suscripcion: 'premium' }

const Header = () => <CompanyHeader company={useQuery(queries.companies.getInformation.queryOptions())} />

export function open(search = '', site = testSite) {
  const router = siteRouter([{ path: '*', element: <Header /> }], { address: `/perfil-empresa${search}`, site })
  renderPrivate(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return router
}

export const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
export const press = async (name: string) => userEvent.click(await button(name))
export const count = (made: { call: string }[], call: string) => made.filter((one) => one.call === call).length

export const goesTo = () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, origin: location.origin, assign })
  return assign
}

/** As the browser shows a page again that it had kept. */
export const restorePage = () => {
  const event = Object.assign(new Event('pageshow'), { persisted: true })
  act(() => void dispatchEvent(event))
}
