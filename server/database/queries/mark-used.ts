import { and, eq, lt } from 'drizzle-orm'
import { dayInMadrid } from '#server/clock.ts'
import type { Handle } from '../open.ts'
import { account } from '../schema/schema.ts'

/** Keeps the day on which an account was used. At most one write a day: accounts end after months. */
export const markUsed = (db: Handle, accountId: number, now: Date) => {
  const lastUsedOn = dayInMadrid(now)
  return db
    .update(account)
    .set({ lastUsedOn })
    .where(and(eq(account.id, accountId), lt(account.lastUsedOn, lastUsedOn)))
}
