import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import type { Handle } from '#server/database/open.ts'
import { account, candidate, candidateInterest, subscriber, toldOffer } from '#server/database/schema/schema.ts'

/** A candidate who wants suggestions by mail. Undefined: not any more, the account is leaving or disabled, or its e-mail is not confirmed. */
export async function findRecipient(db: Handle, candidateId: number) {
  const wants = sql`${candidateInterest.wantsMail} and ${candidateInterest.isOn}`
  const [row] = await db
    .select({ accountId: account.id, email: account.email })
    .from(candidateInterest)
    .innerJoin(candidate, eq(candidate.id, candidateInterest.candidateId))
    .innerJoin(account, eq(account.id, candidate.accountId))
    .where(
      and(
        eq(candidate.id, candidateId),
        wants,
        eq(account.isConfirmed, true),
        isNull(account.disabledAt),
        isStayingCandidate(candidate.id),
      ),
    )
  return row
}

/** The subscriber of an account, made where it is missing. */
export async function findSubscriber(db: Handle, accountId: number, createdAt: Date): Promise<number> {
  await db.insert(subscriber).values({ accountId, createdAt }).onConflictDoNothing()
  const [row] = await db.select({ id: subscriber.id }).from(subscriber).where(eq(subscriber.accountId, accountId))
  if (!row) throw new Error(`Account ${accountId} has no subscriber`)
  return row.id
}

/** The offers that other mails have named. */
export async function listToldElsewhere(db: Handle, subscriberId: number, mailId: string): Promise<number[]> {
  const rows = await db
    .select({ id: toldOffer.offerId })
    .from(toldOffer)
    .where(and(eq(toldOffer.subscriberId, subscriberId), ne(toldOffer.mailId, mailId)))
  return rows.map(({ id }) => id)
}
