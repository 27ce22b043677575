import { AppError } from '#server/errors.ts'
import type { ErrorCode } from '#server/error-texts.ts'

export interface DataUrlRules {
  types: readonly string[]
  maxBytes: number
  /** The errors for another type and for too many bytes. */
  wrongType: ErrorCode
  tooLarge: ErrorCode
}

const HEAD = /^data:([a-z0-9.+-]+\/[a-z0-9.+-]+);base64,/i
const HEAD_LONGEST = 200
const ALPHABET = /^[A-Za-z0-9+/]+={0,2}$/

/** The bytes of `data:<type>;base64,…`. The sender chose the type, so the caller must check the bytes as well. */
export function decodeDataUrl(text: string, rules: DataUrlRules): { type: string; bytes: Uint8Array } {
  const head = HEAD.exec(text.slice(0, HEAD_LONGEST))
  if (!head?.[1]) throw new AppError('file_unreadable')
  const type = head[1].toLowerCase()
  if (!rules.types.includes(type)) throw new AppError(rules.wrongType)

  const payload = text.slice(head[0].length)
  // Checked before decoding, so that a file that is too large costs nothing.
  if (decodedSize(payload) > rules.maxBytes) throw new AppError(rules.tooLarge)
  return { type, bytes: decodeBase64(payload) }
}

function decodedSize(payload: string): number {
  const padding = /={0,2}$/.exec(payload.slice(-2))?.[0].length ?? 0
  return Math.floor((payload.length * 3) / 4) - padding
}

function decodeBase64(payload: string): Uint8Array {
  if (!ALPHABET.test(payload)) throw new AppError('file_unreadable')
  const bytes = Buffer.from(payload, 'base64')
  // With missing padding or extra bits after the last byte, one file would have several encodings.
  if (bytes.toString('base64') !== payload) throw new AppError('file_unreadable')
  return bytes
}
