import sharp from 'sharp'
import { palette } from './palette.ts'

const SIDE_PX = 512

const render = (svg: string, side: number) => sharp(Buffer.from(svg)).resize(side, side)

/** Converts a drawing to WebP, 512 by 512. Low compression effort, because the first start waits for it. */
export const toWebp = (svg: string): Promise<Buffer> => render(svg, SIDE_PX).webp({ quality: 82, effort: 1 }).toBuffer()

const PRINTED_PX = 260

/** A round portrait for a CV, as a JPEG with the sidebar's colour behind it. */
export function toRoundJpeg(svg: string): Promise<Buffer> {
  const round = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<clipPath id="round"><circle cx="100" cy="100" r="100"/></clipPath><g clip-path="url(#round)">${svg}</g></svg>`
  return render(round, PRINTED_PX).flatten({ background: palette.ivory }).jpeg({ quality: 85 }).toBuffer()
}
