import { formatTexts } from '#web/texts.ts'

const DAY_MS = 86_400_000

/** Whole calendar days between two YYYY-MM-DD days; both come from the server, so that hydration works at midnight. */
export function daysBetween(from: string, to: string): number {
  const days = Math.round(
    (Date.parse(`${to.slice(0, 10)}T00:00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00:00Z`)) / DAY_MS,
  )
  return Math.max(0, days)
}

/** The day so many days after a YYYY-MM-DD day, in the same format. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** «Hace 1 día», «Hace 3 días», «Hace 0 días». */
export function offerAge(createdDay: string, today: string): string {
  return formatTexts.age(daysBetween(createdDay, today))
}
