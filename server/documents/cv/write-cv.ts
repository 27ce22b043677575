import { cvTexts as texts } from '#contract/values/cv/cv-words.ts'
import { createTextLines } from '../text-lines.ts'
import { MARGIN, PAGE_WIDTH, writePdf, type Page, type Style } from '../write-pdf.ts'
import { cvContent, shorterContents, type CvContent, type CvEntry, type CvTask } from './cv-content.ts'
import { createSheet, type Sheet } from './draw-sheet.ts'

const [INK, GRAY, INNER, PHOTO, GAP] = ['#1F2430', '#5B6069', PAGE_WIDTH - 2 * MARGIN, 84, 16] as const
/** Of the usual size of letters. The smallest is only for what needs two pages. */
const [SCALES, SMALLEST] = [[1, 0.95, 0.9, 0.86], 0.8] as const

export async function writeCv(task: CvTask): Promise<Uint8Array<ArrayBuffer>> {
  const photo = task.photo && !task.hidden ? await toJpeg(task.photo) : undefined
  return writePdf({ CreationDate: new Date(task.today) }, (page) => {
    const lines = createTextLines(page.pdf)
    const content = cvContent(task, lines.drawable)
    page.pdf.info.Title = content.title
    if (photo) page.tag('Figure', () => drawPhoto(page, photo), { alt: texts.photo })
    const compose = (shown: CvContent, scale: number, isDrawn = false): number => {
      const sheet = createSheet(page, lines, { scale, isDrawn })
      composeCv(shown, sheet, INNER - (photo ? PHOTO + GAP : 0))
      return sheet.pages
    }
    compose(...fit(content, compose), true)
  })
}

/** PDF cannot embed WebP. */
async function toJpeg(photo: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const small = sharp(photo).resize(PHOTO * 4, PHOTO * 4)
  return small.jpeg({ quality: 85 }).toBuffer()
}

function drawPhoto({ pdf }: Page, photo: Buffer): void {
  const [x, half] = [PAGE_WIDTH - MARGIN - PHOTO, PHOTO / 2]
  const circle = pdf.save().circle(x + half, MARGIN + half, half)
  circle.clip().image(photo, x, MARGIN, { width: PHOTO }).restore()
}

/** One page if its letters stay large enough; else two, without what is oldest if that is too much for them. */
function fit(content: CvContent, pagesOf: (shown: CvContent, scale: number) => number): [CvContent, number] {
  const onOne = SCALES.find((scale) => pagesOf(content, scale) === 1)
  const scale = onOne ?? [...SCALES, SMALLEST].find((smaller) => pagesOf(content, smaller) === 2)
  if (scale !== undefined) return [content, scale]
  return [shorterContents(content).find((shorter) => pagesOf(shorter, SMALLEST) === 2) ?? content, SMALLEST]
}

const style = (size: number, width = INNER, color: string = INK): Style => ({ weight: 'regular', size, color, width })
const bold = (size: number, width?: number): Style => ({ ...style(size, width), weight: 'bold' })

function composeCv(content: CvContent, sheet: Sheet, width: number): void {
  const name = [26, 21].map((size) => bold(size, width)).find((look) => sheet.widthOf(content.name, look) <= width)
  sheet.write('H1', content.name, name ?? bold(16, width))
  sheet.write('P', content.position, style(13, width, GRAY))
  for (const row of sheet.rowsOf(content.contacts, style(9.5, width), 1)) row()
  if (width < INNER) sheet.y = Math.max(sheet.y, MARGIN + PHOTO)
  for (const { title, entries, items } of content.sections) {
    const rows = sheet.rowsOf(items, style(10), INNER / 3)
    const [first, ...others] = [...entries.map((entry) => () => drawEntry(entry, sheet)), ...rows]
    sheet.keep(() => {
      sheet.skip(16)
      sheet.write('H2', title, bold(12))
      sheet.skip(4)
      first?.()
    })
    for (const other of others) sheet.keep(other)
  }
  sheet.skip(12)
  sheet.keep(() => sheet.write('P', content.note, style(9, INNER, GRAY)))
}

function drawEntry({ title, place, times, texts: said }: CvEntry, sheet: Sheet): void {
  const widths = times.map((time) => sheet.widthOf(time, style(9)))
  const width = INNER - (times.length > 0 ? Math.max(...widths) + GAP : 0)
  sheet.skip(7)
  const drawTimes = () => {
    for (const [line, time] of times.entries()) {
      sheet.write('P', time, { ...style(9, INNER, GRAY), x: MARGIN + INNER - (widths[line] ?? 0) })
    }
  }
  const drawTitle = () => {
    sheet.write('H3', title, bold(10.5, width))
    sheet.write('P', place, style(10, width))
  }
  sheet.beside([drawTitle, drawTimes])
  for (const text of said) sheet.write('P', text, style(9.5))
}
