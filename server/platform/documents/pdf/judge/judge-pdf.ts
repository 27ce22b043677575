import { holdsOneXml, isCarrier } from './attachment.ts'
import { findObjects, type FoundObject } from '../syntax/find-objects.ts'
import { judgeActions } from './judge-actions.ts'
import { readInnerObjects } from '../syntax/object-streams.ts'
import { createLookup } from '../syntax/object-tree.ts'
import { hasPages } from './page-tree.ts'
import type { PdfRefusal } from './refusal.ts'
import type { Source } from '../syntax/tokens.ts'
import { createWork, TooMuchWork } from '../syntax/work.ts'

/** Names that are refused wherever they are, as keys or as values. Links inside the document are allowed. */
const REFUSED_NAMES: Record<string, PdfRefusal['code']> = {
  JavaScript: 'pdf_active_content',
  JS: 'pdf_active_content',
  Launch: 'pdf_active_content',
  FileAttachment: 'pdf_active_content',
  XFA: 'pdf_active_content',
  SubmitForm: 'pdf_active_content',
  ImportData: 'pdf_active_content',
  // Opening another document can hand a Windows password to a foreign server.
  GoToR: 'pdf_active_content',
  GoToE: 'pdf_active_content',
  Movie: 'pdf_movie',
  Rendition: 'pdf_rendition',
  RichMedia: 'pdf_rich_media',
}

/** Why a PDF is refused, or null. A document that needs too much reading counts as damaged. */
export function judgePdf(bytes: Uint8Array, work = createWork(bytes.byteLength)): PdfRefusal | null {
  const source = { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), work }
  try {
    return judge(source)
  } catch (error) {
    if (error instanceof TooMuchWork) return { code: 'pdf_damaged' }
    throw error
  }
}

/**
 * Judges everything that a PDF reader could read as an object: at each word «obj», current or superseded, even inside
 * streams, and in every object stream. Readers find objects by offset, so an inspection that trusts the document's own
 * table could miss one.
 */
function judge(source: Source): PdfRefusal | null {
  const trailers = findObjects(source, 'trailer')
  const objects = findObjects(source, 'obj')
  const tables = objects.filter(({ names }) => names.includes('XRef'))
  if ([...trailers, ...tables].some(({ names }) => names.includes('Encrypt'))) return { code: 'pdf_encrypted' }

  const inner = readInnerObjects(objects)
  const all = [...trailers, ...objects, ...inner.objects]
  const lookup = createLookup(all)
  const refusal = judgeNames(all) ?? judgeActions(all, lookup)
  if (refusal) return refusal
  if (!inner.isReadable || !hasPages(all, lookup)) return { code: 'pdf_damaged' }
  return !all.some(isCarrier) || holdsOneXml(all, lookup) ? null : { code: 'pdf_active_content' }
}

function judgeNames(objects: FoundObject[]): PdfRefusal | null {
  const found = new Set(objects.flatMap(({ names }) => names))
  const refused = Object.keys(REFUSED_NAMES).find((name) => found.has(name))
  const code = refused && REFUSED_NAMES[refused]
  return code ? { code } : null
}
