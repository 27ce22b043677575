/** The current time as a port, so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const madridDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })

/** The current calendar day in Spain, as YYYY-MM-DD. */
export const dayInMadrid = (instant: Date): string => madridDay.format(instant)
