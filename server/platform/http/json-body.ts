import { AppError } from '#server/platform/errors.ts'

/** Reads at most `maxBytes` of a body and does not trust Content-Length. */
export async function readAtMost(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('body_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A body that ends early is not an internal error: a visitor may leave during an upload. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? []
  } catch {
    throw new AppError('invalid_json')
  }
}

/** The JSON object in the body of a request; undefined if the body is empty. */
export async function readJsonObject(request: Request, maxBytes: number): Promise<object | undefined> {
  const bytes = await readAtMost(request, maxBytes)
  if (bytes.byteLength === 0) return undefined
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw new AppError('unsupported_type')
  const value = parseJson(bytes)
  if (!isObject(value)) throw new AppError('invalid_json')
  return value
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('invalid_json')
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
