import { inMadrid, timeInMadrid } from './time.ts'

const day = inMadrid({ weekday: 'long', day: 'numeric', month: 'long' })

/** A moment of the next days in Madrid, as in «lunes 23 de noviembre a las 12:00». It follows «antes del». */
export function spanishDeadline(moment: Date): string {
  const time = timeInMadrid(moment)
  return `${day(moment).replace(',', '')} a ${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}
