import { createContext, useRouteLoaderData } from 'react-router'

/** What the operator configures and pages show: name, contact, and the origin that links leaving the product begin with. */
export interface Site {
  baseUrl: string
  brand: { name: string; phone: string; email: string; address: string; social: Record<string, string> }
}

export const siteContext = createContext<Site>()

/** Undefined only where the root itself failed. */
export const useSite = (): Site | undefined => useRouteLoaderData<{ site: Site }>('root')?.site
