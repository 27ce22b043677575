import { LRUCache } from 'lru-cache'
import { createLane, inLane } from '#server/http/admission/lane.ts'
import { drawPicture } from './draw-picture.ts'
import { versionOf, type PictureText } from './picture-text.ts'

export type Bytes = Uint8Array<ArrayBuffer>

// Forty pictures take about six seconds.
const PATIENCE_MS = 15_000

/**
 * Pictures as PNG, by their version. Each is painted once, and only one at a time, so that crawlers cannot use up the processor. If
 * `maxWaiting` pictures wait, further requests are refused as `busy`.
 */
export function createPictureStore({ paint = paintPicture, maxBytes = 24_000_000, maxWaiting = 40 } = {}) {
  const lane = createLane({ places: 1, waiting: maxWaiting, patienceMs: PATIENCE_MS })
  const pictures = new LRUCache<string, Bytes, PictureText>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: (_, __, { context }) => inLane(lane, () => paint(context)),
    // A pending request gets its picture, even if the full cache drops it.
    ignoreFetchAbort: true,
  })
  return { get: (text: PictureText): Promise<Bytes> => pictures.forceFetch(versionOf(text), { context: text }) }
}

/** A palette is enough for these colours, and makes the file four times smaller. */
async function paintPicture(text: PictureText): Promise<Bytes> {
  const svg = await drawPicture(text)
  const { default: sharp } = await import('sharp')
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0 }).toBuffer()
  return Uint8Array.from(png)
}
