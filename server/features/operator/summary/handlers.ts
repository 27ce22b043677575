import { dayInMadrid } from '#server/clock.ts'
import { countReviewQueue } from '#server/domain/reviews/review-queue.ts'
import { os } from '#server/http/implement.ts'
import { findFigures } from './find-figures.ts'
import { countCompanies, countReports } from './queries.ts'
import { toSummary } from './wire.ts'

const { siteSummary: calls } = os

export const siteSummary = {
  getSummary: calls.getSummary.handler(async ({ context }) => {
    const { db, clock, env } = context
    const now = clock.now()
    const [figures, companies, offers, reports] = await Promise.all([
      findFigures(context),
      countCompanies(db, now),
      countReviewQueue(db, dayInMadrid(now), now),
      countReports(db, now),
    ])
    const { missing, processors } = env.legal
    return {
      ...toSummary(figures, { companies, offers, reports }),
      ajustes_que_faltan: [...missing, ...(processors.length > 0 ? [] : ['PROCESSORS'])],
    }
  }),
}
