import { hoursAhead } from './hours-ahead.ts'

const HOUR_MS = 3_600_000

export { spanishDay } from '#contract/values/spanish/day.ts'

/** The short form of es-ES, as on the list of CVs: 5/3/2026. */
export function shortDay(day: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(day)
  return parts ? `${Number(parts[3])}/${Number(parts[2])}/${parts[1]}` : day
}

// Only for private pages, which the server does not render.
let madridMoment: Intl.DateTimeFormat | undefined

/** A moment as in «23/11/2026, 9:05», in Madrid. */
export function momentInMadrid(moment: string): string {
  madridMoment ??= new Intl.DateTimeFormat('es-ES', {
    timeZone: 'Europe/Madrid',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return madridMoment.format(new Date(moment))
}

/** Date turns 31 April into 1 May, so a different result means an invalid day. */
export function isRealDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}

/** Today in Madrid as YYYY-MM-DD. Public pages call it in their loader: rendering uses the day that the loader sent. */
export function todayInMadrid(now: Date = new Date()): string {
  return new Date(Number(now) + hoursAhead(now) * HOUR_MS).toISOString().slice(0, 10)
}
