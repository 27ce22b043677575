import { timeAgo } from '#web/format/time/time-ago.ts'
import { waitingTexts } from './texts.ts'

const DAY_MS = 24 * 3_600_000

/** How long something has waited: «hace 3 horas», «hace 2 días». */
export function waitingTime(since: string, now: number): string {
  const days = Math.floor((now - Date.parse(since)) / DAY_MS)
  return days < 1 ? timeAgo(since, now) : waitingTexts.days(days)
}
