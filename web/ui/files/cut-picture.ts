import type { Square } from './crop-square.ts'

/** The size that the server stores. */
const SIDE_PX = 512
const QUALITY = 0.92

async function load(dataUrl: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = dataUrl
  await image.decode()
  return image
}

/** Cuts a square out of a picture. Outside the picture it is transparent, or white for a JPEG. */
export async function cutPicture(dataUrl: string, { x, y, side }: Square): Promise<string> {
  const image = await load(dataUrl)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas')
  if (dataUrl.startsWith('data:image/jpeg')) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, SIDE_PX, SIDE_PX)
  }
  const scale = SIDE_PX / side
  context.drawImage(image, -x * scale, -y * scale, image.naturalWidth * scale, image.naturalHeight * scale)
  // A browser without WebP returns a PNG, which the server accepts too.
  return canvas.toDataURL('image/webp', QUALITY)
}
