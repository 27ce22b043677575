import { and, eq, sql } from 'drizzle-orm'
import { contractTypeNames } from '#contract/values/job-terms/contract-type-names.ts'
import { cityInProvince, placesInWords } from '#contract/values/job-terms/offer-places.ts'
import { payInWords } from '#contract/values/pay/pay-in-words.ts'
import { dayInMadrid } from '#server/clock.ts'
import { offer } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { drawable } from '#server/documents/drawable.ts'
import { workInThread } from '#server/documents/work-in-thread.ts'
import { isActiveOffer } from '#server/domain/offers/public-offer.ts'
import { listOffersInWords, type OfferInWords } from '#server/domain/offers/read-offers.ts'
import { newestFirst, selectOffers } from '#server/domain/offers/select-offers.ts'
import { AppError } from '#server/errors.ts'
import { createTurns } from '#server/http/admission/lane.ts'
import type { Poster } from './draw-poster.ts'
import { posterTexts as texts } from './texts.ts'

const drawPoster = workInThread<Poster, Uint8Array<ArrayBuffer>>('server/features/offers/poster', 'poster-thread')
// A company that asks for many leaves places for others.
const inTurn = createTurns({ atOnce: 1, most: 3 })

/** No page has room for more. */
const LISTED_MAX = 12

/** A PDF to hang up: a public offer of the company, or all of them with a list of the newest. */
export async function makePoster(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  { companyId, offerId }: { companyId: number; offerId?: number },
): Promise<File> {
  const isAsked = offerId === undefined ? undefined : eq(offer.id, offerId)
  const found = await selectOffers(db, { id: offer.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .where(and(eq(offer.companyId, companyId), isActiveOffer(dayInMadrid(clock.now())), isAsked))
    .orderBy(...newestFirst)
    .limit(LISTED_MAX)
  const ids = found.map(({ id }) => id)
  const rows = (await listOffersInWords(db, ids)).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const [first, ...others] = rows
  if (!first) throw new AppError('offer_not_found')
  const path = offerId === undefined ? `pagina-principal?empresa=${companyId}` : `vista-oferta-completa/${offerId}`
  const poster = {
    brand: drawable(env.brand.name),
    company: drawable(first.companyName),
    url: `${env.baseUrl}/${path}`,
    notices: [toNotice(first), ...others.map(toNotice)],
    total: offerId === undefined ? found[0]?.total : undefined,
  } satisfies Poster
  const bytes = await inTurn(companyId, () => drawPoster(poster))
  return new File([bytes], texts.fileName, { type: 'application/pdf' })
}

function toNotice(row: OfferInWords) {
  const { municipality: city, isEverywhere, moreCities, contractType } = row
  const places = placesInWords({ city, others: moreCities.length, isEverywhere })
  return {
    // A title of emoji alone has none that can be drawn.
    title: drawable(row.name) || drawable(row.position),
    place: places === city ? cityInProvince(city, row.province) : places,
    pay: payInWords(row),
    terms: [row.workday, contractType && contractTypeNames[contractType]].filter(Boolean).join(' · '),
  }
}
