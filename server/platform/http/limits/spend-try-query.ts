import { lte, sql } from 'drizzle-orm'
import type { Handle } from '#server/platform/database/open.ts'
import { rateLimit } from '#server/platform/database/schema/schema.ts'
import type { ErrorCode } from '#server/texts.ts'
import { refusalOf, type RateLimit } from './rate-limit.ts'

type Spent = Pick<typeof rateLimit.$inferSelect, 'points' | 'expire'>

/**
 * `spendTry` as a part of a statement that does more, to save a round trip. It counts as rate-limiter-flexible does, in the same row.
 * That row stays locked until the transaction ends.
 */
export function spendTryIn(db: Handle) {
  const isOver = lte(rateLimit.expire, sql.placeholder('now'))
  return db.$with('spent').as(
    db
      .insert(rateLimit)
      .values({ key: sql.placeholder('limitKey'), points: 1, expire: sql.placeholder('limitEnd') })
      .onConflictDoUpdate({
        target: rateLimit.key,
        set: {
          points: sql`case when ${isOver} then 1 else ${rateLimit.points} + 1 end`,
          expire: sql`case when ${isOver} then excluded.expire else ${rateLimit.expire} end`,
        },
      })
      .returning({ points: rateLimit.points, expire: rateLimit.expire }),
  )
}

/** The values of the statement: `points` is the number of tries that a key has. */
export function triesOf(limit: RateLimit, key: string | number) {
  const now = Date.now()
  return { now, limitKey: limit.getKey(key), limitEnd: now + limit.duration * 1000, points: limit.points }
}

/** Refuses if the try that was spent is one too many. */
export function requireTry(limit: RateLimit, spent: Spent, code: ErrorCode): void {
  if (spent.points > limit.points) throw refusalOf({ msBeforeNext: Math.max(spent.expire - Date.now(), 0) }, code)
}
