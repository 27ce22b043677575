import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { CurrentList } from '#web/routes/company-dashboard/current-list.tsx'
import { renderPrivate } from './render-private.tsx'
import { withNewOffers } from './with-new-offers.tsx'

export const listCalls = {
  projects: 'GET /api/companies/all-company-projects',
  offers: 'GET /api/companies/all-company-offers',
  candidates: 'GET /api/companies/all-company-candidates',
  counts: 'GET /api/companies/application-counts',
} as const

/** Opens a list of the company's dashboard: `openList('?seccion=ofertas')`. */
export function openList(search = '', entry = `/perfil-empresa${search}`) {
  const scrollIntoView = vi.fn<() => void>()
  // jsdom lacks layout.
  Element.prototype.scrollIntoView = scrollIntoView
  const routes = [
    { path: '/perfil-empresa', element: withNewOffers(<CurrentList />) },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  const { container, unmount } = renderPrivate(<RouterProvider router={router} />)
  return {
    router,
    scrollIntoView,
    unmount,
    /** The query of the current address. */
    search: () => router.state.location.search,
    countSkeletons: () => container.querySelectorAll('[data-skeleton]').length,
  }
}
