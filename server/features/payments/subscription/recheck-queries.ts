import { and, eq, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { company, companySubscription, paymentEvent } from '#server/database/schema/schema.ts'
import type { PaymentMode } from '#server/payments/payments.ts'

interface Overdue {
  mode: PaymentMode
  /** Premium companies whose known period ended before this. */
  endedBefore: Date
  /** Checkouts of free companies that started between these two. */
  startedBefore: Date
  startedAfter: Date
  limit: number
}

/** Companies whose subscription should have changed. In random order, so that none blocks the others. */
export async function listOverdue(db: Handle, { limit, mode, ...moments }: Overdue): Promise<number[]> {
  const { endedBefore, startedBefore, startedAfter } = moments
  const { periodEndsAt, endsAt, graceUntil, checkoutId, checkoutStartedAt } = companySubscription
  const isOver = or(lt(periodEndsAt, endedBefore), lt(endsAt, endedBefore), lt(graceUntil, endedBefore))
  const isUnheard = and(
    isNotNull(checkoutId),
    lt(checkoutStartedAt, startedBefore),
    gt(checkoutStartedAt, startedAfter),
  )
  const rows = await db
    .select({ id: company.id })
    .from(companySubscription)
    .innerJoin(company, eq(company.id, companySubscription.companyId))
    .where(
      and(
        eq(companySubscription.mode, mode),
        or(and(eq(company.plan, 'premium'), isOver), and(eq(company.plan, 'gratis'), isUnheard)),
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Premium companies that paid in test mode. */
export async function listTestPremium(db: Handle): Promise<number[]> {
  const { mode, status, companyId } = companySubscription
  const rows = await db
    .select({ id: company.id })
    .from(companySubscription)
    .innerJoin(company, eq(company.id, companyId))
    .where(and(ne(mode, 'live'), eq(company.plan, 'premium'), isNotNull(status)))
  return rows.map(({ id }) => id)
}

export const deleteEffectsBefore = (db: Handle, moment: Date) =>
  db.delete(paymentEvent).where(lt(paymentEvent.receivedAt, moment))
