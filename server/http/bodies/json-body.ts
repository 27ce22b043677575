import { AppError } from '#server/errors.ts'

/** Refuses a content type that is not JSON, in any case and with any parameters. */
export function requireJson(type = ''): void {
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError('unsupported_type')
}

/** The JSON object in a body; undefined if the body is empty. */
export function parseJsonObject(bytes: Buffer, type?: string): object | undefined {
  if (bytes.byteLength === 0) return undefined
  requireJson(type)
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
