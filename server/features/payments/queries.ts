import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { INACTIVE } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import { hasNotExpired, isSwitchedOn } from '#server/domain/offers/public-offer.ts'
import type { Plan } from '#server/domain/companies/lock-company.ts'
import type { Handle } from '#server/database/open.ts'
import { account, company, companySubscription, offer, paymentEvent } from '#server/database/schema/schema.ts'
import type { PaymentMode } from '#server/payments/payments.ts'

export type SubscriptionRow = typeof companySubscription.$inferSelect

export async function findPlan(db: Handle, companyId: number): Promise<Plan | undefined> {
  const [row] = await db.select({ plan: company.plan }).from(company).where(eq(company.id, companyId))
  return row?.plan
}

/** Whether an operator has suspended the company: it is sold nothing that it cannot use. */
export const isSuspended = async (db: Handle, companyId: number): Promise<boolean> =>
  (await db.$count(company, and(eq(company.id, companyId), company.isSuspended))) > 0

export const setPlan = (tx: Handle, companyId: number, plan: Plan) =>
  tx.update(company).set({ plan }).where(eq(company.id, companyId))

/** The customer of an account at the provider, and the account's e-mail. */
export async function findCustomerOf(db: Handle, accountId: number) {
  const [row] = await db
    .select({ mode: companySubscription.mode, customerId: companySubscription.customerId, email: account.email })
    .from(companySubscription)
    .innerJoin(company, eq(company.id, companySubscription.companyId))
    .innerJoin(account, eq(account.id, company.accountId))
    .where(eq(account.id, accountId))
  return row
}

export interface Own {
  companyId: number
  mode: PaymentMode
}

const isOwn = ({ companyId, mode }: Own) =>
  and(eq(companySubscription.companyId, companyId), eq(companySubscription.mode, mode))

/** The company's subscription in this mode of the provider. */
export async function findSubscription(db: Handle, own: Own): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(companySubscription).where(isOwn(own))
  return row
}

export async function lockSubscription(tx: Handle, own: Own): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(companySubscription).where(isOwn(own)).for('update')
  return row
}

/** Inserts the row of a company, in the place of one of another mode. */
export const beginSubscription = (db: Handle, own: Own): Promise<void> =>
  db.transaction(async (tx) => {
    const isOther = and(eq(companySubscription.companyId, own.companyId), ne(companySubscription.mode, own.mode))
    await tx.delete(companySubscription).where(isOther)
    await tx.insert(companySubscription).values(own).onConflictDoNothing()
  })

/** Saves the customer unless the row has one already. Returns the saved one. */
export async function keepCustomer(db: Handle, own: Own, customerId: string): Promise<string | null | undefined> {
  await db
    .update(companySubscription)
    .set({ customerId })
    .where(and(isOwn(own), isNull(companySubscription.customerId)))
  return (await findSubscription(db, own))?.customerId
}

/** Makes the provider treat the next request as a new one, unless a checkout has been saved meanwhile. */
export const renewKey = (db: Handle, { key, ...own }: Own & { key: string }) =>
  db
    .update(companySubscription)
    .set({ key: sql`gen_random_uuid()` })
    .where(and(isOwn(own), eq(companySubscription.key, key), isNull(companySubscription.checkoutId)))

/** Removes a customer that the provider no longer has. */
export const forgetCustomer = (db: Handle, own: Own, customerId: string) =>
  db
    .update(companySubscription)
    .set({ customerId: null, checkoutId: null, key: sql`gen_random_uuid()` })
    .where(and(isOwn(own), eq(companySubscription.customerId, customerId)))

const isSameAttempt = (row: SubscriptionRow) =>
  and(isOwn(row), eq(companySubscription.checkoutAttempt, row.checkoutAttempt))

/** Saves the one checkout of an attempt. Returns false where another has been saved meanwhile. */
export async function keepCheckout(
  db: Handle,
  row: SubscriptionRow,
  checkout: { checkoutId: string; checkoutStartedAt: Date },
): Promise<boolean> {
  const { checkoutId } = companySubscription
  const rows = await db
    .update(companySubscription)
    .set(checkout)
    .where(and(isSameAttempt(row), or(isNull(checkoutId), eq(checkoutId, checkout.checkoutId))))
    .returning({ id: companySubscription.companyId })
  return rows.length > 0
}

/** Forgets the checkout of an attempt, so that a new one can start. */
export const endAttempt = (db: Handle, row: SubscriptionRow) =>
  db
    .update(companySubscription)
    .set({ checkoutAttempt: row.checkoutAttempt + 1, checkoutId: null })
    .where(isSameAttempt(row))

/** The company that has this customer at the provider. */
export async function findCompanyOfCustomer(db: Handle, customerId: string, mode: PaymentMode) {
  const [row] = await db
    .select({ companyId: companySubscription.companyId })
    .from(companySubscription)
    .where(and(eq(companySubscription.customerId, customerId), eq(companySubscription.mode, mode)))
  return row?.companyId
}

/** A number for the next reading of the provider, higher than all earlier ones. */
export async function drawTicket(db: Handle, own: Own) {
  const [row] = await db
    .update(companySubscription)
    .set({ ticket: sql`${companySubscription.ticket} + 1` })
    .where(isOwn(own))
    .returning({ ticket: companySubscription.ticket, customerId: companySubscription.customerId })
  return row
}

export type PlanStanding = Pick<
  SubscriptionRow,
  'appliedTicket' | 'subscriptionId' | 'status' | 'periodEndsAt' | 'endsAt' | 'graceUntil'
>

export const saveStanding = (tx: Handle, own: Own, standing: PlanStanding) =>
  tx.update(companySubscription).set(standing).where(isOwn(own))

export const markCheckoutFailed = (tx: Handle, own: Own, failedCheckoutId: string) =>
  tx.update(companySubscription).set({ failedCheckoutId }).where(isOwn(own))

export type Effect = typeof paymentEvent.$inferInsert

export async function hasHadEffect(db: Handle, id: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvent.id }).from(paymentEvent).where(eq(paymentEvent.id, id))
  return rows.length > 0
}

/** Returns false where the event has had its effect before. */
export async function recordEffect(tx: Handle, effect: Effect): Promise<boolean> {
  const rows = await tx.insert(paymentEvent).values(effect).onConflictDoNothing().returning({ id: paymentEvent.id })
  return rows.length > 0
}

/** Makes the active offers of a company inactive, except the `keep` newest ones. */
export async function holdBackOffers(
  tx: Handle,
  companyId: number,
  { keep, now }: { keep: number; now: Date },
): Promise<void> {
  const beyond = tx
    .select({ id: offer.id })
    .from(offer)
    .where(and(eq(offer.companyId, companyId), isSwitchedOn, hasNotExpired(dayInMadrid(now))))
    .orderBy(desc(offer.createdOn), desc(offer.id))
    .offset(keep)
  await tx
    .update(offer)
    .set({ state: INACTIVE, isOverFreeLimit: true, updatedAt: now, version: sql`${offer.version} + 1` })
    .where(sql`${offer.id} in ${beyond}`)
}

/** Ends the hold of the limit. The offers stay inactive until the company activates them. */
export async function releaseOffers(tx: Handle, companyId: number): Promise<void> {
  await tx
    .update(offer)
    .set({ isOverFreeLimit: false })
    .where(and(eq(offer.companyId, companyId), offer.isOverFreeLimit))
}
