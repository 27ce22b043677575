import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { prepareOnce } from '#server/database/prepare-once.ts'
import { company, offer, project, requirement } from '#server/database/schema/schema.ts'
import { hasPage } from './public-offer.ts'
import { withNames } from './read-names.ts'
import { newestFirst, selectOffers } from './select-offers.ts'

/** A column of a query on `offer`. */
export const requirements = sql<string[]>`array(
  select ${requirement.description} from ${requirement}
  where ${requirement.offerId} = ${offer.id} order by ${asc(requirement.place)}
)`

/** The columns of an offer on the wire. `withNames` adds names. */
export const offerColumns = {
  ...getTableColumns(offer),
  hasPage,
  project: { id: project.id, name: project.name, state: project.state },
  company: {
    name: company.name,
    logoKey: company.logoKey,
    verifiedOn: company.verifiedOn,
    replyDays: company.replyDays,
    replyPercent: company.replyPercent,
  },
  requirements,
}

export const isOfProject = eq(company.id, project.companyId)

// Separate from the search: in one query PostgreSQL would join all offers.
const prepareMany = prepareOnce((db) =>
  selectOffers(db, offerColumns)
    .innerJoin(company, isOfProject)
    .where(sql`${offer.id} = any(${sql.placeholder('ids')})`)
    .orderBy(...newestFirst),
)

/** These offers, newest first. */
export const listOffersById = async (db: Handle, ids: number[]) => withNames(db, await prepareMany(db).execute({ ids }))

export type OfferRow = Awaited<ReturnType<typeof listOffersById>>[number]
