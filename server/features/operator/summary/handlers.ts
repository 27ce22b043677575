import { dayInMadrid } from '#server/clock.ts'
import { countReviewQueue } from '#server/domain/reviews/review-queue.ts'
import { writeCsv } from '#server/files/csv.ts'
import { os } from '#server/http/implement.ts'
import { findFigures } from './find-figures.ts'
import { countCompanies, countReports, listFigures } from './queries.ts'
import { toSummary } from './wire.ts'

const { siteSummary: calls } = os

const ROWS_MAX = 10_000
const columns = 'mes sector provincia ciudad ofertas candidaturas contrataciones ofertas_cubiertas'.split(' ')

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

  getFiguresCsv: calls.getFiguresCsv.handler(async ({ context: { db, clock } }) => {
    const rows = await listFigures(db, dayInMadrid(clock.now()), ROWS_MAX + 1)
    return { csv: writeCsv(columns, rows.slice(0, ROWS_MAX)), completo: rows.length <= ROWS_MAX }
  }),
}
