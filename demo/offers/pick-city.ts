import * as z from 'zod'
import type { Random } from '../random.ts'
import { readData } from '../read-data.ts'

/** The kind of place where offers of a sector are. It determines which cities are likely. */
export const Setting = z.enum(['urban', 'coast', 'rural', 'industrial', 'anywhere'])
export type Setting = z.infer<typeof Setting>

const Cities = z.array(
  z.strictObject({
    /** INE code. */
    municipalityId: z.int(),
    /** For people who read the file. */
    name: z.string(),
    weight: z.int(),
  }),
)

export const cities = readData(
  'offers/cities.json',
  z.strictObject({ capitals: Cities, coast: Cities, rural: Cities, industrial: Cities }),
)

type Weighted = readonly (readonly [municipalityId: number, weight: number])[]

const weigh = (pool: z.infer<typeof Cities>): Weighted =>
  pool.map(({ municipalityId, weight }) => [municipalityId, weight] as const)

const capitals = weigh(cities.capitals)
const coast = weigh(cities.coast)
const rural = weigh(cities.rural)
const industrial = weigh(cities.industrial)

const pools: Record<Setting, readonly (readonly [Weighted, weight: number])[]> = {
  urban: [
    [capitals, 9],
    [industrial, 1],
  ],
  coast: [
    [coast, 8],
    [capitals, 2],
  ],
  rural: [[rural, 1]],
  industrial: [
    [industrial, 7],
    [capitals, 3],
  ],
  anywhere: [
    [capitals, 7],
    [coast, 1],
    [rural, 1],
    [industrial, 1],
  ],
}

/** A random municipality where such work is usual. */
export const pickCity = (random: Random, setting: Setting): number =>
  random.pickWeighted(random.pickWeighted(pools[setting]))
