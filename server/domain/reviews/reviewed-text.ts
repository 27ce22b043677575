import { sql } from 'drizzle-orm'
import { unreviewed } from '#contract/offer/read.ts'
import { EVERYWHERE } from '#contract/values/job-terms/offer-places.ts'
import type { Handle } from '#server/database/open.ts'
import { municipality, province, type OfferSnapshot, type ReviewedText } from '#server/database/schema/schema.ts'
import { takeSnapshot, readSnapshot } from '#server/domain/offers/offer-snapshot.ts'
import { toRead, type CityInWords, type OfferInWords } from '#server/domain/offers/read-offers.ts'

const placesOf = (cities: readonly CityInWords[], isEverywhere: unknown): string =>
  isEverywhere
    ? EVERYWHERE
    : cities.map(({ ciudad, provincia }) => (ciudad === provincia ? ciudad : `${ciudad} (${provincia})`)).join(' · ')

/** The texts of an offer that candidates read, with the names beside it. */
export const toReviewedText = (row: OfferInWords): ReviewedText => ({
  ...toRead(row),
  lugar: placesOf([{ ciudad: row.municipality, provincia: row.province }, ...row.moreCities], row.isEverywhere),
  preguntas: row.questions,
  proyecto: row.projectName,
  logo: row.logoKey,
})

/** The fields whose change requires another review. */
export const comparedText = (row: OfferInWords): object =>
  Object.fromEntries(Object.entries(toReviewedText(row)).filter(([name]) => !(name in unreviewed)))

export const takeReviewSnapshot = (row: OfferInWords): OfferSnapshot<ReviewedText> => takeSnapshot(toReviewedText(row))

/** Reads a stored text. Releases before stored the ids of its cities instead of their names. */
export async function readReviewedText(
  db: Handle,
  snapshot: OfferSnapshot<ReviewedText>,
): Promise<Partial<ReviewedText>> {
  if (snapshot.offer) return snapshot.offer
  const { municipalityId, moreMunicipalityIds = [], isEverywhere } = snapshot as Partial<OfferInWords>
  const cities = await listCities(db, [municipalityId ?? 0, ...moreMunicipalityIds])
  return { ...readSnapshot(snapshot), lugar: placesOf(cities, isEverywhere) }
}

/** These municipalities with their provinces, in this order. */
async function listCities(db: Handle, ids: number[]): Promise<CityInWords[]> {
  const rows = await db
    .select({ id: municipality.id, ciudad: municipality.name, provincia: province.name })
    .from(municipality)
    .innerJoin(province, sql`${province.id} = ${municipality.provinceId}`)
    .where(sql`${municipality.id} = any(${sql.param(ids)})`)
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
