import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { candidate, candidateInterest, subscriber, toldOffer } from '#server/database/schema/schema.ts'

/** The candidate has suggestions and wants them by mail. */
export const wantsSuggestions: SQL = sql`exists (select from ${candidateInterest}
  where ${candidateInterest.candidateId} = ${candidate.id} and ${candidateInterest.wantsMail} and ${candidateInterest.isOn})`

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
