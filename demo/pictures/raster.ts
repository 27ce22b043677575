import sharp from 'sharp'
import { palette } from './palette.ts'

const SIDE_PX = 512

const render = (svg: string, side: number) => sharp(Buffer.from(svg)).resize(side, side)

/** A drawing as the site keeps its pictures: WebP, 512 by 512. The first start waits for it, hence little effort. */
export const toWebp = (svg: string): Promise<Buffer> => render(svg, SIDE_PX).webp({ quality: 82, effort: 1 }).toBuffer()

const PRINTED_PX = 260

/** A portrait for a CV: round, as a JPEG on the colour of the bar that it stands on. */
export function toRoundJpeg(svg: string): Promise<Buffer> {
  const round = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<clipPath id="round"><circle cx="100" cy="100" r="100"/></clipPath><g clip-path="url(#round)">${svg}</g></svg>`
  return render(round, PRINTED_PX).flatten({ background: palette.ivory }).jpeg({ quality: 85 }).toBuffer()
}
