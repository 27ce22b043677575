import { and, eq } from 'drizzle-orm'
import { isFraud, judgeOffer, offerRules } from '#contract/values/offer-rules/judge-offer.ts'
import { findWebAddress } from '#contract/values/typed/web-address.ts'
import type { Change } from '#server/database/change.ts'
import type { Tx } from '#server/database/open.ts'
import { company, companyPage } from '#server/database/schema/schema.ts'
import { ownerOf, requireStaying } from '#server/domain/accounts/require-staying.ts'
import { changeStanding } from '#server/domain/companies/change-standing.ts'
import { lockPublisher } from '#server/domain/companies/lock-company.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { noOffer } from '#server/domain/reviews/name-in-mail.ts'
import { hasApprovedOffer } from '#server/domain/reviews/queries.ts'
import { isHeldAtFirst } from '#server/domain/reviews/review-after.ts'
import { pageTexts as texts } from './texts.ts'

type Row = typeof companyPage.$inferSelect
type Written = Pick<Row, 'text' | 'website'>

/**
 * Saves what a company writes on its page. A text with signs of fraud stays hidden until an operator approves it, and so does every later one:
 * nobody tries words until one passes. Returns the review, and why the rules hold it.
 */
export async function savePage(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  companyId: number,
  given: Change<Written>,
): Promise<{ review: Row['review']; notice: string | null }> {
  const website = given.website && findWebAddress(given.website)
  if (given.website && !website) throw new AppError('website_invalid')
  return db.transaction(async (tx) => {
    await requireStaying(tx, ownerOf({ companyId }))
    await lockPublisher(tx, companyId)
    const [kept] = await tx.select().from(companyPage).where(eq(companyPage.companyId, companyId))
    const text = given.text ?? kept?.text ?? ''
    const written = { text, website: website === undefined ? (kept?.website ?? null) : website || null }
    if (kept && kept.text === text && kept.website === written.website) return { review: kept.review, notice: null }
    const fraud = judge(written).find(isFraud)
    const isClosed = kept?.review === 'held' || kept?.review === 'removed'
    const isHeld = isClosed || fraud !== undefined || (await waitsAtFirst(tx, env, companyId))
    const review = isHeld ? 'held' : 'waiting'
    const saved = { ...written, review, savedAt: clock.now(), reason: null } as const
    await tx
      .insert(companyPage)
      .values({ companyId, ...saved })
      .onConflictDoUpdate({ target: companyPage.companyId, set: saved })
    // A decision about the text before is refused.
    await changeStanding(tx, companyId, {})
    const why = fraud && texts.said({ found: fraud.found, ...offerRules[fraud.rule] })
    return { review, notice: isHeld ? texts.held(why) : null }
  })
}

const judge = ({ text, website }: Written) =>
  judgeOffer({ ...noOffer, descripcion: [text, website].filter(Boolean).join('\n') })

/** As its offers are. */
async function waitsAtFirst(tx: Tx, { moderation: mode }: Deps['env'], companyId: number): Promise<boolean> {
  const isVerified = and(eq(company.id, companyId), eq(company.verification, 'verified'))
  const trust = {
    isVerified: (await tx.$count(company, isVerified)) > 0,
    hasApproved: await hasApprovedOffer(tx, companyId),
  }
  return isHeldAtFirst({ mode, ...trust })
}
