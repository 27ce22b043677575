import { endingOf } from './keys.ts'

const LONGEST = 120

/**
 * A name that people wrote, as a file name: one line, no folders, no invisible characters (a right-to-left mark can
 * make «cv-fdp.exe» read as a PDF), with the ending of what is really sent.
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

/** The header that saves a file under a name: plain letters for old clients, RFC 5987 for the rest. */
export function attachmentHeader(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeForHeader(name)}`
}

// RFC 5987 allows fewer characters than encodeURIComponent leaves alone.
const encodeForHeader = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
