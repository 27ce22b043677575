import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { Handle } from '#server/database/open.ts'
import { totalMatches, type Window } from '#server/database/page.ts'
import { beginningsOf } from '#server/database/queries/word-query.ts'
import { wordsOf } from '#server/database/queries/text-search.ts'
import { companyWords } from '#server/database/schema/name-words.ts'
import {
  community,
  company,
  companyPage,
  companyVerification,
  municipality,
  offer,
  province,
  sector,
} from '#server/database/schema/schema.ts'
import { isPublicCompany, isShownPage, itsOffers } from '#server/domain/companies/public-companies.ts'
import { checkColumns } from '#server/domain/companies/shown-checks.ts'
import { placeColumns } from '#server/domain/places/places.ts'

const listed = (today: string) => ({
  id: company.id,
  name: company.name,
  logoKey: company.logoKey,
  verifiedOn: company.verifiedOn,
  place: placeColumns,
  offers: sql<number>`(select count(*)::int from ${itsOffers(today)})`,
})

/** Companies with a page, and where they are. */
const selectPublic = <Columns extends SelectedFields>(db: Handle, today: string, more: Columns) =>
  db
    .select({ ...listed(today), ...more })
    .from(company)
    .innerJoin(province, eq(province.id, company.provinceId))
    .innerJoin(community, eq(community.id, province.communityId))
    .leftJoin(municipality, eq(municipality.id, company.municipalityId))
    .leftJoin(companyVerification, eq(companyVerification.companyId, company.id))
    .leftJoin(companyPage, and(eq(companyPage.companyId, company.id), isShownPage))
    .$dynamic()

export interface DirectoryFilters {
  words: string | undefined
  provinceId: number | undefined
  /** Of an active offer. */
  sectorId: number | undefined
  companyId: number | undefined
}

/** Each word begins a word of the name. */
const isNamed = (words: string): SQL | undefined =>
  and(...wordsOf(words).map((word) => sql`${companyWords(company)} @@ ${beginningsOf(word)}`))

export const listDirectory = (
  db: Handle,
  { words, provinceId, sectorId, companyId }: DirectoryFilters,
  { today, limit, offset }: Window & { today: string },
) =>
  selectPublic(db, today, { total: totalMatches })
    .where(
      and(
        isPublicCompany(today),
        words ? isNamed(words) : undefined,
        provinceId ? eq(company.provinceId, provinceId) : undefined,
        sectorId ? sql`exists (select from ${itsOffers(today)} and ${offer.sectorId} = ${sectorId})` : undefined,
        companyId ? eq(company.id, companyId) : undefined,
      ),
    )
    .orderBy(asc(sql`plain_text(${company.name})`), asc(company.id))
    .limit(limit)
    .offset(offset)

export type ListedRow = Omit<Awaited<ReturnType<typeof listDirectory>>[number], 'total'>

const sectors = (today: string) => sql<{ id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', its.id, 'name', its.name) order by its.name), '[]')
  from ${sector} its where its.id in (select ${offer.sectorId} from ${itsOffers(today)}))`

const cities = (today: string) => sql<string[]>`array(
  select its.name from ${municipality} its
  where its.id in (select unnest(${offer.municipalityId} || ${offer.moreMunicipalityIds}) from ${itsOffers(today)}) order by its.name)`

/** Undefined if the company has nothing to show. */
export async function findPublicCompany(db: Handle, id: number, today: string) {
  const more = {
    ...checkColumns,
    sectors: sectors(today),
    cities: cities(today),
    text: companyPage.text,
    website: companyPage.website,
    replyDays: company.replyDays,
    replyPercent: company.replyPercent,
  }
  const [row] = await selectPublic(db, today, more).where(and(eq(company.id, id), isPublicCompany(today)))
  return row
}

export type PublicRow = NonNullable<Awaited<ReturnType<typeof findPublicCompany>>>
