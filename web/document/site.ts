import { createContext, useRouteLoaderData } from 'react-router'

/** What the operator configures and pages show. `baseUrl` begins the links that leave the product. */
export interface Site {
  baseUrl: string
  brand: { name: string; phone: string; email: string; address: string; social: Record<string, string> }
  /** How many active offers the free plan allows. */
  freeMaxActiveOffers: number
}

export const siteContext = createContext<Site>()

/** Picked by name out of the configuration, which holds secrets: whatever the site holds is sent to every visitor. */
export const siteOf = ({ baseUrl, brand, freeMaxActiveOffers }: Site): Site => ({ baseUrl, brand, freeMaxActiveOffers })

/** Undefined only where the root itself failed. */
export const useSite = (): Site | undefined => useRouteLoaderData<{ site: Site }>('root')?.site
