import { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip as zlibGzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { chooseEncoding, isCompressible, type Encoding } from './encoding.ts'

const WORTH_IT_BYTES = 1024
const PARTIAL = 206
const BUSY = 503

// A page has at most 100 kB. The default window of 4 MB would cost more than the compression.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 } }
const gzip = { level: 6 }

// Every write is flushed, so that the first parts of a streamed page do not wait in the compressor for the slowest.
const createStream = (encoding: Encoding): Duplex =>
  encoding === 'br'
    ? createBrotliCompress({ ...brotli, flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ ...gzip, flush: constants.Z_SYNC_FLUSH })

const compressWhole = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, brotli),
  gzip: (bytes: Uint8Array) => promisify(zlibGzip)(bytes, gzip),
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

/** Joins the parts that come at once. A page comes in dozens, and each would wait for the compressor by itself. */
function gatherParts(): TransformStream<Uint8Array, Uint8Array> {
  let parts: Uint8Array[] = []
  const send = (controller: TransformStreamDefaultController<Uint8Array>): void => {
    if (parts.length > 0) controller.enqueue(Buffer.concat(parts))
    parts = []
  }
  const transformer = {
    transform(part: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) {
      if (parts.length === 0) setImmediate(send, controller)
      parts.push(part)
    },
    flush: send,
    // Nothing may be sent once the visitor has left.
    cancel: () => void (parts = []),
  }
  return new TransformStream(transformer)
}

/** Compresses texts: pages while they are streamed, everything else whole, which is much cheaper. */
export const compress = (): MiddlewareHandler => async (c, next) => {
  await next()
  if (!isWorthIt(c.res)) return
  // Not `c.header`, which would copy the body of an answer that is sent as it is.
  c.res.headers.append('vary', 'accept-encoding')
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding || c.req.method === 'HEAD') return
  const { status, headers } = c.res
  const answer = await (isPage(headers) ? streamed(c.res, encoding) : whole(c.res, encoding))
  headers.delete('content-length')
  if (answer.isCompressed) headers.set('content-encoding', encoding)
  // Hono would copy the body into an answer that is there already.
  c.res = undefined
  c.res = new Response(answer.body, { status, headers })
}

const isPage = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/html') ?? false

function streamed({ body }: Response, encoding: Encoding) {
  const stream = Duplex.toWeb(createStream(encoding)) as ReadableWritablePair<Uint8Array, Uint8Array>
  return { body: body && body.pipeThrough(gatherParts()).pipeThrough(stream), isCompressed: body !== null }
}

async function whole(answer: Response, encoding: Encoding) {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (bytes.byteLength < WORTH_IT_BYTES) return { body: bytes, isCompressed: false }
  return { body: await compressWhole[encoding](bytes), isCompressed: true }
}
