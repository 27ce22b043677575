import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { INACTIVE } from '#contract/constants.ts'
import { isSwitchedOn } from '#server/platform/database/active-offer.ts'
import type { Plan } from '#server/platform/database/lock-company.ts'
import type { Handle } from '#server/platform/database/open.ts'
import {
  account,
  company,
  companySubscription,
  offer,
  paymentEvent,
  project,
} from '#server/platform/database/schema/schema.ts'
import type { PaymentMode } from '#server/platform/payment-provider/payments.ts'

export type SubscriptionRow = typeof companySubscription.$inferSelect

export async function findPlan(db: Handle, companyId: number): Promise<Plan | undefined> {
  const [row] = await db.select({ plan: company.plan }).from(company).where(eq(company.id, companyId))
  return row?.plan
}

export const setPlan = (tx: Handle, { companyId, plan }: { companyId: number; plan: Plan }) =>
  tx.update(company).set({ plan }).where(eq(company.id, companyId))

export async function findEmail(db: Handle, companyId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ email: account.email })
    .from(company)
    .innerJoin(account, eq(account.id, company.accountId))
    .where(eq(company.id, companyId))
  return row?.email
}

export interface Own {
  companyId: number
  mode: PaymentMode
}

const isOwn = ({ companyId, mode }: Own) =>
  and(eq(companySubscription.companyId, companyId), eq(companySubscription.mode, mode))

/** What a company has with the provider in this mode. */
export async function findSubscription(db: Handle, own: Own): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(companySubscription).where(isOwn(own))
  return row
}

export async function lockSubscription(tx: Handle, own: Own): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(companySubscription).where(isOwn(own)).for('update')
  return row
}

const fresh = {
  key: sql`gen_random_uuid()`,
  customerId: null,
  checkoutAttempt: 0,
  checkoutId: null,
  checkoutStartedAt: null,
  failedCheckoutId: null,
  ticket: 0,
  appliedTicket: 0,
  subscriptionId: null,
  status: null,
  periodEndsAt: null,
  endsAt: null,
  graceUntil: null,
}

/** Begins what a company has with the provider, or begins it anew where it was of another mode. */
export async function beginSubscription(db: Handle, { companyId, mode }: Own): Promise<void> {
  await db
    .insert(companySubscription)
    .values({ companyId, mode })
    .onConflictDoUpdate({
      target: companySubscription.companyId,
      set: { ...fresh, mode },
      setWhere: ne(companySubscription.mode, mode),
    })
}

/** Of two customers made at the same moment the first stays. Answers the one that stays. */
export async function keepCustomer(
  db: Handle,
  { customerId, ...own }: Own & { customerId: string },
): Promise<string | null | undefined> {
  await db
    .update(companySubscription)
    .set({ customerId })
    .where(and(isOwn(own), isNull(companySubscription.customerId)))
  return (await findSubscription(db, own))?.customerId
}

/** The next request for a customer or a checkout is a new one to the provider, unless a checkout has begun meanwhile. */
export const renewKey = (db: Handle, { key, ...own }: Own & { key: string }) =>
  db
    .update(companySubscription)
    .set({ key: sql`gen_random_uuid()` })
    .where(and(isOwn(own), eq(companySubscription.key, key), isNull(companySubscription.checkoutId)))

/** The provider knows that customer no longer. */
export const forgetCustomer = (db: Handle, { customerId, ...own }: Own & { customerId: string }) =>
  db
    .update(companySubscription)
    .set({ customerId: null, checkoutId: null, key: sql`gen_random_uuid()` })
    .where(and(isOwn(own), eq(companySubscription.customerId, customerId)))

interface Attempt extends Own {
  attempt: number
  checkoutId: string
}

const isAttempt = ({ attempt, ...own }: Own & { attempt: number }) =>
  and(isOwn(own), eq(companySubscription.checkoutAttempt, attempt))

