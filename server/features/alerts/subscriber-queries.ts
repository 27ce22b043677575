import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Handle, Tx } from '#server/database/open.ts'
import { account, alert, subscriber, toldOffer } from '#server/database/schema/schema.ts'

/** The subscriber of an account or of the e-mail of a visitor, locked, so that its changes come one after the other. Made where it is missing. */
export async function lockSubscriber(tx: Tx, reader: { accountId: number } | { email: string }, createdAt: Date) {
  await tx
    .insert(subscriber)
    .values({ ...reader, createdAt })
    .onConflictDoNothing()
  if ('accountId' in reader) await adoptVisitors(tx, reader.accountId)
  const isTheirs =
    'accountId' in reader
      ? eq(subscriber.accountId, reader.accountId)
      : sql`lower(${subscriber.email}) = lower(${reader.email})`
  const [row] = await tx.select({ id: subscriber.id }).from(subscriber).where(isTheirs).for('update')
  if (!row) throw new Error('A reader has no subscriber')
  return row.id
}

/**
 * Gives alerts of visitors to the account that has confirmed their e-mail, so that nobody is told of an offer twice and they go with the
 * account. Without an id: those of all accounts.
 */
export async function adoptVisitors(tx: Tx, accountId?: number): Promise<void> {
  const isOwner = and(
    eq(account.isConfirmed, true),
    accountId === undefined ? undefined : eq(account.id, accountId),
    sql`lower(${account.email}) = lower(${subscriber.email})`,
  )
  const found = await tx
    .select({ id: subscriber.id, accountId: account.id })
    .from(subscriber)
    .innerJoin(account, isOwner)
  for (const visitor of found) await adopt(tx, visitor)
}

async function adopt(tx: Tx, { id, accountId }: { id: number; accountId: number }): Promise<void> {
  const [own] = await tx
    .select({ id: subscriber.id })
    .from(subscriber)
    .where(eq(subscriber.accountId, accountId))
    .for('update')
  if (!own) {
    await tx.update(subscriber).set({ accountId, email: null }).where(eq(subscriber.id, id))
    return
  }
  await tx.update(alert).set({ subscriberId: own.id }).where(eq(alert.subscriberId, id))
  await tx.execute(sql`
    insert into ${toldOffer} (subscriber_id, offer_id, mail_id, told_on)
    select ${own.id}, offer_id, mail_id, told_on from ${toldOffer} where subscriber_id = ${id} on conflict do nothing`)
  await tx.delete(subscriber).where(eq(subscriber.id, id))
}

/** The e-mail of a visitor. Undefined: the subscriber is gone, or has an account now. */
export async function findVisitor(db: Handle, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ email: subscriber.email })
    .from(subscriber)
    .where(and(eq(subscriber.id, id), isNull(subscriber.accountId)))
  return row?.email ?? undefined
}
