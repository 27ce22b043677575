import type { position } from '../schema/master.ts'
import { carePositions } from './care-positions.ts'
import { officePositions } from './office-positions.ts'
import { technicalPositions } from './technical-positions.ts'
import { tradePositions } from './trade-positions.ts'

const groups = [...officePositions, ...technicalPositions, ...tradePositions, ...carePositions]

export const positions: (typeof position.$inferInsert)[] = groups.flatMap(({ sectorId, names }) =>
  Object.entries(names).map(([id, name]) => ({ id: Number(id), sectorId, name })),
)
