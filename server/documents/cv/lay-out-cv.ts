import { MARGIN, PAGE_HEIGHT, PAGE_WIDTH, type Style } from '../write-pdf.ts'
import type { createTextLines } from '../text-lines.ts'
import { shorterContents, type CvContent, type CvEntry } from './cv-content.ts'
import { cvTexts as texts } from './texts.ts'

const [INK, GRAY] = ['#1F2430', '#5B6069'] as const
const [INNER, BOTTOM] = [PAGE_WIDTH - 2 * MARGIN, PAGE_HEIGHT - MARGIN] as const
export const PHOTO = 84
const [BULLET, GAP, LINE] = [10, 16, 1.38] as const
// Of the usual size of letters. The smallest is for two pages only.
const SCALES = [1, 0.95, 0.9, 0.86] as const
const SMALLEST = 0.8

export interface Piece {
  /** `Link`: a contact. */
  kind: 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'Link'
  lines: string[]
  style: Style
  x: number
  /** Below the top of its block. */
  y: number
  height: number
  url?: string | undefined
}
/** Stays whole on a page. */
interface Block {
  pieces: Piece[]
  before: number
  height: number
}
type Lines = ReturnType<typeof createTextLines>
type PlacedBlock = Block & { page: number; top: number }

/** One page if its letters stay large enough; else two, without what is oldest if they are too few. */
export function fitCv(content: CvContent, lines: Lines, { hasPhoto }: { hasPhoto: boolean }): PlacedBlock[] {
  const place = (shown: CvContent, scale: number, note?: string) =>
    paginate(layOut(shown, lines, { scale, hasPhoto, note }))
  const isWithin = (pages: number) => (blocks: PlacedBlock[]) => blocks.every(({ page }) => page < pages)
  const whole = SCALES.map((scale) => place(content, scale))
  const found = whole.find(isWithin(1)) ?? [...whole, place(content, SMALLEST)].find(isWithin(2))
  if (found) return found
  for (const shorter of shorterContents(content)) {
    const placed = place(shorter, SMALLEST, texts.shortened)
    if (isWithin(2)(placed)) return placed
  }
  throw new Error('A CV without its details has more than two pages')
}

/** A heading stays with what follows it. */
function paginate(blocks: Block[]): PlacedBlock[] {
  let [page, y] = [0, MARGIN as number]
  return blocks.map((block, place) => {
    const next = block.pieces[0]?.kind === 'H2' ? blocks[place + 1] : undefined
    const end = y + block.before + block.height + (next ? next.before + next.height : 0)
    if (end > BOTTOM) [page, y] = [page + 1, MARGIN]
    else y += block.before
    y += block.height
    return { ...block, page, top: y - block.height }
  })
}

function layOut(
  content: CvContent,
  lines: Lines,
  { scale, hasPhoto, note }: { scale: number; hasPhoto: boolean; note: string | undefined },
): Block[] {
  const style = (size: number, { isBold = false, color = INK as string, width = INNER } = {}): Style => ({
    ...{ weight: isBold ? 'bold' : 'regular', size: size * scale, color, width },
  })
  const piece = (kind: Piece['kind'], text: string, look: Style, { x = MARGIN as number, y = 0 } = {}): Piece => {
    const broken = text === '' ? [] : lines.toLines(text, look)
    return { kind, lines: broken, style: look, x, y, height: broken.length * look.size * LINE }
  }
  const block = (before: number, pieces: Piece[]): Block => ({
    pieces: pieces.filter((one) => one.lines.length > 0),
    before: before * scale,
    height: Math.max(0, ...pieces.map(({ y, height }) => y + height)),
  })
  const alone = (kind: Piece['kind'], text: string, look: Style, before = 0) => block(before, [piece(kind, text, look)])

  /** Short texts beside one another, in columns. */
  const flow = (kind: 'LI' | 'Link', items: CvContent['contacts'], look: Style, column = 1): Block[] => {
    const rows: Piece[][] = []
    const width = look.width - BULLET
    let x = look.width
    for (const { text, url } of items) {
      const own = Math.min(lines.widthOf(text, look), width)
      if (x + own > width) x = rows.push([]) * 0
      rows.at(-1)?.push({ ...piece(kind, text, { ...look, width: own + 1 }, { x: MARGIN + BULLET + x }), url })
      x += Math.ceil((own + BULLET + GAP) / column) * column
    }
    return rows.map((row) => block(3, row))
  }

  const entry = ({ title, place, times, texts: said }: CvEntry): Block => {
    const small = style(9, { color: GRAY })
    const widths = times.map((time) => lines.widthOf(time, small))
    const width = INNER - (times.length > 0 ? Math.max(...widths) + GAP : 0)
    const head = piece('H3', title, style(10.5, { isBold: true, width }))
    const pieces = [head, piece('P', place, style(10, { width }), { y: head.height })]
    for (const [line, time] of times.entries()) {
      pieces.push(piece('P', time, small, { x: MARGIN + INNER - (widths[line] ?? 0), y: line * small.size * LINE }))
    }
    for (const text of said) pieces.push(piece('P', text, style(9.5), { y: block(0, pieces).height + 1 }))
    return block(8, pieces)
  }

  const width = INNER - (hasPhoto ? PHOTO + GAP : 0)
  const names = [26, 21, 16].map((size) => alone('H1', content.name, style(size, { isBold: true, width })))
  const top = [
    ...[names.find(({ pieces }) => pieces[0]?.lines.length === 1) ?? names.at(-1) ?? block(0, [])],
    alone('P', content.position, style(13, { color: GRAY, width })),
    ...flow('Link', content.contacts, style(9.5, { width })),
  ]
  const height = top.reduce((sum, one) => sum + one.before + one.height, 0)
  const space = { pieces: [], before: 0, height: hasPhoto ? Math.max(0, PHOTO - height) : 0 }
  const sections = content.sections.flatMap((section) => [
    alone('H2', section.title, style(12, { isBold: true }), 16),
    { pieces: [], before: 0, height: 4 },
    ...section.texts.map((text) => alone('P', text, style(10), 3)),
    ...section.entries.map(entry),
    ...flow(
      'LI',
      section.items.map((text) => ({ text })),
      style(10),
      INNER / 3,
    ),
  ])
  return [...top, space, ...sections, ...(note ? [alone('P', note, style(9, { color: GRAY }), 12)] : [])]
}
