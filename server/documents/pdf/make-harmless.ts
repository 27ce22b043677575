import { deflateSync } from 'node:zlib'
import { PDFArray, PDFInvalidObject, PDFName, PDFNull, PDFRawStream, PDFRef, PDFStreamWriter } from '@cantoo/pdf-lib'
import type { PDFContext } from '@cantoo/pdf-lib'
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfRefusal } from '#server/error-texts.ts'
import type { PdfHarm } from './texts.ts'
import { hasPart, isPack, isReadWhole, latin } from './hidden-parts.ts'
import { readObjects } from './read-objects.ts'
import { find, isUnpackedAlike, removeHarm } from './remove-harm.ts'

export type PdfVerdict =
  | { refusal: PdfRefusal }
  /** Without `bytes` the document is harmless as it is. `words` are read afterwards; undefined: not to the end. */
  | { refusal?: undefined; removed: PdfHarm[]; bytes?: Uint8Array; words?: string }

/** Judges a PDF by what its objects do. Writes it anew if it could harm its reader, or if it could hide something. */
export async function makeHarmless(bytes: Uint8Array): Promise<PdfVerdict> {
  const viewed = await openInViewer(bytes)
  if (typeof viewed === 'string') return { refusal: viewed }
  try {
    const objects = await readObjects(bytes)
    const isWhole = isReadWhole(bytes, objects)
    const removed = removeHarm(objects)
    if (removed.length === 0 && isWhole) return { removed }
    // The library decrypts texts in a form that it cannot write.
    if (objects.context.isDecrypted) return { refusal: 'pdf_unsafe' }
    const rewritten = await rewrite(objects.context)
    const again = await readObjects(rewritten)
    const isClean = isReadWhole(rewritten, again) && removeHarm(again).length === 0
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
    if (isPack(object) || isPack(object, 'XRef')) context.delete(ref)
    else if (object instanceof PDFRawStream && hasPart(latin(object.contents))) compress(object)
    else if (object instanceof PDFInvalidObject) context.assign(ref, PDFNull)
  }
  if (trailerInfo.Root && !(trailerInfo.Root instanceof PDFRef)) trailerInfo.Root = context.register(trailerInfo.Root)
  // Texts of dictionaries are compressed too.
  return PDFStreamWriter.forContext(context, Infinity).serializeToBuffer()
}

/** Compresses a stream once more, so that no reader takes what stands in a text or a picture for an object. */
function compress(stream: PDFRawStream): void {
  const { dict, contents } = stream
  const filters = [find(dict, 'Filter') ?? []].flatMap((value) => (value instanceof PDFArray ? value.asArray() : value))
  // Each filter has its place among the parameters.
  if (!isUnpackedAlike(dict)) return
  dict.set(PDFName.of('Filter'), dict.context.obj([PDFName.of('FlateDecode'), ...filters]))
  stream.updateContents(deflateSync(contents))
}
