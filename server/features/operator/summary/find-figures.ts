import { SUMMARY_DAYS } from '#contract/constants.ts'
import { dayBefore, dayInMadrid, type Clock } from '#server/clock.ts'
import { cacheFor } from '#server/database/caches/cache-for.ts'
import type { Database } from '#server/database/open.ts'
import { findAnswerHours, findStock, listDays } from './queries.ts'

const CACHE_MS = 60_000

type Figures = Awaited<ReturnType<typeof readFigures>>

const cached = new WeakMap<Database, () => Promise<Figures>>()

/** The numbers of the last 30 days, up to a minute old: counting a million offers on each visit would cost more than it tells. */
export function findFigures({ db, clock }: { db: Database; clock: Clock }): Promise<Figures> {
  const known = cached.get(db) ?? cacheFor(CACHE_MS, clock, () => readFigures(db, dayInMadrid(clock.now())))
  cached.set(db, known)
  return known()
}

async function readFigures(db: Database, today: string) {
  const period = { from: dayBefore(today, SUMMARY_DAYS - 1), until: today }
  const stock = await findStock(db, today)
  const days = await listDays(db, period)
  // The present number is fresher than the nightly count.
  const now = { activeOffers: stock.activeOffers, premium: stock.premium }
  return {
    ...stock,
    answerHours: await findAnswerHours(db, period),
    days: days.map((day) => (day.day === today ? { ...day, ...now } : day)),
  }
}
