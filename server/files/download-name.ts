import { create } from 'content-disposition'
import { endingOf } from './keys.ts'

const LONGEST = 120

/**
 * Turns text that people wrote into a file name: one line, no folders, the extension of the file that is sent.
 * Invisible characters are removed, since a right-to-left mark can make «cv-fdp.exe» look like a PDF.
 */
export function downloadNameFor(key: string, written: string): string {
  const ending = `.${endingOf(key)}`
  const clean = written
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
  const stem = clean.toLowerCase().endsWith(ending) ? clean.slice(0, -ending.length) : clean
  const short = [...stem]
    .slice(0, LONGEST)
    .join('')
    .replace(/[\s.]+$/, '')
  return `${short || 'archivo'}${ending}`
}

/** The `Content-Disposition` header of a download. The name must be well-formed Unicode. */
export const attachmentHeader = (name: string): string => create(name, { fallback: withPlainLetters(name) })

/** For clients that read only ASCII: «Núñez» becomes Nunez. */
const withPlainLetters = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .()-]/g, '_')
