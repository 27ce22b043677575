import type { FoundObject } from '../syntax/find-objects.ts'
import {
  entriesOf,
  isOfType,
  readTree,
  resolve,
  valuesAfter,
  type Lookup,
  type PdfList,
  type PdfValue,
} from '../syntax/object-tree.ts'

/** Whether a reader finds a sound page: from the root that the last trailer names, through a tree without cycles. */
export function hasPages(objects: FoundObject[], lookup: Lookup): boolean {
  const catalog = findCatalog(objects, lookup)
  const root = catalog && childOf(catalog, 'Pages', (value) => findOfType(value, ['Pages'], lookup))
  if (!root) return false
  const seen = new Set<PdfList>()
  const open = [root]
  let pages = 0
  for (let node = open.pop(); node; node = open.pop()) {
    if (isOfType(node, 'Page')) {
      pages += 1
      continue
    }
    if (seen.has(node)) return false
    seen.add(node)
    const kids = childOf(node, 'Kids', (value) => resolve(value, lookup).findLast(({ kind }) => kind === '[') ?? null)
    for (const kid of kids && 'items' in kids ? kids.items : []) {
      const next = findOfType(kid, ['Page', 'Pages'], lookup)
      if (next) open.push(next)
    }
  }
  return pages > 0
}

const childOf = <Child>(parent: PdfList, key: string, find: (value: PdfValue) => Child | null): Child | null =>
  valuesAfter(parent, key)
    .map(find)
    .findLast((child) => child !== null) ?? null

/** The last version that readers understand: keys and values in pairs. */
const findOfType = (value: PdfValue, types: string[], lookup: Lookup): PdfList | null =>
  resolve(value, lookup).findLast((one): one is PdfList =>
    types.some((type) => isOfType(one, type) && entriesOf(one) !== null),
  ) ?? null

/** If no root fits, readers look for a catalog in the whole file. */
function findCatalog(objects: FoundObject[], lookup: Lookup): PdfList | null {
  const roots = objects.filter(({ names }) => names.includes('Root')).map(readTree)
  const named = roots.map(
    (tree) => tree?.kind === '<<' && childOf(tree, 'Root', (root) => findOfType(root, ['Catalog'], lookup)),
  )
  const catalog = named.findLast((one) => one)
  if (catalog) return catalog
  const catalogs = objects.filter(({ names }) => names.includes('Catalog')).map(readTree)
  return catalogs.findLast((tree) => isOfType(tree, 'Catalog')) ?? null
}
