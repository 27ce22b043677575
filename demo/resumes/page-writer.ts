import { PDFDocument, type PDFFont, type PDFPage, rgb, type RGB, StandardFonts } from '@cantoo/pdf-lib'
import { palette } from '../pictures/palette.ts'

export const PAGE = { width: 595, height: 842 }

export interface Sheet {
  document: PDFDocument
  page: PDFPage
  regular: PDFFont
  bold: PDFFont
}

/** An empty A4 page. Every PDF reader has Helvetica, and its WinAnsi encoding covers Spanish. */
export async function openSheet(): Promise<Sheet> {
  const document = await PDFDocument.create()
  const page = document.addPage([PAGE.width, PAGE.height])
  const regular = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  return { document, page, regular, bold }
}

/** A colour of the palette in PDF format. */
export function colour(hex: string): RGB {
  const [red, green, blue] = [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16) / 255)
  return rgb(red ?? 0, green ?? 0, blue ?? 0)
}

export interface Column {
  sheet: Sheet
  x: number
  width: number
  /** The position of the next line, from the top of the page. */
  top: number
}

export interface Writing {
  text: string
  size: number
  bold?: boolean
  hex?: string
  /** The line height, as a multiple of the font size. */
  leading?: number
  indent?: number
}

const LEADING = 1.4
const LOWEST = PAGE.height - 36

/** Writes a text into a column, wraps it between words, and moves the position down. */
export function write(column: Column, writing: Writing): void {
  const { sheet, x, width } = column
  const { text, size, bold = false, hex = palette.ink, leading = LEADING, indent = 0 } = writing
  const font = bold ? sheet.bold : sheet.regular
  for (const line of breakLines(text, { font, size, width: width - indent })) {
    column.top += size * leading
    if (column.top > LOWEST) throw new Error(`«${line}» does not fit on the page`)
    const y = PAGE.height - column.top
    sheet.page.drawText(line, { x: x + indent, y, size, font, color: colour(hex) })
  }
}

/** Writes a text after a small dot. */
export function writePoint(column: Column, { dotHex, ...writing }: Writing & { dotHex: string }): void {
  const { size, leading = LEADING } = writing
  const y = PAGE.height - (column.top + size * leading) + size * 0.33
  column.sheet.page.drawCircle({ x: column.x + 3, y, size: 1.7, color: colour(dotHex) })
  write(column, { ...writing, indent: 12 })
}

/** Draws a line across the column at the current position. */
export function drawRule(column: Column, { thickness, hex }: { thickness: number; hex: string }): void {
  const y = PAGE.height - column.top
  const end = { x: column.x + column.width, y }
  column.sheet.page.drawLine({ start: { x: column.x, y }, end, thickness, color: colour(hex) })
}

export const skip = (column: Column, points: number): void => {
  column.top += points
}

function breakLines(text: string, { font, size, width }: { font: PDFFont; size: number; width: number }): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
