import { decodePDFRawStream, PDFContext, PDFDocument, PDFName, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import type { PDFObject, PDFRef } from '@cantoo/pdf-lib'

export interface PdfObjects {
  context: PDFContext
  /** Every version of every object: a reader that follows another table may find a superseded one. */
  versions: [PDFRef, PDFObject][]
  /** Whether these objects hold every word in the file that could make a reader act. */
  isComplete: boolean
}

// The library keeps only the last version of an object, so its method is wrapped.
const versionsOf = new WeakMap<PDFContext, PdfObjects['versions']>()
const { assign } = PDFContext.prototype
PDFContext.prototype.assign = function (ref, object) {
  const versions = versionsOf.get(this) ?? []
  versions.push([ref, object])
  versionsOf.set(this, versions)
  assign.call(this, ref, object)
}

/** Reads a document that anybody can open. Throws if the library cannot read it. */
export async function readObjects(bytes: Uint8Array): Promise<PdfObjects> {
  const options = { password: '', updateMetadata: false, preserveXFA: true, parseSpeed: Infinity }
  const { context } = await PDFDocument.load(bytes, options)
  const versions = versionsOf.get(context) ?? []
  const file = latin(bytes)
  const written = countWords([file, ...versions.map(([, object]) => unpack(object))])
  const isComplete = written <= countWords(versions.map(([, object]) => textOf(object))) && END.test(file)
  return { context, versions, isComplete }
}

const END = /%%EOF[\s\0]*$/
// An object in the content of a stream: a table could point to it.
const HIDDEN = /[\d\s\0]obj(?![a-z])/i
const WORDS =
  /\/(?:JavaScript|JS|Launch|GoTo[RE]|Thread|SubmitForm|ImportData|Movie|Sound|Screen|3D|Rendition|RichMedia\w*|XFA|AA|OpenAction|URI|Base|EF|EmbeddedFile|FileAttachment|ObjStm)(?!\w)/g

const countWords = (texts: string[]): number =>
  texts.reduce((sum, text) => sum + (decodeNames(text).match(WORDS)?.length ?? 0), 0)

const decodeNames = (text: string): string =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function textOf(object: PDFObject): string {
  if (!(object instanceof PDFStream)) return object.toString()
  const contents = latin(object.getContents())
  return `${object.dict} ${HIDDEN.test(contents) ? '' : contents}`
}

/** The objects in an object stream. Some readers do not ask for its type. */
function unpack(object: PDFObject): string {
  const isPack = object instanceof PDFRawStream && ['N', 'First'].every((key) => object.dict.has(PDFName.of(key)))
  return isPack ? latin(decodePDFRawStream(object).decode()) : ''
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
