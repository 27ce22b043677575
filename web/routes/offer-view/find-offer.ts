import { parseWholeNumber } from '#contract/values/whole-number.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { leaveToNotFound, showNotFound } from '#web/api/show-not-found.ts'
import type { Offer } from '#web/api/types.ts'
import { todayInMadrid } from '#web/format/time/date.ts'

const SIMILAR_MAX = 3

/** An offer with others of its sector. An unknown one leads to the not-found page. Another failure shows on the page. */
export async function findOffer(api: ApiClient, id: string) {
  const offerId = parseWholeNumber(id) ?? leaveToNotFound()
  const offer = await api.offers.getOffer({ id: offerId }).catch(failedUnlessMissing)
  if (offer === 'failed') return offer
  return { offer, similar: await findSimilar(api, offer), today: todayInMadrid() }
}

export type Found = Awaited<ReturnType<typeof findOffer>>

const failedUnlessMissing = (error: unknown) => (hasStatus(error, 404) ? showNotFound(error) : ('failed' as const))

/** Offers of the same sector. None after a failure, because the page must still show the offer. */
async function findSimilar(api: ApiClient, offer: Offer): Promise<Offer[]> {
  const sector = offer.mst_emp_sector_id.mst_emp_sector_id
  const { body } = await api.offers.listActiveOffers({ sector, pagina: 1 }).catch(() => ({ body: [] as Offer[] }))
  return body.filter(({ emp_ofertas_id: id }) => id !== offer.emp_ofertas_id).slice(0, SIMILAR_MAX)
}
