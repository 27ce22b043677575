import type { ApiClient } from '#web/api/api-client.ts'
import type { Offer, Sector } from '#web/api/types.ts'
import { todayInMadrid } from '#web/format/date.ts'
import { queryOf, type Filters } from './filters/filters.ts'

/** One page of offers, or the fact that it could not be had: the list has a state for that, the page goes on. */
export type Found = { offers: Offer[]; total: number; today: string } | 'failed'

/** The offers that match, never a rejection. */
export async function findOffers(api: ApiClient, filters: Filters): Promise<Found> {
  try {
    const { body, headers } = await api.offers.listActiveOffers(queryOf(filters))
    return { offers: body, total: Number(headers['x-total-count']), today: todayInMadrid() }
  } catch {
    return 'failed'
  }
}

/** Shorter than this nobody takes for waiting; skeletons for so short a time would only flicker. */
const SOON_MS = 150

/** The offers, where they come soon; else the promise of them. In an object, or it would be waited for. */
export async function settledSoon(found: Promise<Found>): Promise<{ found: Promise<Found> | Found }> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, SOON_MS, 'late'))
  const first = await Promise.race([found, late])
  return { found: first === 'late' ? found : first }
}

/** The sectors to choose from; none where they could not be had, so that name and city still filter. */
export const findSectors = (api: ApiClient): Promise<Sector[]> => api.master.listSectors().catch(() => [])
