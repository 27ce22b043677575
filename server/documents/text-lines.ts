import { createRequire } from 'node:module'
import chinese from '@fontsource/chocolate-classical-sans/unicode.json' with { type: 'json' }
import type { Style } from './write-pdf.ts'

type Stream = Record<'pos', number>
type Glyph = Record<'codePoints', number[]>
interface Font {
  stream: Stream
  _getTableStream: (table: string) => Stream
  hasGlyphForCodePoint: (sign: number) => boolean
  getGlyph: (id: number, codePoints?: number[]) => Glyph | null
  layout: (...task: unknown[]) => { direction: string; glyphs: Glyph[] }
}

const { resolve } = createRequire(import.meta.url)
const woff = (name: string, subset: string, weight: number): string =>
  resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`)

/** The font of both kinds of Chinese, and of Japanese, has one weight, and a file for each of its ranges. */
const chineseRanges = Object.entries(chinese).flatMap(([subset, list]) =>
  list.split(',').map((range) => {
    const [from = 0, to = from] = range.split('-').map((hex) => Number.parseInt(hex.replace('U+', ''), 16))
    return { from, to, subset: subset.replaceAll(/[[\]]/g, '') }
  }),
)

/** In the order in which they are opened, each only for a character that the ones before lack. */
function fontsFor(sign: number, weight: number): string[] {
  const range = chineseRanges.find(({ from, to }) => from <= sign && sign <= to)
  return [
    ...['latin', 'latin-ext', 'devanagari'].map((subset) => woff('poppins', subset, weight)),
    // Greek, Cyrillic and Vietnamese.
    resolve(`pdfjs-dist/standard_fonts/LiberationSans-${weight === 700 ? 'Bold' : 'Regular'}.ttf`),
    woff('ibm-plex-sans-arabic', 'arabic', weight),
    ...(range ? [woff('chocolate-classical-sans', range.subset, 400)] : []),
  ]
}

// To open a font takes longer than to write a CV.
const opened = new Map<string, Font>()
const fileOf = { regular: new Map<string, string | undefined>(), bold: new Map<string, string | undefined>() }

/** Corrects how a font is read by pdfkit and by the readers of its PDFs. */
function prepareFont(font: Font): void {
  const { stream, layout, getGlyph, _getTableStream: inflate } = font
  const [tables, turned] = [new Map<string, Stream>(), new WeakSet<Glyph>()]
  Object.assign(font, {
    // Otherwise each letter inflates its font again, which takes most of the time of a CV.
    _getTableStream(name: string): Stream {
      const table = tables.get(name) ?? inflate.call(font, name)
      if (table === stream) return table
      tables.set(name, table)
      return Object.assign(table, { pos: 0 })
    },
    // fontkit caches «u» without its character when it first embeds it as a part of «ú». Later PDFs could not tell it.
    getGlyph(id: number, codePoints: number[] = []) {
      const glyph = getGlyph.call(font, id, codePoints)
      if (glyph?.codePoints.length === 0) glyph.codePoints = codePoints
      return glyph
    },
    // Readers turn Arabic around, sign by sign. One that stands for two letters, such as «لا», has to tell them turned around.
    layout(...task: unknown[]) {
      const run = layout.apply(font, task)
      for (const glyph of run.direction === 'rtl' ? run.glyphs : []) {
        if (!turned.has(glyph)) glyph.codePoints.reverse()
        turned.add(glyph)
      }
      return run
    },
  })
}

/** Reuses open fonts, and returns one that can tell its characters. The types of pdfkit allow neither. */
function switchFont(pdf: PDFKit.PDFDocument, file: string): Font {
  const known = opened.get(file)
  if (known) pdf.registerFont(file, known as unknown as string)
  const { _font: used } = pdf.font(file) as unknown as Record<'_font', { font: Font }>
  if (!known) prepareFont(used.font)
  opened.set(file, used.font)
  return used.font
}

function findFont(pdf: PDFKit.PDFDocument, char: string, weight: Style['weight']): string | undefined {
  const known = fileOf[weight]
  if (known.has(char)) return known.get(char)
  const sign = char.codePointAt(0) ?? 0
  const files = fontsFor(sign, weight === 'bold' ? 700 : 400)
  const found = files.find((file) => switchFont(pdf, file).hasGlyphForCodePoint(sign))
  known.set(char, found)
  return found
}

const IS_ARABIC = /\p{sc=Arabic}/u
// From its first letter to its last one, with what stands between them. A split by it has these passages at odd places.
const ARABIC_PASSAGE = /(\p{sc=Arabic}(?:[^\p{L}]*[\p{sc=Arabic}\p{M}])*)/u
// A line may end after each Chinese character, and does not begin with punctuation.
const PIECE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][、。，．！？：；）」』]*|[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+/gu
/** Lays a passage in Arabic out as a whole. pdfkit does so word by word otherwise, which turns the order of words around. */
const layoutOf = (text: string) => (IS_ARABIC.test(text) ? { features: [] } : {})

/** Breaks texts in any script into lines, and draws them. Characters that no font has, such as emoji, are left out. */
export function createTextLines(pdf: PDFKit.PDFDocument) {
  const widths = new Map<string, number>()

  /** Parts of one font each, with their widths. */
  function split(text: string, { weight, size }: Style) {
    const runs: { file: string; said: string }[] = []
    for (const char of text) {
      const last = runs.at(-1)
      const isInside = char === ' ' && last && IS_ARABIC.test(last.said)
      const file = isInside ? last.file : findFont(pdf, char, weight)
      if (file && file === last?.file) last.said += char
      else if (file) runs.push({ file, said: char })
    }
    return runs.map(({ file, said }) => {
      switchFont(pdf, file)
      return { file, said, width: pdf.fontSize(size).widthOfString(said, layoutOf(said)) }
    })
  }

  function widthOf(text: string, style: Style): number {
    const key = style.weight + text
    const sum = () => split(text, { ...style, size: 1 }).reduce((all, { width }) => all + width, 0)
    const width = widths.get(key) ?? sum()
    widths.set(key, width)
    return width * style.size
  }

  /** A word that is longer than a line goes on in the next one. */
  const piecesOf = (word: string, style: Style): string[] =>
    (word.match(PIECE) ?? []).flatMap((piece) => (widthOf(piece, style) > style.width ? Array.from(piece) : piece))

  return {
    widthOf,
    drawable(text: string): string {
      const signs = Array.from(text.normalize('NFC').replaceAll(/\s/g, ' '))
      const drawn = signs.filter((sign) => findFont(pdf, sign, 'regular'))
      return drawn.join('').replaceAll(/ +/g, ' ').trim()
    },
    toLines(text: string, style: Style): string[] {
      const lines: string[] = []
      let end = 0
      for (const word of text.split(' ')) {
        for (const [place, piece] of piecesOf(word, style).entries()) {
          const line = lines.pop() ?? ''
          const next = place === 0 && line ? ` ${piece}` : piece
          // Some pairs of letters stand closer than others.
          const before = place === 0 ? '' : line.slice(-1)
          end += widthOf(before + next, style) - widthOf(before, style)
          if (line === '' || end <= style.width) lines.push(line + next)
          else end = widthOf(lines[lines.push(line, piece) - 1] ?? '', style)
        }
      }
      return lines
    },
    /** Passages in Arabic run to the left. */
    drawLine(line: string, { x, y, ...style }: Style & Record<'x' | 'y', number>): void {
      let left = x
      for (const [place, passage] of line.split(ARABIC_PASSAGE).entries()) {
        const runs = split(passage, style)
        for (const { file, said, width } of place % 2 === 1 ? runs.toReversed() : runs) {
          switchFont(pdf, file)
          pdf.fontSize(style.size).fillColor(style.color)
          pdf.text(said, left, y, { lineBreak: false, baseline: 'alphabetic', ...layoutOf(said) })
          left += width
        }
      }
    },
  }
}
