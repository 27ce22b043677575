import { AppError } from '#server/platform/errors.ts'

/** The JSON object in a body; undefined if the body is empty. */
export function parseJsonObject(bytes: Buffer, type = ''): object | undefined {
  if (bytes.byteLength === 0) return undefined
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
