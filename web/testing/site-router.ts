import { createMemoryRouter, type RouteObject } from 'react-router'
import type { Site } from '#web/document/site.ts'

export const testSite: Site = {
  baseUrl: 'https://empleo.example',
  brand: { name: 'Faro Empleo', phone: '900 000 000', email: 'hola@prueba.example', address: 'Madrid', social: {} },
  freeMaxActiveOffers: 3,
  offerDays: 30,
  answerDays: 30,
  requiresSalary: false,
  sellsPremium: true,
  verifyEmail: false,
  passwordMinLength: 8,
  quotas: { cvs: 10 },
  retention: { idleAccountMonths: 24, applicationMonths: 12, reportMonths: 6, logMonths: 12 },
  legal: { processors: [], isPublicBody: false, isOwnerUnknown: true },
  landingClaims: 'specified',
}

interface SiteRouter {
  address?: string
  site?: Site
}

/** A router for tests whose pages know the operator's configuration, as those below the root do. */
export function siteRouter(children: RouteObject[], { address = '/', site = testSite }: SiteRouter = {}) {
  const root = { id: 'root', loader: () => ({ site }), shouldRevalidate: () => false, children }
  return createMemoryRouter([root], { initialEntries: [address], hydrationData: { loaderData: { root: { site } } } })
}
