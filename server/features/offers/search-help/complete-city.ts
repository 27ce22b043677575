import { OFFER_CITIES_MAX } from '#contract/constants.ts'
import { dayInMadrid, type Clock } from '#server/clock.ts'
import { findCities, idsOfCities, rankCities } from '#server/database/master-data/place-names/find-cities.ts'
import { municipalities } from '#server/database/master-data/places.ts'
import type { Database } from '#server/database/open.ts'
import { listOfferCities, type OfferCity } from './city-queries.ts'

/** The province of a city: ids are the codes of the INE, and those of cities begin with that of their province. */
export const provinceOfCity = (cityId: number): number => Math.floor(cityId / 1000)

interface Wanted {
  nombre?: string | undefined
  cerca_de?: string | undefined
}

/** Cities with active offers that `nombre` may mean, those that it fits best first, or those in the province of the city `cerca_de`. */
export async function completeCity({ db, clock }: { db: Database; clock: Clock }, { nombre, cerca_de: near }: Wanted) {
  const today = dayInMadrid(clock.now())
  const cities = near ? await citiesAround(db, near, today) : await citiesCalled(db, nombre?.trim() ?? '', today)
  return cities.slice(0, OFFER_CITIES_MAX)
}

async function citiesCalled(db: Database, text: string, today: string): Promise<OfferCity[]> {
  if (text === '') return listOfferCities(db, { today })
  const ranks = rankCities(text)
  const cities = await listOfferCities(db, { today, ids: idsOfCities([...ranks.keys()]) })
  const rankOf = ({ name }: OfferCity) => ranks.get(name) ?? Infinity
  return cities.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** None for a text that means cities of several provinces. */
async function citiesAround(db: Database, near: string, today: string): Promise<OfferCity[]> {
  const [province, ...others] = new Set(idsOfCities(findCities(near)).map(provinceOfCity))
  if (province === undefined || others.length > 0) return []
  const names = municipalities.filter(({ provinceId }) => provinceId === province).map(({ name }) => name)
  const cities = await listOfferCities(db, { today, ids: idsOfCities(names) })
  return cities.filter(({ id }) => provinceOfCity(id) === province)
}
