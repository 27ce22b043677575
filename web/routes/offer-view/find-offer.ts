import { parseWholeNumber } from '#contract/values/whole-number.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { leaveToNotFound } from '#web/api/show-not-found.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { findSimilar } from './find-similar.ts'

/** An offer with similar ones. An unknown one leads to the not-found page. Another failure shows on the page. */
export async function findOffer(api: ApiClient, id: string) {
  const offerId = parseWholeNumber(id) ?? leaveToNotFound()
  const offer = await api.offers.getOffer({ id: offerId }).catch(failedUnlessMissing)
  if (offer === 'failed') return offer
  return { offer, similar: await findSimilar(api, offer), today: todayInMadrid() }
}

export type Found = Awaited<ReturnType<typeof findOffer>>

const failedUnlessMissing = (error: unknown) => (hasStatus(error, 404) ? leaveToNotFound() : ('failed' as const))
