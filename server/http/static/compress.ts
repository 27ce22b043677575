import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { chooseEncoding, isCompressible } from './encoding.ts'

const WORTH_IT_BYTES = 1024
const PARTIAL = 206
const BUSY = 503

// A page has at most 100 kB. The default window of 4 MB would cost more than the compression.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 } }

// A small text is compressed in less time than another thread needs to be asked.
const AT_ONCE_BYTES = 16_000
const isLarge = ({ byteLength }: Uint8Array): boolean => byteLength > AT_ONCE_BYTES
const inThread = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Compresses whole texts. */
export const compressWhole = {
  br: async (bytes: Uint8Array) => (isLarge(bytes) ? inThread.br(bytes, brotli) : brotliCompressSync(bytes, brotli)),
  gzip: async (bytes: Uint8Array) => (isLarge(bytes) ? inThread.gzip(bytes) : gzipSync(bytes)),
}

function isWorthIt({ status, headers }: Response): boolean {
  const length = headers.get('content-length')
  return (
    status !== PARTIAL &&
    // A refusal must cost little.
    status !== BUSY &&
    !headers.has('content-encoding') &&
    !headers.get('cache-control')?.includes('no-transform') &&
    (length === null || Number(length) >= WORTH_IT_BYTES) &&
    isCompressible(headers.get('content-type') ?? '')
  )
}

/** Compresses texts whole: nothing is sent in parts. */
export const compress = (): MiddlewareHandler => async (c, next) => {
  await next()
  if (!isWorthIt(c.res)) return
  // Not `c.header`, which would copy the body of an answer that is sent as it is.
  c.res.headers.append('vary', 'accept-encoding')
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding || c.req.method === 'HEAD') return
  const { status, headers } = c.res
  const bytes = new Uint8Array(await c.res.arrayBuffer())
  const isSmall = bytes.byteLength < WORTH_IT_BYTES
  headers.delete('content-length')
  if (!isSmall) headers.set('content-encoding', encoding)
  // Hono would copy the body into an answer that is there already.
  c.res = undefined
  c.res = new Response(isSmall ? bytes : await compressWhole[encoding](bytes), { status, headers })
}
