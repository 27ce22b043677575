import { createContext, useRouteLoaderData } from 'react-router'

/** What the operator configures and pages show. `baseUrl` begins the links that leave the product. */
export interface Site {
  baseUrl: string
  brand: { name: string; phone: string; email: string; address: string; social: Record<string, string> }
  /** How many active offers the free plan allows. */
  freeMaxActiveOffers: number
  /** False if the operator has not configured payments. */
  sellsPremium: boolean
  /** How many CVs a candidate may have in the list. */
  quotas: { cvs: number }
}

export const siteContext = createContext<Site>()

/** Picks each setting by name, because the configuration has secrets and every visitor gets the result. */
export const siteOf = ({ baseUrl, brand, freeMaxActiveOffers, sellsPremium, quotas }: Site): Site => ({
  baseUrl,
  brand,
  freeMaxActiveOffers,
  sellsPremium,
  quotas: { cvs: quotas.cvs },
})

/** Undefined only if the root failed. */
export const useSite = (): Site | undefined => useRouteLoaderData<{ site: Site }>('root')?.site

/** Whether Premium can be bought. A root that failed decides nothing. */
export const useSellsPremium = (): boolean => useSite()?.sellsPremium ?? true
