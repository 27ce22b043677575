/** The current time as a port, so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const HOUR_MS = 3_600_000

const madridDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })

/** The calendar day in Spain, as YYYY-MM-DD. */
export const dayInMadrid = (instant: Date): string => madridDay.format(instant)

/** How many milliseconds remain of the calendar day in Spain. */
export function millisecondsOfToday(now: Date): number {
  const midnight = Date.parse(`${dayAfter(dayInMadrid(now), 1)}T00:00:00Z`)
  // Spain is one or two hours ahead of UTC.
  const starts = [midnight - 2 * HOUR_MS, midnight - HOUR_MS]
  const tomorrow = starts.find((start) => dayInMadrid(new Date(start)) !== dayInMadrid(now)) ?? midnight
  return tomorrow - now.getTime()
}

/** The calendar day so many days after a day, both as YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string => dayBefore(day, -days)

/** The calendar day so many days before a day, both as YYYY-MM-DD. */
export function dayBefore(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
