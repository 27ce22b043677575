import { sql } from 'drizzle-orm'
import { DASHBOARD_PAGE_SIZE } from '#contract/constants.ts'

/** The part of a list that was requested. */
export interface Window {
  limit: number
  offset: number
}

/** Maximum number of rows: in one page, and in a list that is requested without filters and page. */
export const listSizes = { page: DASHBOARD_PAGE_SIZE, whole: 2_147_483_647 }

/** One page if a filter or a page is given, otherwise the whole list. */
export function windowOf(
  { page, ...filters }: { page?: number | undefined; [filter: string]: unknown },
  sizes = listSizes,
): Window {
  const isPlain = [page, ...Object.values(filters)].every((value) => value === undefined)
  return isPlain ? { limit: sizes.whole, offset: 0 } : { limit: sizes.page, offset: ((page ?? 1) - 1) * sizes.page }
}

/** A page of a list that was read with one row more, and its last row if there is a next page. */
export function cutPage<Row>(rows: readonly Row[], size: number): { page: Row[]; last: Row | undefined } {
  const page = rows.slice(0, size)
  return { page, last: rows.length > size ? page.at(-1) : undefined }
}

/** The number of all matches, as a column of each row of a page. */
export const totalMatches = sql<number>`(count(*) over ())::int`.as('total')

/** The rows of one page, and the number of all matches, also of those outside this page. */
export async function findPage<Row extends { total: number }>(
  window: Window,
  list: (window: Window) => Promise<Row[]>,
) {
  const rows = await list(window)
  // A page after the end lacks a row with the number.
  const [first] = rows.length > 0 || window.offset === 0 ? rows : await list({ limit: 1, offset: 0 })
  return { rows, total: first?.total ?? 0 }
}
