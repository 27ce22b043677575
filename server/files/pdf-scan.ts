import { readPdfNames } from './pdf-names.ts'
import { createStreamReader, type InnerText } from './pdf-streams.ts'

export type PdfRefusal = 'pdf_encrypted' | 'pdf_active_content' | 'pdf_damaged'

/** Names that make a document do something, reach out, or carry other files. Links and jumps inside it are fine. */
const ACTIVE = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'RichMedia',
  'Rendition',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'XFA',
  'SubmitForm',
  'ImportData',
  // Opening another document can hand a Windows password to a foreign server.
  'GoToR',
  'GoToE',
])

interface FoundObject {
  at: number
  names: string[]
}

/**
 * Looks for what a CV must not have, in everything that any reader could take for an object: wherever the word «obj»
 * stands, live or superseded, even inside streams, and in every object stream. Readers find objects by offset, so a
 * walk that goes by the document's own table could be led past one.
 */
export function scanPdf(bytes: Uint8Array): PdfRefusal | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const trailers = findObjects(text, /trailer/g)
  const objects = findObjects(text, /(?<!end)obj/g)

  const tables = objects.filter(({ names }) => names.includes('XRef'))
  if ([...trailers, ...tables].some(({ names }) => names.includes('Encrypt'))) return 'pdf_encrypted'
  if ([...trailers, ...objects].some(isActive)) return 'pdf_active_content'
  return scanStreams(bytes, objects)
}

const findObjects = (text: string, keyword: RegExp): FoundObject[] =>
  [...text.matchAll(keyword)].map(({ 0: { length }, index }) => {
    const at = index + length
    return { at, names: readPdfNames(text, at).names }
  })

function isActive({ names }: { names: string[] }): boolean {
  if (names.some((name) => ACTIVE.has(name))) return true
  // A file specification with the file inside; alone, EF could be the name of a font.
  return names.includes('EF') && (names.includes('F') || names.includes('UF'))
}

/** Refuses what can't be read for certain: unread objects could hold anything. */
function scanStreams(bytes: Uint8Array, objects: FoundObject[]): PdfRefusal | null {
  const reader = createStreamReader(bytes)
  for (const found of objects) {
    const inner = reader.readInner(found)
    if (inner === 'unreadable') return 'pdf_damaged'
    const refusal = inner && scanInner(inner)
    if (refusal) return refusal
  }
  return null
}

function scanInner({ text, starts }: InnerText): PdfRefusal | null {
  for (const start of starts) {
    const { names, isWhole } = readPdfNames(text, start)
    if (isActive({ names })) return 'pdf_active_content'
    if (!isWhole) return 'pdf_damaged'
    // The type of another stream, kept here where that stream's own dictionary doesn't show it.
    if (names.includes('ObjStm') || names.includes('XRef')) return 'pdf_damaged'
  }
  return null
}
