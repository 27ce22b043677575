import { DATE_MAX, DATE_MIN } from '#contract/constants.ts'
import { HALF_TYPED } from '#web/ui/fields/half-typed.ts'

const MIN_AGE = 16

export type BirthDateFault = 'incomplete' | 'range' | 'future' | 'underAge'

/** What is wrong with a birth date (YYYY-MM-DD, or '' for none), or null. One may work in Spain from 16 on. */
export function findBirthDateFault(day: string, today: string): BirthDateFault | null {
  if (day === '') return null
  if (day === HALF_TYPED) return 'incomplete'
  if (day < DATE_MIN || day > DATE_MAX) return 'range'
  if (day > today) return 'future'
  const sixteenth = `${Number(day.slice(0, 4)) + MIN_AGE}${day.slice(4)}`
  return sixteenth > today ? 'underAge' : null
}

/** The day that the server counts with, whatever the clock of the device is set to. */
export const todayInMadrid = (now: Date = new Date()): string =>
  // Of Sweden, since its days are written YYYY-MM-DD.
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(now)
