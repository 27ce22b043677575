import { encodeQR } from 'qr'
import { MARGIN, PAGE_HEIGHT, PAGE_WIDTH, writePdf, type Style } from '#server/documents/write-pdf.ts'
import { posterTexts as texts } from './texts.ts'

type Notice = Record<'title' | 'place' | 'pay' | 'terms', string>

export interface Poster {
  brand: string
  company: string
  /** The code leads here. */
  url: string
  /** The one offer; or the newest ones, if it has all `total` offers of the company. */
  notices: readonly [Notice, ...Notice[]]
  total?: number | undefined
}

type Page = Parameters<Parameters<typeof writePdf>[1]>[0]

const [YELLOW, BEAM, INK, GRAY] = ['#FFC800', '#FFE9A3', '#1F2430', '#4D5464'] as const
const INNER = PAGE_WIDTH - 2 * MARGIN
const [BAND, CODE, GAP] = [96, 176, 24] as const
const ADDRESS_TOP = PAGE_HEIGHT - MARGIN - 30
const CODE_TOP = ADDRESS_TOP - CODE - 12

const bold = (size: number, width = INNER): Style => ({ weight: 'bold', size, width, color: INK })
const plain = (size: number, width = INNER): Style => ({ weight: 'regular', size, width, color: GRAY })

export const drawPoster = ({ brand, company, url, notices, total }: Poster): Promise<Uint8Array<ArrayBuffer>> => {
  const title = total === undefined ? notices[0].title : texts.titleOfAll(company)
  return writePdf({ Title: `${title} | ${brand}`, Author: brand }, (page) => {
    const { pdf, decorate, write, fit } = page
    decorate(() => {
      pdf.rect(0, 0, PAGE_WIDTH, BAND).fill(YELLOW)
      pdf.polygon([MARGIN, BAND / 2], [MARGIN + 200, 0], [PAGE_WIDTH, 0], [PAGE_WIDTH, BAND], [MARGIN + 200, BAND])
      pdf.fill(BEAM)
    })
    write('P', brand, { ...fit(brand, 40, [bold(26), bold(18)]), y: 32 })
    if (total === undefined) drawOffer(page, notices[0], company)
    else drawList(page, title, { notices, total })
    drawWay(page, url, total === undefined ? texts.apply : texts.applyToAll)
  })
}

function drawOffer({ write, fit, pdf, decorate }: Page, notice: Notice, company: string): void {
  const sizes = [bold(56), bold(48), bold(40), bold(34), bold(28), bold(23), bold(19)] as const
  let y = write('P', texts.calls, { ...plain(20), y: BAND + 36 }) + 4
  y = write('H1', notice.title, { ...fit(notice.title, 190, sizes), y }) + 8
  y = write('P', company, { ...fit(company, 36, [plain(20), plain(14), plain(12)]), y }) + GAP
  const [x, width] = [MARGIN + 16, INNER - 16]
  for (const name of ['place', 'pay', 'terms'] as const) {
    const top = y
    const style = fit(notice[name], 32, [bold(20, width), bold(15, width), bold(12, width)])
    y = write('P', notice[name], { ...style, x, y: write('P', texts[name], { ...plain(12), x, y }) }) + 12
    decorate(() => pdf.rect(MARGIN, top, 4, y - top - 14).fill(YELLOW))
  }
}

function drawList(page: Page, title: string, { notices, total }: { notices: readonly Notice[]; total: number }): void {
  const { write, fit, heightOf } = page
  let y = write('H1', title, { ...fit(title, 110, [bold(34), bold(28), bold(23)]), y: BAND + 32 }) + GAP
  let left = total
  for (const { title: name, place, pay } of notices) {
    const about = `${place} · ${pay}`
    const style = fit(name, 24, [bold(16), bold(12)])
    // Leaves room for the line that says how many more there are.
    if (y + heightOf(name, style) + heightOf(about, plain(12)) > CODE_TOP - 2 * GAP) break
    y = write('P', about, { ...plain(12), y: write('H2', name, { ...style, y }) }) + 12
    left -= 1
  }
  if (left > 0) write('P', texts.more(left), { ...bold(13), y })
}

/** The code, and the same address to type. */
function drawWay({ write, fit, tag, pdf }: Page, url: string, invitation: string): void {
  const address = url.replace(/^https?:\/\//, '')
  const [x, width] = [MARGIN + CODE + GAP, INNER - CODE - GAP]
  const y = write('H2', invitation, { ...bold(24, width), x, y: CODE_TOP + 40 }) + 8
  write('P', texts.scan, { ...plain(15, width), x, y })
  write('P', address, { ...fit(address, 24, [bold(18), bold(15), bold(12), bold(9)]), y: ADDRESS_TOP })
  // The margin of the page is the quiet zone that scanners need.
  const rows = encodeQR(url, 'raw', { border: 1, ecc: 'medium' })
  const dots = rows.flatMap((row, down) => row.map((isDark, across) => isDark && `M${across} ${down}h1v1h-1z`))
  const paint = () => {
    const start = pdf
      .save()
      .translate(MARGIN, CODE_TOP)
      .scale(CODE / rows.length)
    start.path(dots.filter(Boolean).join('')).fill(INK).restore()
  }
  tag('Figure', paint, { alt: texts.code(address) })
}
