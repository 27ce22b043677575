import type { position, sector } from '../schema/master.ts'
import care from './data/positions/care.json' with { type: 'json' }
import office from './data/positions/office.json' with { type: 'json' }
import technical from './data/positions/technical.json' with { type: 'json' }
import trade from './data/positions/trade.json' with { type: 'json' }
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

const positionNames = { ...office, ...technical, ...trade, ...care }

/** A new position takes the next free id of all sectors. No id is used twice. */
export const positions: (typeof position.$inferInsert)[] = Object.entries(positionNames).flatMap(([sector, names]) =>
  Object.entries(names).map(([id, name]) => ({ id: Number(id), sectorId: sectorNames.indexOf(sector) + 1, name })),
)
