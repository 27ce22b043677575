import { count, eq, inArray } from 'drizzle-orm'
import { AppError } from '#server/errors.ts'
import type { Change } from '#server/database/change.ts'
import type { Handle } from '#server/database/open.ts'
import { community, municipality, province } from '#server/database/schema/schema.ts'

interface PlaceChoice {
  communityId: number
  provinceId: number
  municipalityId: number | null
}

/** The columns of a place. Left-join the municipality if a row may have none. */
export const placeColumns = {
  municipalityId: municipality.id,
  municipalityName: municipality.name,
  provinceId: province.id,
  provinceName: province.name,
  communityId: community.id,
  communityName: community.shortName,
}

/**
 * Refuses a city outside its province, or a province outside its community. A foreign key also checks the pair of
 * province and city. The chosen community is not stored, so only this function checks it.
 */
export async function requirePlace(
  db: Handle,
  { communityId, provinceId, municipalityId }: PlaceChoice,
): Promise<void> {
  const [provinceRow] = await db.select().from(province).where(eq(province.id, provinceId))
  if (!provinceRow) throw new AppError('unknown_choice')
  if (provinceRow.communityId !== communityId) throw new AppError('place_mismatch')
  if (municipalityId === null) return
  const [city] = await db.select().from(municipality).where(eq(municipality.id, municipalityId))
  if (!city) throw new AppError('unknown_choice')
  if (city.provinceId !== provinceId) throw new AppError('place_mismatch')
}

/** Refuses a change after which city, province and community would not match. */
export async function requirePlaceChange(db: Handle, kept: PlaceChoice, change: Change<PlaceChoice>): Promise<void> {
  const { communityId = kept.communityId, provinceId = kept.provinceId, municipalityId = kept.municipalityId } = change
  await requirePlace(db, { communityId, provinceId, municipalityId })
}

interface MorePlaces {
  municipalityId?: number | undefined
  moreMunicipalityIds?: number[] | undefined
}

/** The cities of an offer beside its first one, each once. Refuses one that does not exist. Undefined: no change. */
export async function chooseMorePlaces(
  db: Handle,
  { municipalityId, moreMunicipalityIds }: MorePlaces,
  kept?: MorePlaces,
): Promise<number[] | undefined> {
  if (!moreMunicipalityIds) return undefined
  const first = municipalityId ?? kept?.municipalityId
  const ids = [...new Set(moreMunicipalityIds)].filter((id) => id !== first)
  if (ids.length === 0) return []
  const [found] = await db.select({ cities: count() }).from(municipality).where(inArray(municipality.id, ids))
  if (found?.cities !== ids.length) throw new AppError('unknown_choice')
  return ids
}
