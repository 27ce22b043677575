import { sql, type SQL } from 'drizzle-orm'
import { timeOf } from '#server/database/queries/moments.ts'
import { alert } from '#server/database/schema/schema.ts'

/**
 * When the next mail of an alert is due, from now on: at once, but an hour after the last one; at the next eight o'clock in Madrid; or
 * at that of the next Monday. Computed in local time, so that eight stays eight when the clocks change.
 */
export function dueAt(now: Date): SQL<Date> {
  const at = timeOf(now)
  const beforeEight = sql`${at} at time zone 'Europe/Madrid' - interval '8 hours'`
  const next = (unit: 'day' | 'week') =>
    sql`((date_trunc('${sql.raw(unit)}', ${beforeEight}) + interval '1 ${sql.raw(unit)} 8 hours') at time zone 'Europe/Madrid')`
  return sql<Date>`case ${alert.frequency}
    when 'inmediata' then greatest(${at}, ${alert.queuedAt} + interval '1 hour')
    when 'diaria' then ${next('day')}
    else ${next('week')} end`
}
