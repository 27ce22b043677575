/** The time of day as a port, so that tests can choose it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const madridDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })

/** The calendar day in Spain as YYYY-MM-DD: the day that people here mean by «hoy». */
export const dayInMadrid = (instant: Date): string => madridDay.format(instant)
