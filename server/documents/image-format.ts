/** The real format of an image, from its first bytes. SVG is not accepted: it is text that can contain scripts. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif'

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

const formats: Record<ImageFormat, (bytes: Uint8Array) => boolean> = {
  jpeg: (bytes) => latin(bytes.subarray(0, 3)) === '\xff\xd8\xff',
  png: (bytes) => latin(bytes.subarray(0, 8)) === '\x89PNG\r\n\x1a\n',
  webp: (bytes) => latin(bytes.subarray(0, 4)) === 'RIFF' && latin(bytes.subarray(8, 12)) === 'WEBP',
  gif: (bytes) => /^GIF8[79]a$/.test(latin(bytes.subarray(0, 6))),
  // AVIF, and HEIC from phones if the decoder supports it.
  heif: (bytes) => /^ftyp(?:avif|avis|mif1|msf1|heic|heix)$/.test(latin(bytes.subarray(4, 12))),
}

/** Null for anything that is not one of these formats. */
export function findImageFormat(bytes: Uint8Array): ImageFormat | null {
  const match = Object.entries(formats).find(([, matches]) => matches(bytes))
  return (match?.[0] as ImageFormat | undefined) ?? null
}
