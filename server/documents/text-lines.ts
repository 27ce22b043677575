import { createRequire } from 'node:module'
import ranges from '@fontsource/chocolate-classical-sans/unicode.json' with { type: 'json' }
import type { Style } from './write-pdf.ts'

const { resolve } = createRequire(import.meta.url)

interface Run {
  font: string
  text: string
}

const woff = (name: string, subset: string, weight: number) =>
  resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`)

/** The font of Chinese in both kinds of characters, and of Japanese, has one weight, and a file for each of its ranges. */
let files: { from: number; to: number; file: string }[] | undefined
function findChinese(sign: number): string | undefined {
  files ??= Object.entries(ranges).flatMap(([subset, list]) =>
    list.split(',').map((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return { from, to, file: woff('chocolate-classical-sans', subset.replaceAll(/[[\]]/g, ''), 400) }
    }),
  )
  return files.find(({ from, to }) => from <= sign && sign <= to)?.file
}

/** In the order in which they are asked. A font is opened only for a text with a character that the ones before lack. */
const fontFiles = ['latin', 'latin-ext', 'devanagari', 'wide', 'arabic', 'chinese'] as const
function findFile(font: (typeof fontFiles)[number], sign: number, isBold: boolean): string | undefined {
  const weight = isBold ? 700 : 400
  if (font === 'chinese') return findChinese(sign)
  // Greek, Cyrillic and Vietnamese.
  if (font === 'wide') return resolve(`pdfjs-dist/standard_fonts/LiberationSans-${isBold ? 'Bold' : 'Regular'}.ttf`)
  return font === 'arabic' ? woff('noto-sans-arabic', font, weight) : woff('poppins', font, weight)
}

const IS_ARABIC = /\p{Script=Arabic}/u
// From its first letter to its last one, with what stands between them. A split by it has these passages at odd places.
const ARABIC_PASSAGE = /(\p{Script=Arabic}(?:[^\p{L}]*[\p{Script=Arabic}\p{M}])*)/u
// A line may end after each Chinese character, but does not begin with its punctuation.
const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．！？：；）」』]*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/** Lays a passage out as a whole. Without it pdfkit does so word by word, and turns the order of words around. */
const layoutOf = (text: string) => (IS_ARABIC.test(text) ? { features: [] } : {})

/** Breaks texts in any script into lines, and draws them. Characters that no font has, such as emoji, are left out. */
export function createTextLines(pdf: PDFKit.PDFDocument) {
  const known = new Map<string, string | undefined>()
  const widths = new Map<string, number>()

  // pdfkit knows whether a font has a character, and has no call for it.
  const hasSign = (font: string, sign: number): boolean => {
    const { _font: open } = pdf.font(font) as unknown as {
      _font: { font: { hasGlyphForCodePoint: (sign: number) => boolean } }
    }
    return open.font.hasGlyphForCodePoint(sign)
  }

  const findFont = (char: string, isBold: boolean): string | undefined => {
    const key = `${isBold} ${char}`
    const sign = char.codePointAt(0) ?? 0
    if (!known.has(key)) {
      const found = fontFiles.find((font) => {
        const file = findFile(font, sign, isBold)
        return file !== undefined && hasSign(file, sign)
      })
      known.set(key, found && findFile(found, sign, isBold))
    }
    return known.get(key)
  }

  function split(text: string, weight: Style['weight']): Run[] {
    const runs: Run[] = []
    for (const char of text) {
      const last = runs.at(-1)
      // The words of a passage in Arabic are laid out together.
      const isInside = char === ' ' && last && IS_ARABIC.test(last.text)
      const font = isInside ? last.font : findFont(char, weight === 'bold')
      if (font && font === last?.font) last.text += char
      else if (font) runs.push({ font, text: char })
    }
    return runs
  }

  const widthOfRun = ({ font, text }: Run, size: number): number =>
    pdf.font(font).fontSize(size).widthOfString(text, layoutOf(text))

  function widthOf(text: string, { weight, size }: Pick<Style, 'weight' | 'size'>): number {
    const key = `${weight} ${size} ${text}`
    const width = widths.get(key) ?? split(text, weight).reduce((sum, run) => sum + widthOfRun(run, size), 0)
    widths.set(key, width)
    return width
  }

  /** Cuts a word that is longer than a line. */
  function cut(word: string, style: Style): string[] {
    if (widthOf(word, style) <= style.width) return [word]
    const parts = ['']
    for (const char of word) {
      const longer = `${parts.at(-1)}${char}`
      if (widthOf(longer, style) <= style.width) parts[parts.length - 1] = longer
      else parts.push(char)
    }
    return parts
  }

  return {
    widthOf,
    drawable: (text: string): string => {
      const drawn = Array.from(text.normalize('NFC').replaceAll(/\s/g, ' ')).filter((char) => findFont(char, false))
      return drawn.join('').replaceAll(/ +/g, ' ').trim()
    },
    toLines(text: string, style: Style): string[] {
      const lines: string[] = []
      let left = 0
      for (const word of text.split(' ')) {
        const pieces = (word.match(PIECE) ?? []).flatMap((piece) => cut(piece, style))
        for (const [place, piece] of pieces.entries()) {
          const joined = place === 0 ? ` ${piece}` : piece
          left -= widthOf(joined, style)
          const isNext = lines.length > 0 && left >= 0
          if (!isNext) left = style.width - widthOf(piece, style)
          if (isNext) lines.push(`${lines.pop()}${joined}`)
          else lines.push(piece)
        }
      }
      return lines
    },
    /** Draws a line in the order in which it is read. Passages in Arabic run to the left. */
    drawLine(line: string, { x, y, weight, size, color }: Style & { x: number; y: number }): void {
      let start = x
      for (const [place, passage] of line.split(ARABIC_PASSAGE).entries()) {
        const runs = split(passage, weight)
        const end = start + runs.reduce((sum, run) => sum + widthOfRun(run, size), 0)
        let [right, left] = [end, start]
        for (const run of runs) {
          const width = widthOfRun(run, size)
          right -= width
          const at = place % 2 === 1 ? right : left
          left += width
          pdf
            .fillColor(color)
            .text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', ...layoutOf(run.text) })
        }
        start = end
      }
    },
  }
}
