import { listAddress, type Filters } from './filters/filters.ts'
import type { Found } from './find-offers.ts'

/** The last offer of each page that this tab has shown, by the address of the page. */
const lastOffers = new Map<string, number>()

export function rememberPage(filters: Filters, found: Found): void {
  const last = found === 'failed' ? undefined : found.offers.at(-1)
  if (last) lastOffers.set(listAddress(filters), last.emp_ofertas_id)
}

/** The offer after which a page begins. It is not in the address, so that a page has one address for people and search engines. */
export const findLastBefore = (filters: Filters): number | undefined =>
  filters.pagina === 1 ? undefined : lastOffers.get(listAddress({ ...filters, pagina: filters.pagina - 1 }))
