const DAY_MS = 86_400_000

const toDay = (date: Date): string => date.toISOString().slice(0, 10)
const asUtc = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The day that is `days` days before another; days are YYYY-MM-DD. */
export const daysBefore = (day: string, days: number): string => toDay(new Date(asUtc(day).getTime() - days * DAY_MS))

/** The number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((asUtc(to).getTime() - asUtc(from).getTime()) / DAY_MS)

/** The first day of a month, counted in months from the month of a day. */
export function startOfMonth(day: string, months: number): string {
  const date = asUtc(day)
  return toDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)))
}

/** The last day of a month, counted in the same way. */
export const endOfMonth = (day: string, months: number): string => daysBefore(startOfMonth(day, months + 1), 1)

/** The last day of an offer that its company has renewed every 30 days until today. */
export const endOfRenewals = (createdOn: string, today: string): string =>
  daysBefore(createdOn, -30 * (Math.floor(daysBetween(createdOn, today) / 30) + 1))
