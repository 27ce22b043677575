import type { Square } from './crop-square.ts'

/** As large as the server keeps it. */
const SIDE_PX = 512
const QUALITY = 0.92

async function load(dataUrl: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = dataUrl
  await image.decode()
  return image
}

/** The square of a picture as a picture of its own. What lies outside stays transparent, or white in a JPEG's case. */
export async function cutPicture(dataUrl: string, { x, y, side }: Square): Promise<string> {
  const image = await load(dataUrl)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  if (dataUrl.startsWith('data:image/jpeg')) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, SIDE_PX, SIDE_PX)
  }
  const scale = SIDE_PX / side
  context.drawImage(image, -x * scale, -y * scale, image.naturalWidth * scale, image.naturalHeight * scale)
  // A browser that writes no WebP answers a PNG, which does as well.
  return canvas.toDataURL('image/webp', QUALITY)
}
