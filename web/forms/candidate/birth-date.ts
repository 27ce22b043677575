import { DATE_MAX, DATE_MIN } from '#contract/constants.ts'
import { HALF_TYPED } from '#web/ui/fields/half-typed.ts'

const MIN_AGE = 16

export type BirthDateFault = 'incomplete' | 'range' | 'future' | 'underAge'

/** The fault of a birth date (YYYY-MM-DD, or '' for none), or null. In Spain people may work from the age of 16. */
export function findBirthDateFault(day: string, today: string): BirthDateFault | null {
  if (day === '') return null
  if (day === HALF_TYPED) return 'incomplete'
  if (day < DATE_MIN || day > DATE_MAX) return 'range'
  if (day > today) return 'future'
  const sixteenth = `${Number(day.slice(0, 4)) + MIN_AGE}${day.slice(4)}`
  return sixteenth > today ? 'underAge' : null
}
