import { randomBytes } from 'node:crypto'
import type { FileKind } from './files.ts'

const RANDOM_BYTES = 20
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex')

const contentTypes: Record<string, string> = {
  pdf: 'application/pdf',
  webp: 'image/webp',
  png: 'image/png',
  zip: 'application/zip',
}

const shape =
  /^(?:(cv)\/[0-9a-f]{2}\/[0-9a-f]{38}\.pdf|(photo)\/[0-9a-f]{2}\/[0-9a-f]{38}\.webp|(logo)\/[0-9a-f]{2}\/[0-9a-f]{38}\.(?:webp|png)|(picture)\/[0-9a-f]{2}\/[0-9a-f]{38}\.webp|(export)\/[0-9a-f]{2}\/[0-9a-f]{38}\.zip)$/

/** A key that cannot be guessed. It is hexadecimal, since some file systems ignore case. */
export function newKey(kind: FileKind, bytes: Uint8Array): string {
  const name = randomBytes(RANDOM_BYTES).toString('hex')
  return `${kind}/${name.slice(0, 2)}/${name.slice(2)}.${endingFor(kind, bytes)}`
}

/** The kind of a well-formed key; null for any other text, so that no path is ever built from one. */
export function findKind(key: string): FileKind | null {
  const match = shape.exec(key)
  return (match?.slice(1).find(Boolean) as FileKind | undefined) ?? null
}

export const endingOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

export const contentTypeOf = (key: string): string => contentTypes[endingOf(key)] ?? 'application/octet-stream'

function endingFor(kind: FileKind, bytes: Uint8Array): string {
  if (kind === 'cv') return 'pdf'
  if (kind === 'export') return 'zip'
  return kind === 'logo' && PNG_START.equals(bytes.subarray(0, PNG_START.length)) ? 'png' : 'webp'
}
