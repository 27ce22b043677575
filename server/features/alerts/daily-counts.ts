import { sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { dailyCount } from '#server/database/schema/schema.ts'

export type DailyCount = 'alerts_confirmed' | 'alert_mails' | 'mail_visits'

/** Adds one to a number of this day in Madrid. */
export async function countToday(db: Handle, name: DailyCount, day: string): Promise<void> {
  await db
    .insert(dailyCount)
    .values({ day, name, count: 1 })
    .onConflictDoUpdate({ target: [dailyCount.day, dailyCount.name], set: { count: sql`${dailyCount.count} + 1` } })
}
