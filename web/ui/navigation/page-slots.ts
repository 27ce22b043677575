export type PageSlot = { key: string; page: number | null }

/** The first, the last and the neighbours of the current page. `null` stands for pages that are not shown. At most seven slots. */
export function pageSlots(page: number, count: number): readonly PageSlot[] {
  const start = Math.max(2, Math.min(page - 1, count - 4))
  const end = Math.min(count - 1, Math.max(page + 1, 5))
  const middle = count <= 7 ? range(2, count - 1) : range(start, end)
  const first = middle[0] ?? count
  const last = middle.at(-1) ?? 1
  return [
    numbered(1),
    ...gap('before', first - 1, 2),
    ...middle.map(numbered),
    ...gap('after', count - last, count - 1),
    ...(count > 1 ? [numbered(count)] : []),
  ]
}

/** A gap of one page shows that page, because dots would need the same space. */
function gap(key: string, distance: number, between: number): readonly PageSlot[] {
  if (distance <= 1) return []
  return distance === 2 ? [numbered(between)] : [{ key, page: null }]
}

const numbered = (page: number): PageSlot => ({ key: String(page), page })

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
