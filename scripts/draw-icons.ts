import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

// Draws the bitmap icons from public/favicon.svg. Run it after a change of that file: `node scripts/draw-icons.ts`.

const folder = join(import.meta.dirname, '../public')
const YELLOW = '#ffc800'

/** The logo on a square background: phones round the corners themselves. `part` is the share that the logo fills. */
async function drawFull(svg: Buffer, { size, part }: { size: number; part: number }): Promise<Buffer> {
  const inner = Math.round(size * part)
  const mark = await drawMark(svg, inner)
  const ground = sharp({ create: { width: size, height: size, channels: 4, background: YELLOW } })
  return ground
    .composite([{ input: mark, gravity: 'centre' }])
    .flatten()
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

const drawMark = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: (72 * size) / 36 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer()

/** An ICO file with one PNG: a directory of one entry, then the image. */
function wrapIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return Buffer.concat([head, png])
}

const svg = await readFile(join(folder, 'favicon.svg'))
const icons = {
  'favicon.ico': wrapIcon(await drawMark(svg, 32), 32),
  'icon-192.png': await drawMark(svg, 192),
  'icon-512.png': await drawMark(svg, 512),
  // Phones may crop the icon to a circle; the middle four fifths stay visible.
  'icon-maskable-512.png': await drawFull(svg, { size: 512, part: 0.7 }),
  'apple-touch-icon.png': await drawFull(svg, { size: 180, part: 0.86 }),
}
await Promise.all(Object.entries(icons).map(([name, bytes]) => writeFile(join(folder, name), bytes)))
