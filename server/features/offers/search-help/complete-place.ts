import { OFFER_CITIES_MAX } from '#contract/constants.ts'
import { dayInMadrid, type Clock } from '#server/clock.ts'
import { idsOfCities, rankCities } from '#server/database/master-data/place-names/find-cities.ts'
import { findPlace } from '#server/database/master-data/place-names/find-place.ts'
import { rankRegions } from '#server/database/master-data/place-names/regions.ts'
import { municipalities } from '#server/database/master-data/places.ts'
import type { Database, Handle } from '#server/database/open.ts'
import { countHits } from '#server/domain/offers/search/try-searches.ts'
import { listOfferCities, type OfferCity } from './city-queries.ts'

/** The province of a city: ids are the codes of the INE, and those of cities begin with that of their province. */
export const provinceOfCity = (cityId: number): number => Math.floor(cityId / 1000)

/** A place with offers. A region has no id. */
export type OfferPlace = Omit<OfferCity, 'id'> & { id: number | null }

interface Wanted {
  nombre?: string | undefined
  cerca_de?: string | undefined
}

/** Places with active offers that `nombre` may mean, those that it fits best first, or cities in the province of the city `cerca_de`. */
export async function completePlace(
  { db, clock }: { db: Database; clock: Clock },
  { nombre, cerca_de: near }: Wanted,
): Promise<OfferPlace[]> {
  const today = dayInMadrid(clock.now())
  const text = nombre?.trim() ?? ''
  if (near) return (await citiesAround(db, near, today)).slice(0, OFFER_CITIES_MAX)
  const places = text === '' ? await listOfferCities(db, { today }) : await placesCalled(db, text, today)
  return places.slice(0, OFFER_CITIES_MAX)
}

/** Leaves most options to cities: one letter begins many provinces. */
const REGIONS_MAX = 3
/** The worst rank of a place that is called so. */
const IS_CALLED = 1

async function placesCalled(db: Database, text: string, today: string): Promise<OfferPlace[]> {
  const ranks = rankCities(text)
  const cities = await listOfferCities(db, { today, ids: idsOfCities([...ranks.keys()]) })
  const regions = rankRegions(text).slice(0, REGIONS_MAX)
  const regionRanks = new Map(regions.map(({ region, rank }) => [region.name, rank]))
  // The list finds jobs from all of Spain in a city without offers of its own.
  const others = [...ranks].filter(([name, rank]) => rank <= IS_CALLED && !cities.some((city) => city.name === name))
  const counted = await countPlaces(db, new Set([...regionRanks.keys(), ...others.map(([name]) => name)]), today)
  const rankOf = ({ name }: OfferPlace) => regionRanks.get(name) ?? ranks.get(name) ?? Infinity
  return [...counted, ...cities.filter(({ name }) => !regionRanks.has(name))].toSorted(
    (one, other) => rankOf(one) - rankOf(other) || other.offers - one.offers,
  )
}

/** The places of these names where the list finds offers. */
async function countPlaces(db: Handle, names: ReadonlySet<string>, today: string): Promise<OfferPlace[]> {
  const counts = await countHits(
    db,
    [...names].map((city) => ({ city, today })),
  )
  const places = [...names].map((name, place) => ({ id: null, name, offers: counts[place] ?? 0 }))
  return places.filter(({ offers }) => offers > 0)
}

/** None for a text that means no city, or cities of several provinces. */
async function citiesAround(db: Database, near: string, today: string): Promise<OfferCity[]> {
  const place = findPlace(near)
  const [province, ...others] = new Set(place && 'cityIds' in place ? place.cityIds.map(provinceOfCity) : [])
  if (province === undefined || others.length > 0) return []
  const names = municipalities.filter(({ provinceId }) => provinceId === province).map(({ name }) => name)
  const cities = await listOfferCities(db, { today, ids: idsOfCities(names) })
  return cities.filter(({ id }) => provinceOfCity(id) === province)
}
