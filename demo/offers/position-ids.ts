import { positions } from '#server/database/master-data/work.ts'

const ids = new Map(positions.map(({ id, name }) => [name, id]))

/** The id of a position of the master list, by its name. */
export function positionIdOf(name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`There is no position «${name}»`)
  return id
}
