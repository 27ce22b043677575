import { DASHBOARD_PAGE_SIZE } from '#contract/constants.ts'

/** Which part of a list is asked for. */
export interface Window {
  limit: number
  offset: number
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

const whole: Window = { limit: 2_147_483_647, offset: 0 }

/** One page where anything is asked for; the whole list where nothing is. */
export function windowOf(asked: { page?: number | undefined } & object): Window {
  if (Object.values(asked).every((value) => value === undefined)) return whole
  return { limit: DASHBOARD_PAGE_SIZE, offset: ((asked.page ?? 1) - 1) * DASHBOARD_PAGE_SIZE }
}

/** A part of a list, and how long all of it is. */
export async function findPage<Row>(window: Window, { list, count }: Finders<Row>): Promise<Found<Row>> {
  const rows = await list(window)
  const { limit, offset } = window
  // A page that is not full is the last, and so tells the total.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  return { rows, total: isLast ? offset + rows.length : await count() }
}
