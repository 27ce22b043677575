import sharp from 'sharp'
import { makePdf } from './fixtures/pdfs.ts'

/** A file as a browser sends it. */
export const dataUrl = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** A small picture of one colour. */
export async function aPicture(colour = '#FFC800'): Promise<string> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
  return dataUrl('image/png', await image.png().toBuffer())
}

/** A valid CV of one page. */
export const aPdf = async (): Promise<string> => dataUrl('application/pdf', await makePdf())
