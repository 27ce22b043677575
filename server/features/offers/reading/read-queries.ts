import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { isCleared } from '#server/domain/offers/public-offer.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { listQuestionsOf } from '#server/domain/applications/offer-questions.ts'
import { newestFirst, selectOffers } from '#server/domain/offers/select-offers.ts'
import { withNames } from './read-names.ts'
import type { Handle } from '#server/database/open.ts'
import { prepareOnce } from '#server/database/prepare-once.ts'
import {
  company,
  companyCheck,
  companyVerification,
  offer,
  project,
  requirement,
} from '#server/database/schema/schema.ts'

type CheckKind = (typeof companyCheck.$inferSelect)['kind']

const requirements = sql<string[]>`array(
  select ${requirement.description} from ${requirement}
  where ${requirement.offerId} = ${offer.id} order by ${asc(requirement.place)}
)`

const offerColumns = {
  ...getTableColumns(offer),
  isCleared,
  project: { id: project.id, name: project.name, state: project.state },
  company: {
    name: company.name,
    logoKey: company.logoKey,
    verifiedOn: company.verifiedOn,
    answerDays: company.answerDays,
    answerPercent: company.answerPercent,
  },
  requirements,
}

/** The checks of the offer's company. */
const checks = sql<{ kind: CheckKind; checkedAt: string }[]>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'checkedAt', checked_at) order by checked_at), '[]')
  from ${companyCheck} where ${companyCheck.companyId} = ${offer.companyId}
)`

/** The company's own statements, to compare its e-mail with its web. */
const said = { website: companyVerification.website, contactEmail: companyVerification.contactEmail }

const isOfProject = eq(company.id, project.companyId)

const prepareOne = prepareOnce((db) =>
  selectOffers(db, { ...offerColumns, checks, said })
    .innerJoin(company, isOfProject)
    .leftJoin(companyVerification, eq(companyVerification.companyId, company.id))
    .where(and(eq(offer.id, sql.placeholder('id')), isCleared, isStayingCompany(offer.companyId))),
)

// Separate from the search: in one query PostgreSQL would join all offers.
const prepareMany = prepareOnce((db) =>
  selectOffers(db, offerColumns)
    .innerJoin(company, isOfProject)
    .where(sql`${offer.id} = any(${sql.placeholder('ids')})`)
    .orderBy(...newestFirst),
)

/** An offer that visitors may read, active or not. None that an operator keeps back. */
export async function findOffer(db: Handle, id: number) {
  const [row] = await withNames(db, await prepareOne(db).execute({ id }))
  return row && { ...row, questions: row.questionIds.length > 0 ? await listQuestionsOf(db, id) : [] }
}

export type OfferDetailsRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>

/** These offers, newest first. */
export const listOffersById = async (db: Handle, ids: number[]) => withNames(db, await prepareMany(db).execute({ ids }))

export type OfferRow = Awaited<ReturnType<typeof listOffersById>>[number]
