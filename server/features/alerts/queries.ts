import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { ALERTS_MAX } from '#contract/constants.ts'
import type { AlertFrequency } from '#contract/values/alert-frequencies.ts'
import type { StoredSearch } from '#contract/following/stored-search.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { AppError } from '#server/errors.ts'
import { account, accountDeletion, alert, subscriber } from '#server/database/schema/schema.ts'
import { lastNumber } from './announced-offers.ts'

/** An alert that may be mailed. */
export const isInForce = and(isNotNull(alert.confirmedAt), eq(alert.isPaused, false))

export const listOf = (db: Handle, subscriberId: number) =>
  db
    .select()
    .from(alert)
    .where(and(eq(alert.subscriberId, subscriberId), isNotNull(alert.confirmedAt)))
    .orderBy(asc(alert.id))

export type AlertRow = Awaited<ReturnType<typeof listOf>>[number]

export const listOfAccount = (db: Handle, accountId: number): Promise<AlertRow[]> =>
  db
    .select({ alert })
    .from(alert)
    .innerJoin(subscriber, eq(subscriber.id, alert.subscriberId))
    .where(and(eq(subscriber.accountId, accountId), isNotNull(alert.confirmedAt)))
    .orderBy(asc(alert.id))
    .then((rows) => rows.map((row) => row.alert))

export async function findSame(tx: Tx, subscriberId: number, filters: StoredSearch) {
  const isSame = sql`${alert.filters} = ${JSON.stringify(filters)}::jsonb`
  const [row] = await tx
    .select()
    .from(alert)
    .where(and(eq(alert.subscriberId, subscriberId), isSame))
  return row
}

/** Refuses one more alert than a subscriber may have. Those that wait for a press do not count: anybody can ask for them. */
export async function requireRoom(tx: Tx, subscriberId: number): Promise<void> {
  const isTheirs = and(eq(alert.subscriberId, subscriberId), isNotNull(alert.confirmedAt))
  if ((await tx.$count(alert, isTheirs)) >= ALERTS_MAX) throw new AppError('alerts_full')
}

interface NewAlert {
  subscriberId: number
  filters: StoredSearch
  frequency: AlertFrequency
  at: Date
  isConfirmed: boolean
}

export async function insertAlert(tx: Tx, { at, isConfirmed, ...values }: NewAlert): Promise<number> {
  const [row] = await tx
    .insert(alert)
    .values({ ...values, createdAt: at, wantedAt: at, confirmedAt: isConfirmed ? at : null, toldThrough: lastNumber })
    .returning({ id: alert.id })
  if (!row) throw new Error('No alert was added')
  return row.id
}

/** The owner of an alert: an account, or a visitor with a link. */
export type Owner = { accountId: number } | { subscriberId: number }

const isOf = (owner: Owner): SQL =>
  'accountId' in owner
    ? sql`${alert.subscriberId} in (select id from ${subscriber} where account_id = ${owner.accountId})`
    : sql`${alert.subscriberId} = ${owner.subscriberId}`

const isOwn = (id: number, owner: Owner) => and(eq(alert.id, id), isNotNull(alert.confirmedAt), isOf(owner))

export async function lockOwn(tx: Tx, id: number, owner: Owner): Promise<AlertRow | undefined> {
  const [row] = await tx.select().from(alert).where(isOwn(id, owner)).for('update')
  return row
}

export async function deleteOwn(db: Handle, id: number, owner: Owner): Promise<boolean> {
  const rows = await db.delete(alert).where(isOwn(id, owner)).returning({ id: alert.id })
  return rows.length > 0
}

/** An alert with the address of its mails. Undefined: it is gone, or nothing may be mailed now. */
export async function findInForce(db: Handle, id: number) {
  const [row] = await db
    .select({
      alert,
      email: sql<string>`coalesce(${subscriber.email}, ${account.email})`,
      accountId: subscriber.accountId,
    })
    .from(alert)
    .innerJoin(subscriber, eq(subscriber.id, alert.subscriberId))
    .leftJoin(account, eq(account.id, subscriber.accountId))
    .where(and(eq(alert.id, id), isInForce, isReachable))
  return row
}

/** The confirmed alert of a feed. Undefined: it is gone, or its account is leaving or disabled. */
export async function findFed(db: Handle, id: number) {
  const [row] = await db
    .select({ filters: alert.filters })
    .from(alert)
    .innerJoin(subscriber, eq(subscriber.id, alert.subscriberId))
    .leftJoin(account, eq(account.id, subscriber.accountId))
    .where(and(eq(alert.id, id), isNotNull(alert.confirmedAt), isOpen))
  return row
}

/** A visitor, or an account that is neither leaving nor disabled. */
const isOpen = sql`(${account.disabledAt} is null
  and not exists (select from ${accountDeletion} where ${accountDeletion.accountId} = ${account.id}))`

/** A visitor, or such an account that has confirmed its e-mail. */
const isReachable = sql`${account.isConfirmed} is not false and ${isOpen}`
