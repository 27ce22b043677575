import { eq, sql } from 'drizzle-orm'
import { ACTIVE_OFFERS_MAX } from '#contract/constants.ts'
import { isActiveOffer } from '#server/domain/offers/public-offer.ts'
import type { Handle } from '#server/database/open.ts'
import { company, offer, project } from '#server/database/schema/schema.ts'
import { newestFirst, selectOffers } from '#server/domain/offers/select-offers.ts'

// PostgreSQL gives each version of a row the transaction that wrote it, so no change can be forgotten. Requirements are only
// written together with their offer.
const versions = sql<string>`concat_ws('.', ${offer.id}, ${offer}.xmin, ${project}.xmin, ${company}.xmin)`

/** Differs whenever a row of the list has changed, or the list has other rows. */
export async function findFingerprint(db: Handle, today: string): Promise<string> {
  const newest = selectOffers(db, { versions: versions.as('versions') })
    .innerJoin(company, eq(company.id, project.companyId))
    .where(isActiveOffer(today))
    .orderBy(...newestFirst)
    .limit(ACTIVE_OFFERS_MAX)
    .as('newest')
  const hash = sql<string>`md5(coalesce(string_agg(${newest.versions}, ',' order by ${newest.versions}), ''))`
  const [row] = await db.select({ hash }).from(newest)
  return row?.hash ?? ''
}
