import type { createTextLines } from '../text-lines.ts'
import { MARGIN, PAGE_HEIGHT, type Page, type Style } from '../write-pdf.ts'

interface Look extends Style {
  x?: number
  url?: string | undefined
  isListed?: boolean
}
type Draw = () => void
export type Sheet = ReturnType<typeof createSheet>

const [YELLOW, BULLET, GAP, LINE_HEIGHT] = ['#FFC800', 10, 16, 1.38] as const

/** Draws from the top to the bottom, on as many pages as it takes. One that is not drawn counts them. Sizes are scaled. */
export function createSheet(
  { pdf, root, decorate }: Page,
  lines: ReturnType<typeof createTextLines>,
  { scale, isDrawn }: { scale: number; isDrawn: boolean },
) {
  let isDry = !isDrawn
  let list: ReturnType<typeof pdf.struct> | undefined
  const scaled = (style: Style): Style => ({ ...style, size: style.size * scale })

  const sheet = {
    y: MARGIN as number,
    pages: 1,
    skip: (points: number): void => void (sheet.y += points * scale),
    widthOf: (text: string, style: Style): number => lines.widthOf(text, scaled(style)),
    /** Keeps everything that one call draws on one page. */
    keep(draw: Draw): void {
      const [start, wasDry] = [sheet.y, isDry]
      isDry = true
      draw()
      isDry = wasDry
      const isOver = sheet.y > PAGE_HEIGHT - MARGIN
      if (isOver) sheet.pages += 1
      if (isOver && !isDry) pdf.addPage()
      const top = isOver ? MARGIN : start
      sheet.y = isDry ? top + sheet.y - start : top
      if (!isDry) draw()
    },
    beside(draws: Draw[]): void {
      const top = sheet.y
      const ends = draws.map((draw) => {
        sheet.y = top
        draw()
        return sheet.y
      })
      sheet.y = Math.max(...ends)
    },
    /** Short texts with a mark each, as many in a row as fit. */
    rowsOf(items: readonly { text: string; url?: string | undefined }[], look: Style, column: number): Draw[] {
      const rows: Draw[][] = []
      let left = look.width
      for (const { text, url } of items) {
        const width = Math.min(sheet.widthOf(text, look) + 1, look.width - BULLET)
        if (left + BULLET + width > look.width + 1) [rows[rows.length], left] = [[], 0]
        const place = { ...look, width, x: MARGIN + left, url, isListed: true }
        rows.at(-1)?.push(() => sheet.write(column > 1 ? 'LI' : 'P', text, place))
        left += Math.ceil((BULLET + width + GAP) / column) * column
      }
      return rows.map((row) => () => {
        sheet.skip(3)
        sheet.beside(row)
      })
    },
    write(kind: 'H1' | 'H2' | 'H3' | 'P' | 'LI', text: string, { x = MARGIN, url, isListed, ...look }: Look): void {
      const style = scaled(look)
      const said = text === '' ? [] : lines.toLines(text, style)
      const [top, height, start] = [sheet.y, style.size * LINE_HEIGHT, isListed ? x + BULLET : x]
      sheet.y += said.length * height
      if (isDry || said.length === 0) return
      if (isListed) decorate(() => pdf.rect(x, top + style.size * 0.55, 3.5, 3.5).fill(YELLOW))
      if (kind === 'H2') decorate(() => pdf.rect(x, sheet.y, 28, 2.5).fill(YELLOW))
      const paint = () => {
        for (const [place, line] of said.entries()) {
          lines.drawLine(line, { ...style, x: start, y: top + style.size + place * height })
        }
        // The types of pdfkit lack `structParent`.
        if (url) pdf.link(start, top, style.width, sheet.y - top, url, { structParent: inside } as object)
      }
      if (kind !== 'LI') list = undefined
      else if (!list) root.add((list = pdf.struct('L')))
      const inside: typeof list = url || list ? pdf.struct(url ? 'Link' : 'LBody', {}, paint) : undefined
      ;(list ?? root).add(pdf.struct(kind, {}, inside ? [inside] : paint))
    },
  }
  return sheet
}
