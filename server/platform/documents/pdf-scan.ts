import { readPdfNames } from './pdf-names.ts'
import { createStreamReader, type InnerText } from './pdf-streams.ts'

export type PdfRefusal = 'pdf_encrypted' | 'pdf_active_content' | 'pdf_damaged'

/** Names of actions, of access to other systems, and of attached files. Links inside the document are allowed. */
const ACTIVE = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'RichMedia',
  'Rendition',
  'FileAttachment',
  'XFA',
  'SubmitForm',
  'ImportData',
  // Opening another document can hand a Windows password to a foreign server.
  'GoToR',
  'GoToE',
])

/** An object that some PDF reader could find. */
export interface FoundObject {
  /** Its number, or null if it has none. */
  number: number | null
  names: string[]
}

type PlacedObject = FoundObject & { at: number }

export interface PdfFindings {
  refusal: PdfRefusal | null
  /** The objects of attached files. The caller must check them before it accepts the document. */
  carriers: FoundObject[]
  /** The numbers of all objects, duplicates included. */
  numbers: number[]
}

/**
 * Looks for forbidden names in everything that a PDF reader could read as an object: at each word «obj», current or
 * superseded, even inside streams, and in every object stream. Readers find objects by offset, so a scan that trusts
 * the document's own table could miss one.
 */
export function scanPdf(bytes: Uint8Array): PdfFindings {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const trailers = findObjects(text, /trailer/g)
  const objects = findObjects(text, /(?<!end)obj/g)
  const tables = objects.filter(({ names }) => names.includes('XRef'))
  if ([...trailers, ...tables].some(({ names }) => names.includes('Encrypt'))) return refused('pdf_encrypted')

  const inner = readInner(bytes, objects)
  const all = [...trailers, ...objects, ...inner.objects]
  if (all.some(isActive)) return refused('pdf_active_content')
  if (!inner.isReadable) return refused('pdf_damaged')
  const numbers = all.flatMap(({ number }) => number ?? [])
  return { refusal: null, carriers: all.filter(isCarrier), numbers }
}

const refused = (refusal: PdfRefusal): PdfFindings => ({ refusal, carriers: [], numbers: [] })

const findObjects = (text: string, keyword: RegExp): PlacedObject[] =>
  [...text.matchAll(keyword)].map(({ 0: { length }, index }) => {
    const at = index + length
    return { at, number: numberBefore(text, index), names: readPdfNames(text, at).names }
  })

const HEADER_LONGEST = 200

/** The 5 of «5 0 obj», with or without comments in between. */
function numberBefore(text: string, at: number): number | null {
  const before = text.slice(Math.max(0, at - HEADER_LONGEST), at).replaceAll(/%[^\r\n]*[\r\n]/g, ' ')
  const header = /(\d+)[\0\s]+\d+[\0\s]*$/.exec(before)
  return header ? Number(header[1]) : null
}

const isActive = ({ names }: FoundObject): boolean => names.some((name) => ACTIVE.has(name))

/** A file specification with an attached file, the file, or the list of files. EF alone could be the name of a font. */
function isCarrier({ names }: FoundObject): boolean {
  const isSpecification = names.includes('EF') && (names.includes('F') || names.includes('UF'))
  return isSpecification || names.includes('EmbeddedFile') || names.includes('EmbeddedFiles')
}

/** The objects in object streams. A stream that cannot be read with certainty is refused: it could contain anything. */
function readInner(bytes: Uint8Array, objects: PlacedObject[]) {
  const reader = createStreamReader(bytes)
  const found: FoundObject[] = []
  for (const object of objects) {
    const inner = reader.readInner(object)
    if (inner === 'unreadable') return { objects: found, isReadable: false }
    const { objects: read, isReadable } = inner ? splitInner(inner) : { objects: [], isReadable: true }
    found.push(...read)
    if (!isReadable) return { objects: found, isReadable: false }
  }
  return { objects: found, isReadable: true }
}

function splitInner({ text, places }: InnerText) {
  const objects: FoundObject[] = []
  for (const { number, start } of places) {
    const { names, isWhole } = readPdfNames(text, start)
    objects.push({ number, names })
    // This object can also be the type of another stream, whose dictionary then has only a reference to it.
    if (!isWhole || names.includes('ObjStm') || names.includes('XRef')) return { objects, isReadable: false }
  }
  return { objects, isReadable: true }
}
