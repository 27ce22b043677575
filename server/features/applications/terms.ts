import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'

/** Now, its day in Madrid as YYYY-MM-DD, and after how many days a company should have answered. */
export const termsOf = ({ clock, env }: Pick<Deps, 'clock' | 'env'>) => {
  const now = clock.now()
  return { now, today: dayInMadrid(now), answerDays: env.answerDays }
}

export type Terms = ReturnType<typeof termsOf>

/** Nobody wants a mail about something of so many days ago. The history says it. */
export const TOLD_DAYS = 30
