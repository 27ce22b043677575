import { createHash } from 'node:crypto'
import { chooseEncoding } from '../static/encoding.ts'
import { compressWhole } from '../static/compress.ts'
import type { CachedResponse } from './response-cache.ts'

interface Made {
  headers: Headers
  body: Buffer<ArrayBuffer>
  acceptEncoding: string | undefined
  seconds: number
  route: string
}

/** Compresses a public response once for all visitors, and gives it an ETag. */
export async function prepareResponse({
  headers,
  body: plain,
  acceptEncoding,
  seconds,
  route,
}: Made): Promise<CachedResponse> {
  const encoding = headers.has('content-encoding') ? undefined : chooseEncoding(acceptEncoding)
  const body = inOwnMemory(encoding ? await compressWhole[encoding](plain) : plain)
  if (encoding) headers.set('content-encoding', encoding)
  headers.append('vary', 'accept-encoding')
  const etag = headers.get('etag') ?? `"${createHash('sha1').update(body).digest('base64url')}"`
  headers.set('etag', etag)
  headers.set('content-length', String(body.byteLength))
  return { headers: [...headers], body, etag, seconds, route }
}

/** Copies a buffer. A small one is part of a buffer of 64 kB, which would stay in memory with it. */
function inOwnMemory(bytes: Buffer): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}
