import type { Metadata, Sharp } from 'sharp'
import { IMAGE_MAX_BYTES } from '#contract/constants.ts'
import { AppError } from '#server/errors.ts'
import { createLane, inLane } from '#server/http/admission/lane.ts'
import { findImageFormat, type ImageFormat } from './image-format.ts'

const SIDE_PX = 512
const QUALITY = 82
// Twice the pixels of a phone picture of 5 MB. A small file can declare a thousand times more.
const MOST_PIXELS = 40_000_000
const LONGEST_SECONDS = 10

// A decoded picture takes up to 160 MB.
const decoding = createLane({ places: 2, waiting: 20, patienceMs: 10_000 })

const fits = {
  photo: { fit: 'cover' },
  logo: { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } },
} as const

/**
 * Encodes an uploaded image again: upright, 512 by 512, WebP, without metadata. A photo is cropped to its middle. A
 * logo stays whole, on a transparent background. The uploaded bytes are never served.
 */
export async function prepareImage(bytes: Uint8Array, kind: 'photo' | 'logo'): Promise<Uint8Array> {
  if (bytes.byteLength > IMAGE_MAX_BYTES) throw new AppError('image_too_large')
  const format = findImageFormat(bytes)
  if (!format) throw new AppError('image_invalid')
  return inLane(decoding, async () => {
    // Takes 10 MB, and many processes never meet a picture.
    const { default: sharp } = await import('sharp')
    // The limit is checked below, with its own error.
    requireSoundImage(await readMetadata(sharp(bytes, { limitInputPixels: false })), format)
    return encode(sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }), kind)
  })
}

async function readMetadata(image: Sharp): Promise<Metadata> {
  try {
    return await image.metadata()
  } catch {
    throw new AppError('image_invalid')
  }
}

function requireSoundImage({ format, width, height, pages }: Metadata, expected: ImageFormat): void {
  if (format !== expected) throw new AppError('image_invalid')
  if (width * height > MOST_PIXELS) throw new AppError('image_too_many_pixels')
  if ((pages ?? 1) > 1) throw new AppError('image_animated')
}

async function encode(image: Sharp, kind: 'photo' | 'logo'): Promise<Uint8Array> {
  try {
    return await image
      .autoOrient()
      .resize({ width: SIDE_PX, height: SIDE_PX, ...fits[kind] })
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer()
  } catch {
    throw new AppError('image_invalid')
  }
}
