import { PDFContext, PDFDocument, PDFObjectParser, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'

export interface PdfObjects {
  context: PDFContext
  /** Every version of every object: a reader that follows another table may find a superseded one. */
  versions: [PDFRef, PDFObject][]
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

// The library looks for this word byte by byte, and after each «stream» in a text for one more.
PDFObjectParser.prototype['findEndOfStreamFallback'] = function (this: PDFObjectParser) {
  const start = this['bytes'].offset()
  const bytes = this['bytes']['bytes']
  let end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf('endstream', start)
  if (end < 0) throw new Error('A stream without its end')
  this['bytes'].moveTo(end + 'endstream'.length)
  for (const lineBreak of [10, 13]) if (end > start && bytes[end - 1] === lineBreak) end--
  return end
}

/** Reads a document that anybody can open. Throws if the library cannot read it. */
export async function readObjects(bytes: Uint8Array): Promise<PdfObjects> {
  const options = { password: '', updateMetadata: false, preserveXFA: true, parseSpeed: Infinity }
  const { context } = await PDFDocument.load(bytes, options)
  return { context, versions: versionsOf.get(context) ?? [] }
}
