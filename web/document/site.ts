import { createContext, useRouteLoaderData } from 'react-router'

/** What the operator configures and pages show. `baseUrl` begins the links that leave the product. */
export interface Site {
  baseUrl: string
  brand: { name: string; phone: string; email: string; address: string; social: Record<string, string> }
  /** How many active offers the free plan allows. */
  freeMaxActiveOffers: number
  /** How many CVs a candidate may have in the list. */
  quotas: { cvs: number }
}

export const siteContext = createContext<Site>()

/** Picks each setting by name, because the configuration has secrets and every visitor gets the result. */
export const siteOf = ({ baseUrl, brand, freeMaxActiveOffers, quotas }: Site): Site => ({
  baseUrl,
  brand,
  freeMaxActiveOffers,
  quotas: { cvs: quotas.cvs },
})

/** Undefined only if the root failed. */
export const useSite = (): Site | undefined => useRouteLoaderData<{ site: Site }>('root')?.site
