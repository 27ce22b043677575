import { and, eq, sql } from 'drizzle-orm'
import { ROLE_OPERATOR } from '#contract/constants.ts'
import type { Caller } from '#server/http/caller.ts'
import { isCleared, wasPublic } from '#server/domain/offers/public-offer.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { listQuestionsOf } from '#server/domain/applications/offer-questions.ts'
import { isOfProject, offerColumns } from '#server/domain/offers/list-offers-by-id.ts'
import { selectOffers } from '#server/domain/offers/select-offers.ts'
import { withNames } from '#server/domain/offers/read-names.ts'
import type { Handle } from '#server/database/open.ts'
import { prepareOnce } from '#server/database/prepare-once.ts'
import { company, companyCheck, companyVerification, offer } from '#server/database/schema/schema.ts'

type CheckKind = (typeof companyCheck.$inferSelect)['kind']

/** The checks of the offer's company. */
const checks = sql<{ kind: CheckKind; checkedAt: string }[]>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'checkedAt', checked_at) order by checked_at), '[]')
  from ${companyCheck} where ${companyCheck.companyId} = ${offer.companyId}
)`

/** The company's own statements, to compare its e-mail with its web. */
const said = { website: companyVerification.website, contactEmail: companyVerification.contactEmail }

/** Only its company and operators read an offer that was never public. */
const isShown = sql`(${wasPublic} or ${offer.companyId} = ${sql.placeholder('companyId')} or ${sql.placeholder('isOperator')}::boolean)`

const prepareOne = prepareOnce((db) =>
  selectOffers(db, { ...offerColumns, checks, said })
    .innerJoin(company, isOfProject)
    .leftJoin(companyVerification, eq(companyVerification.companyId, company.id))
    .where(and(eq(offer.id, sql.placeholder('id')), isCleared, isShown, isStayingCompany(offer.companyId))),
)

/** An offer that the caller may read, active or not. None that an operator keeps back. */
export async function findOffer(db: Handle, id: number, caller: Caller | null) {
  const isOperator = caller?.role === ROLE_OPERATOR && caller.hasSecondFactor
  const rows = await prepareOne(db).execute({ id, companyId: caller?.companyId ?? null, isOperator })
  const [row] = await withNames(db, rows)
  return row && { ...row, questions: row.questionIds.length > 0 ? await listQuestionsOf(db, id) : [] }
}

export type OfferDetailsRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>
