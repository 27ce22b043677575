import { os } from '#server/platform/http/implement.ts'
import { findFigures } from './find-figures.ts'
import { countCompanies, countOffers } from './queries.ts'
import { toSummary } from './wire.ts'

const { siteSummary: calls } = os

export const siteSummary = {
  getSummary: calls.getSummary.handler(async ({ context }) => {
    const { db, clock } = context
    const now = clock.now()
    const [figures, companies, offers] = await Promise.all([
      findFigures(context),
      countCompanies(db, now),
      countOffers(db, now),
    ])
    return toSummary(figures, { companies, offers, reports: { waiting: 0, overdue: 0 } })
  }),
}
