import { SUMMARY_DAYS } from '#contract/constants.ts'
import { dayBefore } from '#server/clock.ts'
import { cacheOfDay } from '#server/database/caches/cache-for.ts'
import { findAnswerHours, findStock, listDays } from './queries.ts'

/** The numbers of the last 30 days, up to a minute old: counting a million offers on each visit would cost more than it tells. */
export const findFigures = cacheOfDay(60_000, async (db, today) => {
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
})
