import { dayBefore, dayInMadrid } from '#server/clock.ts'

const EIGHT_HOURS_MS = 8 * 3_600_000

/**
 * The last Monday whose eight o'clock in Madrid is over, as YYYY-MM-DD. Clocks change on Sundays, so that a Monday has eight hours until
 * eight.
 */
export function mondayOf(now: Date): string {
  const day = dayInMadrid(new Date(now.getTime() - EIGHT_HOURS_MS))
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return dayBefore(day, sinceMonday)
}
