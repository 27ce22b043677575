import type { ApiClient } from '#web/api/api-client.ts'
import { PAGE_SIZE } from '#contract/constants.ts'
import type { FilterName, ListFilters } from '#contract/offer/filters.ts'
import type { SearchCorrection } from '#web/api/types.ts'
import { toCardOffer, type CardOffer } from '#web/apply/card-offer.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { appliedCount, noFilters, queryOf, type Filters } from './filters/filters.ts'
import { withSearchedTown } from './searched-town.ts'

/** Another search, which finds offers. */
export interface WayOut {
  filters: Filters
  /** The filter that it leaves out. Without it the search looks around the city. */
  without?: FilterName | undefined
  /** It has one filter of several. */
  isAlone?: boolean
  total: number
}

/** One page of offers, or 'failed', for which the list has a state of its own. */
export type Found =
  | {
      offers: CardOffer[]
      total: number
      today: string
      /** Other words, or another place, that may have been meant. */
      correction: SearchCorrection | null
      /** The search with filters in place of the words that name them. The page goes there. */
      understood?: Filters | undefined
      /** Searches that find offers, where this one finds none. */
      waysOut: WayOut[]
    }
  | 'failed'

/** An empty list has the offer of an alert in its middle. */
export const mayMatch = (found: Found | null): boolean => found !== 'failed' && found?.total !== 0

/** Finds the offers that match, after the last offer of the page before where it is known. It never rejects. */
export async function findOffers(api: ApiClient, filters: Filters, despues?: number): Promise<Found> {
  try {
    const { body, headers } = await api.offers.listActiveOffers({ ...queryOf(filters), ...(despues && { despues }) })
    const total = Number(headers['x-total-count'])
    const [correction, waysOut] = await Promise.all([
      findMeant(api, filters, total),
      total > 0 ? [] : findWaysOut(api, filters),
    ])
    return {
      offers: body.map((offer) => toCardOffer(withSearchedTown(offer, filters))),
      total,
      today: todayInMadrid(),
      correction,
      understood: correction?.filtros ? toFilters(correction.filtros) : undefined,
      waysOut,
    }
  } catch {
    return 'failed'
  }
}

/** Words that find more than a page need no correction, unless they name a filter. A place that finds offers exists. */
async function findMeant(api: ApiClient, filters: Filters, total: number): Promise<SearchCorrection | null> {
  const { nombre, ciudad } = filters
  const findsLittle = nombre ? total <= PAGE_SIZE : ciudad !== '' && total === 0
  if (findsLittle || (nombre && (await namesFilter(nombre)))) return findCorrection(api, filters)
  return null
}

/** Only who searches for words loads the table. Where it cannot be loaded, the words stay words. */
const namesFilter = (words: string): Promise<boolean> =>
  import('#contract/offer/spoken-filters.ts').then(({ saysFilter }) => saysFilter(words)).catch(() => false)

/** A call that fails is not missed. */
const findCorrection = (
  api: ApiClient,
  { pagina: _page, orden: _order, ...filters }: Filters,
): Promise<SearchCorrection | null> => api.offers.correctSearch(queryOf(filters)).catch(() => null)

const toFilters = (given: ListFilters): Filters => ({ ...noFilters, ...given }) as Filters

/** A single filter has none, except a city. A call that fails offers nothing. */
async function findWaysOut(api: ApiClient, { pagina, orden, ...filters }: Filters): Promise<WayOut[]> {
  if (appliedCount({ ...filters, orden, pagina }) < 2 && !filters.ciudad) return []
  const ways = await api.offers.listWaysOut(queryOf(filters)).catch(() => [])
  return ways.map(({ filtros, sin, sola, numero_ofertas }) => ({
    filters: toFilters(filtros),
    without: sin ?? undefined,
    isAlone: sola,
    total: numero_ofertas,
  }))
}

/** A slow line brings a quick answer in 200 ms: skeletons would only flicker. */
const SOON_MS = 300

/** The offers if they come soon, otherwise their promise. In an object, because `await` would resolve a bare promise. */
export async function settledSoon(found: Promise<Found>): Promise<{ found: Promise<Found> | Found }> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, SOON_MS, 'late'))
  const first = await Promise.race([found, late])
  return { found: first === 'late' ? found : first }
}
