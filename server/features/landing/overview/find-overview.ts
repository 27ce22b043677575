import { searchPath } from '#contract/offer/search-path.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { listOffersById } from '#server/domain/offers/list-offers-by-id.ts'
import { readOverviews } from '#server/domain/offers/overviews/live-overviews.ts'
import { findHits } from '#server/domain/offers/search/find-hits.ts'
import { readFigures } from './read-figures.ts'

/** Whole rows of two and of three cards. With more of them and all links a page would be over its budget. */
const SHOWN = 6

export type OverviewRow = NonNullable<Awaited<ReturnType<typeof findOverview>>['overview']>

/** The overview at an address, which follows /empleo/, or where that address leads. The overview of all of Spain has links only. */
export async function findOverview({ db, clock }: Pick<Deps, 'db' | 'clock'>, route: string) {
  const live = await readOverviews({ db, clock })
  const { of, isKnown } = live.read(route.split('/').filter(Boolean))
  const list = searchPath({ sector: of.sectorId, provincia: of.provinceId })
  const path = isKnown ? live.findPath(of) : null
  if (path === null || path !== ['/empleo', route].filter(Boolean).join('/')) {
    return { leadsTo: path ?? list, overview: null }
  }
  const filters = { ...of, today: dayInMadrid(clock.now()) }
  const isAll = route === ''
  const [figures, ids] = isAll
    ? [undefined, []]
    : await Promise.all([readFigures(db, filters), findHits(db, filters, SHOWN)])
  const newest = await listOffersById(db, ids)
  const names = { sector: live.sectorOf(of), province: live.provinceOf(of) }
  return { leadsTo: null, overview: { path, ...names, figures, newest, ...live.listLinks(of) } }
}
