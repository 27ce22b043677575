import { municipalities } from '../places.ts'
import { placeNameOf, rankPlace, spellingOf, type PlaceName, type Spelling } from './rank-place.ts'

/** The names by what they are compared with, so that a whole name is found without reading the others. */
interface Cities {
  all: [string, PlaceName][]
  called: Map<string, Set<string>>[]
}

// The first two are the same as ranks 0 and 1 of rankPlace(), each of which is equal to a whole name.
const wholes: { names: keyof PlaceName; keysOf: (spelling: Spelling) => string[] }[] = [
  { names: 'official', keysOf: ({ full }) => [full] },
  { names: 'official', keysOf: ({ loose }) => loose },
  { names: 'all', keysOf: ({ full }) => [full] },
]
/** A usual name may begin the name of another city, which is meant too. */
export const MEANT_ALONE = 2

let known: Cities | undefined

/** The names of the cities that a text means: those that it fits best. A city that is called so is meant alone. */
export function findCities(text: string): string[] {
  known ??= readCities()
  const wanted = spellingOf(text)
  if (wanted.full === '') return []
  const called = findCalled(text, MEANT_ALONE)
  if (called.length > 0) return called
  // A name that begins so, and one of which a word does, fit equally well.
  const byTier = Map.groupBy(known.all, ([, place]) => Math.max(3, rankPlace(place, wanted) ?? Infinity))
  byTier.delete(Infinity)
  const best = byTier.get(Math.min(...byTier.keys())) ?? []
  return best.map(([name]) => name)
}

/** The names of the cities that are called so, each by a whole name. Quicker than `findCities`. */
export function findCalled(text: string, kinds = wholes.length): string[] {
  known ??= readCities()
  const wanted = spellingOf(text)
  for (const [kind, { keysOf }] of wholes.slice(0, kinds).entries()) {
    const found = keysOf(wanted).flatMap((key) => [...(known?.called[kind]?.get(key) ?? [])])
    if (found.length > 0) return [...new Set(found)]
  }
  return []
}

/** The codes of these cities. Several small places share a name. */
export function idsOfCities(names: readonly string[]): number[] {
  const wanted = new Set(names)
  return municipalities.filter(({ name }) => wanted.has(name)).map(({ id }) => id)
}

/** Every city that a text may mean, with how well its name fits: `rankPlace`. */
export function rankCities(text: string): Map<string, number> {
  known ??= readCities()
  const wanted = spellingOf(text)
  const ranked = known.all.map(([name, place]) => [name, rankPlace(place, wanted)] as const)
  return new Map(ranked.filter((one): one is [string, number] => one[1] !== null))
}

function readCities(): Cities {
  const names = new Set(municipalities.map(({ name }) => name))
  const all = [...names].map((name): [string, PlaceName] => [name, placeNameOf(name)])
  const called = wholes.map(({ names: kind, keysOf }) => {
    const namesOf = new Map<string, Set<string>>()
    for (const [name, place] of all) {
      for (const key of place[kind].flatMap(keysOf)) namesOf.set(key, (namesOf.get(key) ?? new Set()).add(name))
    }
    return namesOf
  })
  return { all, called }
}
