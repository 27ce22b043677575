import type { ApiClient } from '#web/api/api-client.ts'
import type { Offer } from '#web/api/types.ts'
import { todayInMadrid } from '#web/format/date.ts'
import type { Lists } from './filters/choices.ts'
import { queryOf, type Filters } from './filters/filters.ts'

/** One page of offers, or 'failed', for which the list has a state of its own. */
export type Found = { offers: Offer[]; total: number; today: string } | 'failed'

/** Finds the offers that match. It never rejects. */
export async function findOffers(api: ApiClient, filters: Filters): Promise<Found> {
  try {
    const { body, headers } = await api.offers.listActiveOffers(queryOf(filters))
    return { offers: body, total: Number(headers['x-total-count']), today: todayInMadrid() }
  } catch {
    return 'failed'
  }
}

/** A shorter wait is not noticed, and skeletons would only flicker. */
const SOON_MS = 150

/** The offers if they come soon, otherwise their promise. In an object, because `await` would resolve a bare promise. */
export async function settledSoon(found: Promise<Found>): Promise<{ found: Promise<Found> | Found }> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, SOON_MS, 'late'))
  const first = await Promise.race([found, late])
  return { found: first === 'late' ? found : first }
}

/** What is chosen from. A list that fails is empty, so that the other filters still work. */
export async function findLists(api: ApiClient): Promise<Lists> {
  const [sectors, provinces] = await Promise.all([
    api.master.listSectors().catch(() => []),
    api.master.listAllProvinces().catch(() => []),
  ])
  return { sectors, provinces }
}
