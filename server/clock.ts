/** The current time as a port, so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const HOUR_MS = 3_600_000

const madridDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })

let lastAsked = { hour: Number.NaN, day: '' }

/** The calendar day in Spain, as YYYY-MM-DD. Days begin with an hour there, so an hour is formatted once. */
export function dayInMadrid(instant: Date): string {
  const hour = Math.floor(instant.getTime() / HOUR_MS)
  if (hour !== lastAsked.hour) lastAsked = { hour, day: madridDay.format(instant) }
  return lastAsked.day
}

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

/**
 * The last Monday whose hour in Madrid is over, such as eight o'clock, as YYYY-MM-DD. Clocks change on Sundays, so that a Monday has eight
 * hours until eight.
 */
export function mondayOf(now: Date, hour: number): string {
  const day = dayInMadrid(new Date(now.getTime() - hour * HOUR_MS))
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return dayBefore(day, sinceMonday)
}
