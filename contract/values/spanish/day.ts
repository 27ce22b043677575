import { inMadrid } from './time.ts'

/** YYYY-MM-DD (or a timestamp that starts with it) as DD/MM/YYYY. Any other text is returned unchanged. */
export function spanishDay(day: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(day)
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : day
}

/** A YYYY-MM-DD day, or the day of a moment in Madrid, as in «21 de noviembre de 2026». */
export const dayInWords = inMadrid({ dateStyle: 'long' })
