import { PDFInvalidObject, PDFNull, PDFRawStream, PDFRef, PDFWriter, type PDFContext } from '@cantoo/pdf-lib'
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfRefusal } from '#server/texts.ts'
import type { PdfHarm } from './texts.ts'
import { readObjects } from './read-objects.ts'
import { find, nameOf, removeHarm } from './remove-harm.ts'

export type PdfVerdict =
  | { refusal: PdfRefusal }
  /** Without `bytes` the document is harmless as it is. */
  | { refusal?: undefined; removed: PdfHarm[]; bytes?: Uint8Array }

/** Judges a PDF by what its objects do. Writes it anew if it could harm its reader, or if it could hide something. */
export async function makeHarmless(bytes: Uint8Array): Promise<PdfVerdict> {
  const viewed = await openInViewer(bytes)
  if (typeof viewed === 'string') return { refusal: viewed }
  try {
    const objects = await readObjects(bytes)
    const removed = removeHarm(objects)
    if (removed.length === 0 && objects.isComplete) return { removed }
    // The library decrypts texts in a form that it cannot write.
    if (objects.context.isDecrypted) return { refusal: 'pdf_unsafe' }
    const rewritten = await rewrite(objects.context)
    const again = await readObjects(rewritten)
    const isClean = removeHarm(again).length === 0 && again.isComplete
    if (isClean && (await openInViewer(rewritten)) === viewed) return { removed, bytes: rewritten }
  } catch {
    // A viewer opens files that are too broken for the library.
  }
  return { refusal: 'pdf_unsafe' }
}

/** Opens the first page as the browser of a company would, and returns the number of pages. */
async function openInViewer(bytes: Uint8Array): Promise<PdfRefusal | number> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, enableXfa: false })
  try {
    const document = await loading.promise
    await document.getPage(1)
    return document.numPages
  } catch (error) {
    return error instanceof PasswordException ? 'pdf_encrypted' : 'pdf_damaged'
  } finally {
    await loading.destroy()
  }
}

/** Writes the last version of each object that could be read, without the tables and object streams of the original. */
function rewrite(context: PDFContext): Promise<Uint8Array> {
  const { trailerInfo } = context
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const isPacking = object instanceof PDFRawStream && ['ObjStm', 'XRef'].includes(nameOf(find(object.dict, 'Type')))
    if (isPacking) context.delete(ref)
    if (object instanceof PDFInvalidObject) context.assign(ref, PDFNull)
  }
  if (trailerInfo.Root && !(trailerInfo.Root instanceof PDFRef)) trailerInfo.Root = context.register(trailerInfo.Root)
  return PDFWriter.forContext(context, Infinity).serializeToBuffer()
}
