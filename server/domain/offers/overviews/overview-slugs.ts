import { provinces } from '#server/database/master-data/places.ts'
import { sectors as shipped, sectorSlug } from '#server/database/master-data/work.ts'

/** A sector, a province, or both. Neither: all of Spain. */
export interface OverviewOf {
  sectorId?: number | undefined
  provinceId?: number | undefined
}

const slugOf = (name: string): string => sectorSlug(name).replaceAll(/^-|-$/g, '')

/**
 * The parts of the addresses of overviews. Provinces win over sectors, and older sectors over newer ones, whose part gets their id. The name
 * that a sector had when it was shipped leads to it too.
 */
export function slugsOf(sectors: readonly { id: number; name: string }[]) {
  const meanings = new Map<string, OverviewOf>()
  const slugs = new Map<string, string>()
  const add = (kind: keyof OverviewOf, { id, name }: { id: number; name: string }) => {
    const own = slugOf(name)
    const slug = own && !meanings.has(own) ? own : [own, id].filter(Boolean).join('-')
    meanings.set(slug, { [kind]: id })
    slugs.set(`${kind} ${id}`, slug)
  }
  for (const one of provinces) add('provinceId', one)
  for (const one of sectors.toSorted((a, b) => a.id - b.id)) add('sectorId', one)
  for (const { id, name } of shipped) {
    if (slugs.has(`sectorId ${id}`) && !meanings.has(slugOf(name))) meanings.set(slugOf(name), { sectorId: id })
  }
  return {
    /** The address of an overview. Its sector is in the list. */
    pathOf: ({ sectorId, provinceId }: OverviewOf): string =>
      ['/empleo', slugs.get(`sectorId ${sectorId}`), slugs.get(`provinceId ${provinceId}`)].filter(Boolean).join('/'),
    /** Reads the parts of an address in any spelling and order. `isKnown`: each part has a meaning. */
    read(parts: readonly string[]): { of: OverviewOf; isKnown: boolean } {
      const of: OverviewOf = Object.assign({}, ...parts.map((part) => meanings.get(slugOf(part))))
      return { of, isKnown: Object.keys(of).length === parts.length }
    },
  }
}