/** One checkout an attempt. False where another has been kept meanwhile. */
export async function keepCheckout(db: Handle, { checkoutId, now, ...attempt }: Attempt & { now: Date }) {
  const rows = await db
    .update(companySubscription)
    .set({ checkoutId, checkoutStartedAt: now })
    .where(
      and(
        isAttempt(attempt),
        or(isNull(companySubscription.checkoutId), eq(companySubscription.checkoutId, checkoutId)),
      ),
    )
    .returning({ id: companySubscription.companyId })
  return rows.length > 0
}

/** The next checkout is a new one. */
export const endAttempt = (db: Handle, attempt: Own & { attempt: number }) =>
  db
    .update(companySubscription)
    .set({ checkoutAttempt: attempt.attempt + 1, checkoutId: null })
    .where(isAttempt(attempt))

/** The company that a customer of the provider is. */
export async function findCompanyOfCustomer(
  db: Handle,
  { customerId, mode }: { customerId: string; mode: PaymentMode },
): Promise<number | undefined> {
  const [row] = await db
    .select({ companyId: companySubscription.companyId })
    .from(companySubscription)
    .where(and(eq(companySubscription.customerId, customerId), eq(companySubscription.mode, mode)))
  return row?.companyId
}

/** A number for what is about to be read: higher than all that were given before. */
export async function drawTicket(
  db: Handle,
  own: Own,
): Promise<{ ticket: number; customerId: string | null } | undefined> {
  const [row] = await db
    .update(companySubscription)
    .set({ ticket: sql`${companySubscription.ticket} + 1` })
    .where(isOwn(own))
    .returning({ ticket: companySubscription.ticket, customerId: companySubscription.customerId })
  return row
}

export type Standing = Pick<
  SubscriptionRow,
  'appliedTicket' | 'subscriptionId' | 'status' | 'periodEndsAt' | 'endsAt' | 'graceUntil'
>

export const saveStanding = (tx: Handle, { standing, ...own }: Own & { standing: Standing }) =>
  tx.update(companySubscription).set(standing).where(isOwn(own))

export const markCheckoutFailed = (tx: Handle, { checkoutId, ...own }: Own & { checkoutId: string }) =>
  tx.update(companySubscription).set({ failedCheckoutId: checkoutId }).where(isOwn(own))

export type Effect = typeof paymentEvent.$inferInsert

export async function hasHadEffect(db: Handle, id: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvent.id }).from(paymentEvent).where(eq(paymentEvent.id, id))
  return rows.length > 0
}

/** False where the same event has had its effect already. */
export async function recordEffect(tx: Handle, effect: Effect): Promise<boolean> {
  const rows = await tx.insert(paymentEvent).values(effect).onConflictDoNothing().returning({ id: paymentEvent.id })
  return rows.length > 0
}

/** Holds back every active offer of a company but its newest ones: they become inactive. Nothing is deleted. */
export async function holdBackOffers(
  tx: Handle,
  { companyId, keep, now }: { companyId: number; keep: number; now: Date },
): Promise<void> {
  const beyond = tx
    .select({ id: offer.id })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .where(and(eq(project.companyId, companyId), isSwitchedOn))
    .orderBy(desc(offer.createdOn), desc(offer.id))
    .offset(keep)
  await tx
    .update(offer)
    .set({ state: INACTIVE, isHeldBack: true, updatedAt: now, version: sql`${offer.version} + 1` })
    .where(sql`${offer.id} in ${beyond}`)
}

/** No limit holds the offers of a company back any more. They stay inactive until the company activates them. */
export async function releaseOffers(tx: Handle, companyId: number): Promise<void> {
  const ownProjects = tx.select({ id: project.id }).from(project).where(eq(project.companyId, companyId))
  await tx
    .update(offer)
    .set({ isHeldBack: false })
    .where(and(inArray(offer.projectId, ownProjects), offer.isHeldBack))
}
