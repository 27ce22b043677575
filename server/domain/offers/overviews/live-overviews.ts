import { not, sql } from 'drizzle-orm'
import { cacheOfDay } from '#server/database/caches/cache-for.ts'
import { readUntilChanged } from '#server/database/caches/read-lists.ts'
import { provinces } from '#server/database/master-data/places.ts'
import { ANY_PLACE, municipality, offerSearch, sector } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { slugsOf, type OverviewOf } from './overview-slugs.ts'

/** An overview needs so many offers. Those from all of Spain make none of a province. */
const OFFERS_MIN = 3

const keyOf = ({ sectorId, provinceId }: OverviewOf) => `${sectorId ?? null} ${provinceId ?? null}`

/** The offers of all of Spain, each sector, each province and both. Those from all of Spain are those of ANY_PLACE. Up to a minute old. */
const countOffers = cacheOfDay(60_000, async (db, today) => {
  const { rows } = await db.execute<{ key: string; offers: number }>(sql`
    with alike as materialized (
      select sector_id, municipality_id, more_municipality_ids as more, count(*) as offers
      from ${offerSearch} where expires_on >= ${today} group by sector_id, municipality_id, more_municipality_ids
    ), live as (
      select alike.*, case when ${ANY_PLACE} = any (more) then ${ANY_PLACE} else its.province_id end as province_id
      from alike join ${municipality} its on its.id = municipality_id
    ), placed as (
      select sector_id, province_id, offers from live
      union all select sector_id, other.province_id, offers from live,
        lateral (select distinct city.province_id from ${municipality} city where city.id = any (more)) other
      where other.province_id <> live.province_id
    ), counted as (
      select sector_id, province_id, sum(offers) as offers
      from placed group by grouping sets ((sector_id, province_id), (province_id))
      union all select sector_id, null, sum(offers) from alike group by grouping sets ((sector_id), ())
    )
    select concat_ws(' ', coalesce(sector_id::text, 'null'), coalesce(province_id::text, 'null')) as key, offers::integer from counted`)
  return new Map(rows.map(({ key, offers }) => [key, offers]))
})

const readSectors = readUntilChanged((db) =>
  db.select({ id: sector.id, name: sector.name }).from(sector).where(not(sector.isRetired)),
)

const byName = <Named extends { name: string }>(rows: readonly Named[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name, 'es'))

export type OverviewLink = ReturnType<Awaited<ReturnType<typeof readOverviews>>['listLinks']>['sectors'][number]

/** The overviews that exist now: the same answer for their pages, for all links to them and for the sitemap. */
export async function readOverviews({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const [counts, rows] = await Promise.all([countOffers({ db, clock }), readSectors(db)])
  const sectors = byName(rows)
  const { pathOf, read } = slugsOf(sectors)
  const countOf = (of: OverviewOf): number => counts.get(keyOf(of)) ?? 0
  const isLive = (of: OverviewOf) => countOf(of) >= OFFERS_MIN
  /** The path of an overview. Null: it has too few offers, or its sector is retired. */
  const findPath = (of: OverviewOf) =>
    isLive(of) && (of.sectorId === undefined || sectors.some(({ id }) => id === of.sectorId)) ? pathOf(of) : null
  /** Its number of offers is that of its list. */
  const linksTo = (name: string, of: OverviewOf) => {
    const fromAnywhere = of.provinceId === undefined ? 0 : countOf({ ...of, provinceId: ANY_PLACE })
    return isLive(of) ? [{ name, path: pathOf(of), offers: countOf(of) + fromAnywhere }] : []
  }
  return {
    read,
    findPath,
    sectorOf: ({ sectorId }: OverviewOf) => sectors.find(({ id }) => id === sectorId),
    provinceOf: ({ provinceId }: OverviewOf) => provinces.find(({ id }) => id === provinceId),
    /** The overviews of each sector in the same province, and of each province in the same sector. */
    listLinks: ({ sectorId, provinceId }: OverviewOf) => ({
      sectors: sectors.flatMap(({ id, name }) => linksTo(name, { sectorId: id, provinceId })),
      provinces: byName(provinces).flatMap(({ id, name }) => linksTo(name, { sectorId, provinceId: id })),
    }),
    listPaths: (): string[] =>
      [undefined, ...sectors.map(({ id }) => id)].flatMap((sectorId) =>
        [undefined, ...provinces.map(({ id }) => id)].flatMap((provinceId) => findPath({ sectorId, provinceId }) ?? []),
      ),
  }
}
