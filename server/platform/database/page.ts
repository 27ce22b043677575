import { DASHBOARD_PAGE_SIZE } from '#contract/constants.ts'

/** The part of a list that was requested. */
export interface Window {
  limit: number
  offset: number
}

interface Finders<Row> {
  list: (window: Window) => Promise<Row[]>
  count: () => Promise<number>
}

/** Maximum number of rows: in one page, and in a list that is requested without filters and page. */
const dashboard = { page: DASHBOARD_PAGE_SIZE, whole: 2_147_483_647 }

/** One page if a filter or a page is given, otherwise the whole list. */
export function windowOf({ page, ...filters }: { page?: number | undefined }, sizes = dashboard): Window {
  const isPlain = [page, ...Object.values(filters)].every((value) => value === undefined)
  return isPlain ? { limit: sizes.whole, offset: 0 } : { limit: sizes.page, offset: ((page ?? 1) - 1) * sizes.page }
}

/** The rows of one page, and the number of all matches, also of those outside this page. */
export async function findPage<Row>(window: Window, { list, count }: Finders<Row>) {
  const rows = await list(window)
  return { rows, total: await findTotal(window, rows.length, count) }
}

/** Number of all matches. A page that is not full is the last one, so the slow count query is not needed. */
export async function findTotal({ limit, offset }: Window, listed: number, count: Finders<never>['count']) {
  const isLast = listed < limit && (listed > 0 || offset === 0)
  return isLast ? offset + listed : count()
}
