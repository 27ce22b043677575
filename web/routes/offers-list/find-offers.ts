import type { ApiClient } from '#web/api/api-client.ts'
import { PAGE_SIZE } from '#contract/constants.ts'
import type { Offer, SearchSuggestion } from '#web/api/types.ts'
import { cutText } from '#web/format/cut-text.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { queryOf, type Filters } from './filters/filters.ts'
import { findWaysOut, type WayOut } from './find-ways-out.ts'

/** One page of offers, or 'failed', for which the list has a state of its own. */
export type Found =
  | {
      offers: Offer[]
      total: number
      today: string
      /** Other words that may have been meant. */
      suggestion: SearchSuggestion | null
      /** Searches that find offers, where this one finds none. */
      waysOut: WayOut[]
    }
  | 'failed'

/** Finds the offers that match, after the last offer of the page before where it is known. It never rejects. */
export async function findOffers(api: ApiClient, filters: Filters, despues?: number): Promise<Found> {
  try {
    const { body, headers } = await api.offers.listActiveOffers({ ...queryOf(filters), ...(despues && { despues }) })
    const total = Number(headers['x-total-count'])
    const [suggestion, waysOut] = await Promise.all([
      total > PAGE_SIZE ? null : findSuggestion(api, filters),
      total > 0 ? [] : findWaysOut(api, filters),
    ])
    return { offers: body.map(toCardOffer), total, today: todayInMadrid(), suggestion, waysOut }
  } catch {
    return 'failed'
  }
}

/** More than three lines of the widest card, which a window of 600 px shows: 534 px each. */
const SHOWN_DESCRIPTION = 272

/** The fields of a card. Whole texts would be sent twice, as HTML and for hydration. */
const toCardOffer = (offer: Offer): Offer => ({
  ...offer,
  descripcion: cutText(offer.descripcion, SHOWN_DESCRIPTION),
  requirements_list: [],
})

/** A search that finds more than a page needs no suggestion. One that fails is not missed. */
async function findSuggestion(api: ApiClient, { pagina: _, ...filters }: Filters): Promise<SearchSuggestion | null> {
  const { nombre, ...others } = queryOf(filters)
  return nombre ? api.offers.suggestSearch({ nombre, ...others }).catch(() => null) : null
}

/** A slow line brings a quick answer in 200 ms: skeletons would only flicker. */
const SOON_MS = 300

/** The offers if they come soon, otherwise their promise. In an object, because `await` would resolve a bare promise. */
export async function settledSoon(found: Promise<Found>): Promise<{ found: Promise<Found> | Found }> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, SOON_MS, 'late'))
  const first = await Promise.race([found, late])
  return { found: first === 'late' ? found : first }
}
