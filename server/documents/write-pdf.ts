import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import Document from 'pdfkit'

const { resolve } = createRequire(import.meta.url)
const poppins = (weight: number) => resolve(`@fontsource/poppins/files/poppins-latin-${weight}-normal.woff`)

/** By weight; also for texts with letters beyond western Europe, such as «Ștefan», which Poppins has in another file. */
const fonts = {
  regular: poppins(400),
  bold: poppins(700),
  'regular wide': resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
  'bold wide': resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf'),
}
const isWide = (text: string): boolean => /[\u0100-\u0151\u0154-\u024F]/.test(text)

export interface Style {
  weight: 'regular' | 'bold'
  size: number
  color: string
  width: number
}

/** A4 in points. */
export const [PAGE_WIDTH, PAGE_HEIGHT, MARGIN] = [595.28, 841.89, 48] as const
/** Poppins has high lines. */
const LINE_GAP = -0.26

export type Page = ReturnType<typeof pageOf>

/** Writes A4 pages in the font of the house. Readers of screens get title, language, and tags in the order of drawing. For threads. */
export function writePdf(info: PDFKit.DocumentInfo, draw: (page: Page) => void): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new Document({
    size: 'A4',
    margin: MARGIN,
    // The usual one is not embedded.
    font: '',
    info,
    tagged: true,
    lang: 'es-ES',
    displayTitle: true,
    pdfVersion: '1.7',
  })
  for (const [name, path] of Object.entries(fonts)) pdf.registerFont(name, path)
  draw(pageOf(pdf))
  pdf.end()
  return buffer(pdf)
}

function pageOf(pdf: PDFKit.PDFDocument) {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const tag = (kind: 'H1' | 'H2' | 'P' | 'Figure', paint: () => void, options = {}) =>
    root.add(pdf.struct(kind, options, paint))
  const optionsOf = (text: string, { weight, size, width }: Style) => {
    pdf.font(isWide(text) ? `${weight} wide` : weight).fontSize(size)
    return { width, lineGap: isWide(text) ? 0 : size * LINE_GAP }
  }
  const heightOf = (text: string, style: Style): number => pdf.heightOfString(text, optionsOf(text, style))
  return {
    pdf,
    root,
    tag,
    heightOf,
    /** The first style in which the text is not higher than this and breaks no word; else the last one. */
    fit(text: string, height: number, styles: readonly [Style, ...Style[]]): Style {
      const isFitting = (style: Style) =>
        heightOf(text, style) <= height &&
        text.split(' ').every((word) => pdf.widthOfString(word, optionsOf(word, style)) <= style.width)
      return styles.find(isFitting) ?? styles.at(-1) ?? styles[0]
    },
    /** Draws what is not read. */
    decorate(paint: () => void): void {
      pdf.markContent('Artifact', { type: 'Layout' })
      paint()
      pdf.endMarkedContent()
    },
    /** Writes a text, and returns where it ends. */
    write(
      kind: 'H1' | 'H2' | 'P',
      text: string,
      { x = MARGIN, y, ...style }: Style & { x?: number; y: number },
    ): number {
      const options = optionsOf(text, style)
      tag(kind, () => pdf.fillColor(style.color).text(text, x, y, options))
      return y + heightOf(text, style)
    },
  }
}
