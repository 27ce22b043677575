import { AppError } from './errors.ts'

/** Reads at most `maxBytes` of a body, whatever Content-Length claims. */
export async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('body_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of piecesOf(request)) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('body_too_large')
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}

/** A body that breaks off, as when a visitor leaves in the middle of an upload, is no fault of ours. */
async function* piecesOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? []
  } catch {
    throw new AppError('invalid_json')
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

function requireJsonObject(bytes: Uint8Array): void {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('invalid_json')
  }
  if (!isObject(value)) throw new AppError('invalid_json')
}

/** The same request with its body read, bounded and known to be a JSON object, or empty where none was sent. */
export async function withJsonBody(request: Request, maxBytes: number): Promise<Request> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  const bytes = await readAtMost(request, maxBytes)
  const { method, headers, signal, url } = request
  if (bytes.byteLength === 0) return new Request(url, { method, headers: withoutType(headers), signal })
  const type = headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw new AppError('unsupported_type')
  requireJsonObject(bytes)
  return new Request(url, { method, headers, signal, body: bytes })
}

// An empty body of type JSON would be parsed, and refused, by the handler behind.
function withoutType(headers: Headers): Headers {
  const copy = new Headers(headers)
  copy.delete('content-type')
  copy.delete('content-length')
  return copy
}
