import sharp from 'sharp'
import { createTextLines } from '../text-lines.ts'
import { MARGIN, PAGE_WIDTH, writePdf, type Page } from '../write-pdf.ts'
import { cvContent, type CvTask } from './cv-content.ts'
import { fitCv, PHOTO, type Piece } from './lay-out-cv.ts'
import { cvTexts as texts } from './texts.ts'

const YELLOW = '#FFC800'

/** A CV of one page, or two. Programs read its text in the order in which people do. */
export async function writeCv({ photo, ...task }: CvTask): Promise<Uint8Array<ArrayBuffer>> {
  const picture = photo && !task.isNameless ? await encode(photo) : undefined
  return writePdf({ CreationDate: new Date(task.today) }, (page) => {
    const lines = createTextLines(page.pdf)
    const content = cvContent({ ...task, photo }, lines.drawable)
    page.pdf.info.Title = content.title
    if (picture) page.tag('Figure', () => drawPhoto(page, picture), { alt: texts.photo })
    const drawPiece = pieceDrawer(page, lines)
    let at = 0
    for (const block of fitCv(content, lines, { hasPhoto: picture !== undefined })) {
      if (block.page > at) page.pdf.addPage()
      at = block.page
      for (const piece of block.pieces) drawPiece({ ...piece, y: block.top + piece.y })
    }
  })
}

/** PDFs have no WebP. */
const encode = (photo: Uint8Array): Promise<Buffer> =>
  sharp(photo)
    .resize(PHOTO * 4, PHOTO * 4)
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 85 })
    .toBuffer()

function drawPhoto({ pdf }: Page, photo: Buffer): void {
  const [x, half] = [PAGE_WIDTH - MARGIN - PHOTO, PHOTO / 2]
  const circle = pdf.save().circle(x + half, MARGIN + half, half)
  circle.clip().image(photo, x, MARGIN, { width: PHOTO }).restore()
}

function pieceDrawer({ pdf, root, tag, decorate }: Page, { drawLine }: ReturnType<typeof createTextLines>) {
  let list: ReturnType<typeof pdf.struct> | undefined
  return ({ kind, lines, style, x, y, height, url }: Piece): void => {
    const paint = () => {
      for (const [place, line] of lines.entries()) {
        drawLine(line, { ...style, x, y: y + style.size + (place * height) / lines.length })
      }
    }
    if (kind === 'H2') decorate(() => pdf.rect(MARGIN, y + height, 28, 2.5).fill(YELLOW))
    if (kind === 'LI' || kind === 'Link') decorate(() => pdf.rect(x - 10, y + style.size * 0.55, 3.5, 3.5).fill(YELLOW))
    if (kind === 'LI') {
      if (!list) root.add((list = pdf.struct('L')))
      list.add(pdf.struct('LI', {}, [pdf.struct('LBody', {}, paint)]))
      return
    }
    list = undefined
    if (!url) {
      tag(kind === 'Link' ? 'P' : kind, paint)
      return
    }
    const link: ReturnType<typeof pdf.struct> = pdf.struct('Link', {}, () => {
      paint()
      pdf.link(x, y, style.width, height, url, { structParent: link } as object)
    })
    root.add(pdf.struct('P', {}, [link]))
  }
}
