import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { ALERTS_MAX } from '#contract/constants.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { AppError } from '#server/errors.ts'
import { isOpenAccount, isReachable } from '#server/domain/accounts/reachable.ts'
import { account, alert, subscriber } from '#server/database/schema/schema.ts'

const isConfirmed = isNotNull(alert.confirmedAt)

/** An alert that may be mailed. */
export const isInForce = and(isConfirmed, eq(alert.isPaused, false))

/** The owner of an alert: an account, or a visitor with a link. */
export type Owner = { accountId: number } | { subscriberId: number }

const isOf = (owner: Owner): SQL =>
  'accountId' in owner
    ? sql`${alert.subscriberId} in (select id from ${subscriber} where account_id = ${owner.accountId})`
    : sql`${alert.subscriberId} = ${owner.subscriberId}`

export const listOf = (db: Handle, owner: Owner) =>
  db
    .select()
    .from(alert)
    .where(and(isConfirmed, isOf(owner)))
    .orderBy(asc(alert.id))

export type AlertRow = Awaited<ReturnType<typeof listOf>>[number]

/** Refuses one more alert than a subscriber may have. Those that wait for a press do not count: anybody can ask for them. */
export async function requireRoom(tx: Tx, subscriberId: number): Promise<void> {
  const alerts = await tx.$count(alert, and(isConfirmed, isOf({ subscriberId })))
  if (alerts >= ALERTS_MAX) throw new AppError('alerts_full')
}

const isOwn = (id: number, owner: Owner) => and(eq(alert.id, id), isConfirmed, isOf(owner))

export async function lockOwn(tx: Tx, id: number, owner: Owner): Promise<AlertRow> {
  const [row] = await tx.select().from(alert).where(isOwn(id, owner)).for('update')
  if (!row) throw new AppError('alert_not_found')
  return row
}

export async function deleteOwn(db: Handle, id: number, owner: Owner): Promise<void> {
  const { rowCount } = await db.delete(alert).where(isOwn(id, owner))
  if (rowCount === 0) throw new AppError('alert_not_found')
}

async function findWithReader(db: Handle, id: number, condition: SQL | undefined) {
  const email = sql<string>`coalesce(${subscriber.email}, ${account.email})`
  const [row] = await db
    .select({ alert, email, accountId: subscriber.accountId })
    .from(alert)
    .innerJoin(subscriber, eq(subscriber.id, alert.subscriberId))
    .leftJoin(account, eq(account.id, subscriber.accountId))
    .where(and(eq(alert.id, id), condition))
  return row
}

/** An alert with the address of its mails. Undefined: it is gone, or nothing may be mailed now. */
export const findInForce = (db: Handle, id: number) => findWithReader(db, id, and(isInForce, isReachable))

/** The confirmed alert of a feed. Undefined: it is gone, or its account is leaving or disabled. */
export const findFed = (db: Handle, id: number) => findWithReader(db, id, and(isConfirmed, isOpenAccount))
