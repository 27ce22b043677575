import islands from '../data/islands.json' with { type: 'json' }
import regionNames from '../data/region-names.json' with { type: 'json' }
import usualNames from '../data/usual-names.json' with { type: 'json' }
import { communities, municipalities, provinces } from '../places.ts'
import { rankPlace, spellingOf, type PlaceName } from './rank-place.ts'

/** The provinces or the cities of a place. */
export type Place = { provinceIds: readonly number[] } | { cityIds: readonly number[] }

/** A place above a city: all of Spain, a community, a province, or an island. */
type Region = Place & { name: string; spellings: PlaceName }

const usualOf: Readonly<Partial<Record<string, string[]>>> = { ...usualNames, ...regionNames }

const inEachLanguage = (name: string): string[] => [name, ...name.split('/'), ...(usualOf[name] ?? [])]

function region(name: string, others: readonly string[], place: Place): Region {
  const official = [...new Set([name, ...others])].map(spellingOf)
  return { ...place, name, spellings: { official, all: official } }
}

/** Other provinces are called like a city, so that only «Provincia de Málaga» is the province. */
const isCalledLikeNoCity = (provinceId: number) => [1, 20, 48].includes(provinceId)

const provincesOf = (communityId: number) => provinces.filter((one) => one.communityId === communityId)

const communityRegions = communities.map(({ id, shortName }) => {
  const inside = provincesOf(id)
  const sameProvince = inside.length === 1 ? inside.map(({ name }) => `Provincia de ${name}`) : []
  const names = inEachLanguage(shortName)
  return region(shortName, [...names, ...names.map((name) => `Comunidad de ${name}`), ...sameProvince], {
    provinceIds: inside.map((one) => one.id),
  })
})

const provinceRegions = provinces
  .filter(({ communityId }) => provincesOf(communityId).length > 1)
  .map(({ id, name }) => {
    const names = inEachLanguage(name)
    const ofProvince = names.flatMap((one) => [`Provincia de ${one}`, `Provincia ${one}`])
    const place = { provinceIds: [id] }
    return isCalledLikeNoCity(id)
      ? region(name, [...names, ...ofProvince], place)
      : region(`Provincia de ${name.split('/')[0]}`, ofProvince, place)
  })

const citiesListed = (provinceId: number) =>
  islands.filter((one) => one.provinceId === provinceId).flatMap(({ cities }) => cities ?? [])

/** The largest island of a province has the cities that no other island has. */
const cityIdsOf = ({ provinceId, cities }: (typeof islands)[number]): number[] => {
  const idOf = (code: number) => provinceId * 1000 + code
  if (cities) return cities.map(idOf)
  const others = new Set(citiesListed(provinceId).map(idOf))
  return municipalities.filter((one) => one.provinceId === provinceId && !others.has(one.id)).map(({ id }) => id)
}

// «Ibiza» is a city first.
const isIslandFirst = ({ name }: { name: string }) => name !== 'Ibiza'

const islandRegions = islands.map((island) => {
  const names = inEachLanguage(island.name)
  const ofIsland = names.map((name) => `Isla de ${name}`)
  const place = { cityIds: cityIdsOf(island) }
  return isIslandFirst(island)
    ? region(island.name, [...names, ...ofIsland], place)
    : region(`Isla de ${island.name}`, ofIsland, place)
})

const spain = region('Toda España', inEachLanguage('Toda España'), { provinceIds: provinces.map(({ id }) => id) })

export const regions: readonly Region[] = [spain, ...communityRegions, ...provinceRegions, ...islandRegions]

/** Postal codes begin with the code of their province. */
const postalCode = /^\d{2}(?=\d{0,3}$)/

const regionOf = new Map(regions.flatMap((one) => one.spellings.all.map(({ full }) => [full, one] as const)))

/** The region that a text is the whole name of, or a postal code. */
export function findRegion(text: string): Region | null {
  const code = postalCode.exec(text.trim())?.[0]
  if (code) return regions.find((one) => isProvince(one, Number(code))) ?? null
  return regionOf.get(spellingOf(text).full) ?? null
}

/** Every region that a text may mean with how well its name fits, the best first: `rankPlace`. */
export function rankRegions(text: string): { region: Region; rank: number }[] {
  const named = findRegion(text)
  const wanted = spellingOf(text)
  return regions
    .flatMap((one) => {
      const rank = one === named ? 0 : rankPlace(one.spellings, wanted)
      return rank === null ? [] : [{ region: one, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
}

const isProvince = (place: Place, id: number) =>
  'provinceIds' in place && place.provinceIds.length === 1 && place.provinceIds[0] === id
