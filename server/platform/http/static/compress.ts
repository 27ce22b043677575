import { Duplex } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { chooseEncoding, isCompressible, type Encoding } from './encoding.ts'

const WORTH_IT_BYTES = 1024

// Every write is flushed, so that the first parts of a streamed page do not wait in the compressor for the slowest.
const createStream = (encoding: Encoding): Duplex =>
  encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        // A page has at most 100 kB. The default window of 4 MB would cost more than the compression.
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 })

function isWorthIt({ status, headers, body }: Response): boolean {
  const length = headers.get('content-length')
  return (
    body !== null &&
    status !== 206 &&
    !headers.has('content-encoding') &&
    (length === null || Number(length) >= WORTH_IT_BYTES) &&
    isCompressible(headers.get('content-type') ?? '')
  )
}

/** Compresses texts while they are streamed. */
export const compress = (): MiddlewareHandler => async (c, next) => {
  await next()
  if (!isWorthIt(c.res)) return
  c.header('vary', 'accept-encoding', { append: true })
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding || !c.res.body) return
  const stream = Duplex.toWeb(createStream(encoding)) as ReadableWritablePair<Uint8Array, Uint8Array>
  c.res = new Response(c.res.body.pipeThrough(stream), c.res)
  c.res.headers.delete('content-length')
  c.res.headers.set('content-encoding', encoding)
}
