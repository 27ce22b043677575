import { FIRST_OTHER_POSITION_ID } from '#contract/values/other-positions.ts'
import type { position, sector } from '../schema/master.ts'
import positionList from './data/positions.json' with { type: 'json' }
import sectorNames from './data/sectors.json' with { type: 'json' }

/** «Diseño y Arte» -> «diseno-y-arte», the file name of the sector's illustration. */
export const sectorSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

/** The id is the place in the list: add new sectors at the end. */
export const sectors: (typeof sector.$inferInsert)[] = sectorNames.map((name, index) => ({
  id: index + 1,
  name,
  imagePath: `/sectores/${sectorSlug(name)}.svg`,
}))

const otherPositions = sectorNames.map((sector, index) => ({
  id: FIRST_OTHER_POSITION_ID + index,
  sector,
  name: sector === 'Legal' ? 'Otro puesto legal' : `Otro puesto de ${sector}`,
  cno: null,
  synonyms: [],
}))

/** Each with its code of CNO-11, if it is certain. A new position takes the next free id. No id is used twice. */
export const positions = [...positionList, ...otherPositions].map(({ sector, ...entry }) => ({
  ...entry,
  sectorId: sectorNames.indexOf(sector) + 1,
})) satisfies (typeof position.$inferInsert)[]
