import { and, asc, eq, getTableColumns, gte, sql } from 'drizzle-orm'
import { dayInMadrid } from '#server/clock.ts'
import { judgeSavedOffer } from '#server/domain/reviews/findings/judge-saved-offer.ts'
import {
  approveOffer,
  joinQueue,
  keepTextBefore,
  lockReviewedOffer,
  rejectOffer,
} from '#server/domain/reviews/review-offer.ts'
import { account, company, offer } from '#server/database/schema/schema.ts'
import type { Tx } from '#server/database/open.ts'
import { getOfferInWords } from '#server/domain/offers/read-offers.ts'
import { DEMO_OPERATOR_EMAIL } from '../emails.ts'
import { present } from '../present.ts'
import { reviewTexts as texts } from '../texts/review.ts'

const HOUR_MS = 3_600_000

interface Desk {
  now: Date
  /** The account of the operator. */
  by: number
}

// So that those of the landing page and of the first pages of the list stay as they are.
const SKIPPED = 100
const USED = 8

// Longer than any run of holidays.
const LATE_HOURS = 8 * 24

/** Offers in every state of the review: some wait, one with signs of fraud is held, one has changed since it was approved, one is rejected. */
export async function writeReview(tx: Tx, today: string): Promise<void> {
  const [operator] = await tx.select({ id: account.id }).from(account).where(eq(account.email, DEMO_OPERATOR_EMAIL))
  const desk = { now: new Date(`${today}T08:00:00Z`), by: present(operator?.id, 'the operator') }
  const rows = await tx
    .select(getTableColumns(offer))
    .from(offer)
    .innerJoin(company, eq(company.id, offer.companyId))
    // The company of the demo account has the free plan.
    .where(and(eq(offer.state, 1), gte(offer.expiresOn, today), eq(company.plan, 'premium')))
    .orderBy(asc(offer.id))
    .offset(SKIPPED)
    .limit(USED)
  const changed = rows.find(({ payPeriod }) => payPeriod === 'anual')
  const [fraud, rejected, ...waiting] = rows.filter((row) => row !== changed)
  if (!fraud || !changed || !rejected) throw new Error('the demo data has too few offers')
  await holdAsFraud(tx, fraud, desk)
  await changeApproved(tx, changed, desk)
  const reason = { reason: 'incompleta', note: texts.rejection } as const
  await rejectOffer(tx, await lockReviewedOffer(tx, rejected.id), { ...desk, ...reason })
  for (const [place, { id }] of waiting.entries()) {
    // The first waits for too long.
    await wait(tx, id, new Date(desk.now.getTime() - (place === 0 ? LATE_HOURS : place) * HOUR_MS))
  }
}

type OfferRow = typeof offer.$inferSelect

async function wait(tx: Tx, offerId: number, now: Date): Promise<void> {
  await tx.update(offer).set({ review: 'waiting' }).where(eq(offer.id, offerId))
  await joinQueue(tx, { offerId, now, raised: null })
}

async function holdAsFraud(tx: Tx, { id, description: old }: OfferRow, { now }: Desk): Promise<void> {
  const description = `${old}\n\n${texts.fraud}`
  await tx.update(offer).set({ description, review: 'held' }).where(eq(offer.id, id))
  const raised = await judgeSavedOffer(tx, id, { now, today: dayInMadrid(now) })
  await joinQueue(tx, { offerId: id, now: new Date(now.getTime() - 2 * HOUR_MS), raised })
}

async function changeApproved(tx: Tx, row: OfferRow, { now, by }: Desk): Promise<void> {
  const { id, description, annualSalary } = row
  await approveOffer(tx, await lockReviewedOffer(tx, id), { by, now: new Date(now.getTime() - 72 * HOUR_MS) })
  const before = await getOfferInWords(tx, id)
  const changes = {
    description: `${description}\n\n${texts.addition}`,
    annualSalary: annualSalary + 1500,
    salaryMax: null,
  }
  await tx
    .update(offer)
    .set({ ...changes, review: 'waiting', version: sql`${offer.version} + 1`, updatedAt: now })
    .where(eq(offer.id, id))
  await judgeSavedOffer(tx, id, { now, today: dayInMadrid(now) })
  await keepTextBefore(tx, before)
  await joinQueue(tx, { offerId: id, now, raised: null })
}
