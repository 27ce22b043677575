import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { AppError } from '#server/errors.ts'
import { drawPicture } from './draw-picture.ts'
import { versionOf, type PictureText } from './picture-text.ts'

export type Bytes = Uint8Array<ArrayBuffer>
type Paint = (text: PictureText) => Promise<Bytes>

interface StoreOptions {
  paint?: Paint
  /** The size of the cache. The least recently used pictures are removed first. */
  maxBytes?: number
  /** How many pictures may wait. Further requests are refused as `busy`. */
  maxWaiting?: number
}

/**
 * Pictures by their version. Each is painted once, and only one at a time, so that crawlers cannot use up the processor.
 */
export function createPictureStore({
  paint = paintPicture,
  maxBytes = 24_000_000,
  maxWaiting = 40,
}: StoreOptions = {}) {
  const kept = new LRUCache<string, Bytes>({ maxSize: maxBytes, sizeCalculation: ({ byteLength }) => byteLength })
  const underWay = new Map<string, Promise<Bytes>>()
  const inTurn = pLimit(1)

  const paintOnce = (version: string, text: PictureText): Promise<Bytes> => {
    const running = underWay.get(version)
    if (running) return running
    if (underWay.size > maxWaiting) throw new AppError('busy')
    const painting = inTurn(() => paint(text)).finally(() => underWay.delete(version))
    underWay.set(version, painting)
    return painting
  }

  return {
    /** The picture as PNG. */
    async get(text: PictureText): Promise<Bytes> {
      const version = versionOf(text)
      const found = kept.get(version)
      if (found) return found
      const bytes = await paintOnce(version, text)
      kept.set(version, bytes)
      return bytes
    },
  }
}

/** A palette is enough for these colours, and makes the file four times smaller. */
async function paintPicture(text: PictureText): Promise<Bytes> {
  const svg = await drawPicture(text)
  const { default: sharp } = await import('sharp')
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0 }).toBuffer()
  return Uint8Array.from(png)
}
