import { createHash } from 'node:crypto'
import { compressWhole } from '../static/compress.ts'
import { chooseEncoding } from '../static/encoding.ts'
import type { KeptAnswer } from './kept-answers.ts'

// A proxy may keep an answer for this long, in which a process has heard of every change.
const UNKNOWN_TO_BROWSERS = 'public, max-age=0, s-maxage=1'

interface Made {
  /** Names in small letters. */
  headers: ReadonlyMap<string, string>
  body: Buffer<ArrayBuffer>
  acceptEncoding: string | undefined
  dependsOn: readonly string[]
}

/** Compresses an answer once, and gives it an ETag. */
export async function makeKept({ body: plain, acceptEncoding, dependsOn, ...made }: Made): Promise<KeptAnswer> {
  const headers = new Map(made.headers)
  const encoding = headers.has('content-encoding') ? undefined : chooseEncoding(acceptEncoding)
  const body = withoutRest(encoding ? await compressWhole[encoding](plain) : plain)
  if (encoding) headers.set('content-encoding', encoding)
  const vary = headers.get('vary')
  if (!vary?.includes('accept-encoding')) headers.set('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
  if (!headers.get('cache-control')?.startsWith('public')) headers.set('cache-control', UNKNOWN_TO_BROWSERS)
  const etag = headers.get('etag') ?? `"${createHash('sha1').update(body).digest('base64url')}"`
  headers.set('etag', etag)
  headers.set('content-length', String(body.byteLength))
  return { headers: [...headers].flat(), body, etag, dependsOn }
}

/** A copy of its own: a small buffer is part of one of 64 kB, which would be kept with it. */
function withoutRest(bytes: Buffer): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}
