/** The current time as a port, so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const madridDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })

/** The calendar day in Spain, as YYYY-MM-DD. */
export const dayInMadrid = (instant: Date): string => madridDay.format(instant)

/** The calendar day so many days before a day, both as YYYY-MM-DD. */
export function dayBefore(day: string, days: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
