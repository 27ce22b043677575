import { REASONS_MAX } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { readOnce } from '#server/database/caches/read-lists.ts'
import { modality, workday } from '#server/database/schema/schema.ts'
import { listOffersById, type OfferRow } from '#server/domain/offers/list-offers-by-id.ts'
import { distanceOf } from '#server/domain/offers/search/towns-near.ts'
import { reasonTexts as texts } from '../texts.ts'
import { townsOf, type Interests } from '../interests/interests.ts'
import type { Met, Ranked } from './rank-offers.ts'

export interface SuggestedOffer {
  offer: OfferRow
  /** In words, what counts most first. */
  reasons: string[]
}

/** Ranked offers with what the cards show, in the same order. Says the interests that they meet. */
export async function nameReasons(
  db: Handle,
  ranked: readonly Ranked[],
  interests: Interests,
): Promise<SuggestedOffer[]> {
  const rows = await listOffersById(
    db,
    ranked.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const terms = await readTerms(db)
  const towns = townsOf(interests)
  return ranked.flatMap(({ id, met }) => {
    const offer = byId.get(id)
    // Deleted since it was ranked.
    if (!offer) return []
    return {
      offer,
      reasons: met.slice(0, REASONS_MAX).map((one) => sentenceOf(one, { offer, terms, interests, towns })),
    }
  })
}

type Terms = Awaited<ReturnType<typeof readTerms>>

const readTerms = readOnce(async (db) => {
  const modalities = await db.select().from(modality)
  const workdays = await db.select().from(workday)
  const byId = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))
  return { modalities: byId(modalities), workdays: byId(workdays) }
})

interface Given {
  offer: OfferRow
  terms: Terms
  interests: Interests
  towns: ReturnType<typeof townsOf>
}

function sentenceOf({ rule, name = '' }: Met, { offer, terms, interests, towns }: Given): string {
  const { leastSalary, provinceIds, town } = interests
  const wanted = [offer.place, ...offer.morePlaces].find(({ provinceId }) => provinceIds.includes(provinceId))
  const { provinceName } = wanted ?? offer.place
  const km = distanceOf(towns, offer)
  const here = () => (km === null ? texts.province(provinceName) : texts.near(km, town ?? ''))
  const sentences: Record<Met['rule'], () => string> = {
    saved: () => texts.saved(name),
    applied: () => texts.applied(name),
    alert: () => texts.alert(name),
    position: () => texts.position(offer.position.name),
    province: () => (offer.isEverywhere ? texts.everywhere : here()),
    sector: () => texts.sector(offer.sector.name),
    alike: () => texts.alike(name),
    salary: () => texts.salary(leastSalary ?? 0),
    modality: () => texts.modality(terms.modalities.get(offer.modalityId) ?? ''),
    workday: () => texts.workday(terms.workdays.get(offer.workdayId) ?? ''),
    recent: () => texts.recent,
  }
  return sentences[rule]()
}
