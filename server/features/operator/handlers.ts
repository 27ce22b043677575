import { OPERATOR_PAGE_SIZE } from '#contract/constants.ts'
import { Act } from '#contract/operator/register.ts'
import { cutPage } from '#server/database/page.ts'
import { os } from '#server/http/implement.ts'
import { writeCsv } from '#server/files/csv.ts'
import { listActs } from './queries.ts'
import { toAct, toFilters } from './wire.ts'

const { operator: calls } = os

// Nobody reads a longer table. Filters shorten it.
const CSV_ROWS_MAX = 10_000

const columns = Act.keyof().options

export const operator = {
  listActs: calls.listActs.handler(async ({ input, context }) => {
    const { page, last } = cutPage(
      await listActs(context.db, toFilters(input), OPERATOR_PAGE_SIZE + 1),
      OPERATOR_PAGE_SIZE,
    )
    return { actos: page.map(toAct), siguiente: last?.id ?? null }
  }),

  getActsCsv: calls.getActsCsv.handler(async ({ input, context }) => {
    const rows = await listActs(context.db, toFilters(input), CSV_ROWS_MAX + 1)
    const csv = writeCsv(columns, rows.slice(0, CSV_ROWS_MAX).map(toAct))
    return { csv, completo: rows.length <= CSV_ROWS_MAX }
  }),
}
