import { formatTexts } from '#web/texts.ts'
import { spanishDay, todayInMadrid } from './date.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** «hace 20 minutos», «hace 3 horas», and from a day on the date. The server saves moments every five minutes. */
export function timeAgo(moment: string, now: number): string {
  const passed = now - Date.parse(moment)
  if (passed < 5 * MINUTE) return formatTexts.momentAgo
  if (passed < HOUR) return formatTexts.minutesAgo(Math.floor(passed / MINUTE))
  if (passed < DAY) return formatTexts.hoursAgo(Math.floor(passed / HOUR))
  return formatTexts.onDay(spanishDay(todayInMadrid(new Date(moment))))
}
