import { DASHBOARD_PAGE_SIZE } from '#contract/constants.ts'

/** Which part of a list is asked for. */
export interface Window {
  limit: number
  offset: number
}

interface Sizes {
  /** Rows of one page. */
  page: number
  /** Rows of the list that is asked for without filters and page. */
  whole: number
}

interface Found<Row> {
  rows: Row[]
  /** How many match, beyond those that are listed. */
  total: number
}

interface Finders<Row> {
  list: (window: Window) => Promise<Row[]>
  count: () => Promise<number>
}

const dashboard: Sizes = { page: DASHBOARD_PAGE_SIZE, whole: 2_147_483_647 }

/** One page where a filter or a page is given, the whole list where nothing is. */
export function windowOf({ page, ...filters }: { page?: number | undefined }, sizes: Sizes = dashboard): Window {
  const isPlain = [page, ...Object.values(filters)].every((value) => value === undefined)
  return isPlain ? { limit: sizes.whole, offset: 0 } : { limit: sizes.page, offset: ((page ?? 1) - 1) * sizes.page }
}

/** A part of a list, and how long all of it is. */
export async function findPage<Row>(window: Window, { list, count }: Finders<Row>): Promise<Found<Row>> {
  const rows = await list(window)
  return { rows, total: await findTotal(window, rows.length, count) }
}

/** How many match. A page that is not full is the last, and so tells it: counting takes longer than finding. */
export async function findTotal({ limit, offset }: Window, listed: number, count: Finders<never>['count']) {
  const isLast = listed < limit && (listed > 0 || offset === 0)
  return isLast ? offset + listed : count()
}
