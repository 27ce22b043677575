import { and, eq, sql } from 'drizzle-orm'
import { ROLE_OPERATOR } from '#contract/constants.ts'
import type { Caller } from '#server/http/caller.ts'
import { checkColumns } from '#server/domain/companies/shown-checks.ts'
import { publicCompany } from '#server/domain/companies/public-companies.ts'
import { isCleared, wasPublic } from '#server/domain/offers/public-offer.ts'
import { isStayingCompany } from '#server/domain/accounts/leaving.ts'
import { listQuestionsOf } from '#server/domain/applications/offer-questions.ts'
import { isOfProject, offerColumns } from '#server/domain/offers/list-offers-by-id.ts'
import { selectOffers } from '#server/domain/offers/select-offers.ts'
import { withNames } from '#server/domain/offers/read-names.ts'
import type { Handle } from '#server/database/open.ts'
import { prepareOnce } from '#server/database/prepare-once.ts'
import { company, companyVerification, offer } from '#server/database/schema/schema.ts'

/** Only its company and operators read an offer that was never public. */
const isShown = sql`(${wasPublic} or ${offer.companyId} = ${sql.placeholder('companyId')} or ${sql.placeholder('isOperator')}::boolean)`

const prepareOne = prepareOnce((db) =>
  selectOffers(db, { ...offerColumns, ...checkColumns, publicCompany: publicCompany(sql.placeholder('today')) })
    .innerJoin(company, isOfProject)
    .leftJoin(companyVerification, eq(companyVerification.companyId, company.id))
    .where(and(eq(offer.id, sql.placeholder('id')), isCleared, isShown, isStayingCompany(offer.companyId))),
)

/** An offer that the caller may read, active or not. None that an operator keeps back. */
export async function findOffer(db: Handle, id: number, { caller, today }: { caller: Caller | null; today: string }) {
  const isOperator = caller?.role === ROLE_OPERATOR && caller.hasSecondFactor
  const rows = await prepareOne(db).execute({ id, companyId: caller?.companyId ?? null, isOperator, today })
  const [row] = await withNames(db, rows)
  return row && { ...row, questions: row.questionIds.length > 0 ? await listQuestionsOf(db, id) : [] }
}

export type OfferDetailsRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>
