import { decodePDFRawStream, PDFDict, PDFInvalidObject, PDFName, PDFObjectParser, PDFRawStream } from '@cantoo/pdf-lib'
import type { PDFContext, PDFObject, PDFRef } from '@cantoo/pdf-lib'
import type { PdfObjects } from './read-objects.ts'
import { find, isUnpackedAlike, nameOf } from './remove-harm.ts'

// Everything that a reader may take for the head of an object or a table, whether a table leads it there or it searches the file.
const PART =
  /(?<![\d.+-])(\d+)[\s\0]+(\d+)[\s\0]*obj(?![A-Za-z])|[\s\0+.eE-](?:\d+\.?|\.)[\s\0]*obj(?![A-Za-z])|[\r\n][\0\t\v\f \xA0]*obj(?![A-Za-z])|trailer(?=[\s\0]*[<%])|startxref|(?<!start)xref(?=[\s\0]*[\d%])/g
const END = /%%EOF[\s\0]*$/
// Names that could make a reader act. They are looked for in objects that the library cannot read.
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|GoTo[RE]|Thread|SubmitForm|ImportData|Movie|Sound|Screen|3D|Rendition|RichMedia\w*|XFA|AA|OpenAction|URI|Base|EF|EmbeddedFile|FileAttachment|ObjStm|N|First)(?!\w)/

export const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
export const hasPart = (text: string): boolean => text.search(PART) !== -1
export const isPack = (object: PDFObject, type = 'ObjStm'): object is PDFRawStream =>
  object instanceof PDFRawStream && nameOf(find(object.dict, 'Type')) === type
const numberIn = (dict: PDFDict, key: string) => Number(String(find(dict, key)))

/** Whether the library has read each object that a reader could find in the file, as every reader would. */
export function isReadWhole(bytes: Uint8Array, { context, versions }: PdfObjects): boolean {
  const file = latin(bytes)
  const parts = [...file.matchAll(PART)]
  const heads = parts.flatMap(([head, number, generation]) =>
    head.endsWith('obj') ? `${Number(number)} ${Number(generation)} R` : [],
  )
  const refs: PDFRef[] = []
  // The library reads the objects in an object stream before the stream itself.
  for (const [ref, object] of versions) {
    refs.splice(refs.length - (isPack(object) ? numberIn(object.dict, 'N') : 0), Infinity, ref)
  }
  const read = parts.map(({ 0: head, index }, place) => {
    const text = file.slice(index + head.length, parts[place + 1]?.index)
    return head.endsWith('xref') ? namesIn(text) === '' : readAlike(text, context)
  })
  const objects = [...Map.groupBy(versions, ([ref]) => ref.objectNumber).values()]
  return (
    END.test(file) &&
    heads.join() === refs.join() &&
    !read.includes(false) &&
    haveOneProtection(read) &&
    versions.every(([, object]) => isPlainPack(object)) &&
    objects.every((same) => new Set(same.map(kindOf)).size === 1)
  )
}

/** Readers may follow a reference to any version of an object: all versions do the same. */
const kindOf = ([ref, object]: [PDFRef, PDFObject]): string =>
  `${ref} ${object.constructor.name} ${nameOf(find(object, 'S'))}`

/** The object in a text, if it has each name of the text. Of a key that stands twice, each reader takes another value. */
function readAlike(text: string, context: PDFContext): PDFObject | boolean {
  let object: PDFObject
  try {
    object = PDFObjectParser.forBytes(Buffer.from(text, 'latin1'), context).parseObject()
  } catch {
    return !ACTIVE.test(decodeNames(text))
  }
  if (!(object instanceof PDFRawStream)) return namesIn(text) === namesIn(String(object)) && object
  const { dict, contents } = object
  const before = text.slice(0, /stream\r?\n/.exec(text)?.index)
  const content = text.slice(before.length).replace(/^stream\r?\n/, '')
  const after = content.slice(contents.length)
  // Some writers count the line break at the end.
  const isExact = [0, 1, 2].includes(numberIn(dict, 'Length') - contents.length) && /^\s*endstream/.test(after)
  return isExact && content.startsWith(latin(contents)) && namesIn(before + after) === namesIn(String(dict)) && object
}

/** A stream holds objects only if it says so, and each where all readers find it: most cut it at the next offset. */
function isPlainPack(object: PDFObject): boolean {
  // The library could not read this one.
  if (object instanceof PDFInvalidObject) return !ACTIVE.test(decodeNames(latin(object['data'])))
  if (!(object instanceof PDFRawStream) || !object.dict.has(PDFName.of('N'))) return true
  const content = latin(decodePDFRawStream(object).decode())
  const isAlike = isUnpackedAlike(object.dict)
  // Readers take a stream without its type for an object stream if it has both numbers.
  const { dict } = object
  const isOther = !isPack(object) && (isAlike || !dict.has(PDFName.of('First')))
  if (isOther) return !/^[\s\0]*(?:%|[\d.+-]+[\s\0]*[\d.+%-])/.test(content)
  const first = numberIn(object.dict, 'First')
  const index = content.slice(0, first)
  const offsets = Array.from(index.matchAll(/\d+[\s\0]+(\d+)/g), ([, offset]) => first + Number(offset))
  const isWhole = (offset: number, place: number) =>
    // The object before ends here, and not in a longer name or number.
    /[\s\0()<>[\]/]/.test(content.slice(offset - 1, offset + 1)) &&
    readAlike(content.slice(offset, offsets[place + 1]), object.dict.context)
  return isAlike && /^[\d\s\0]*$/.test(index) && offsets.length === numberIn(object.dict, 'N') && offsets.every(isWhole)
}

/** Texts and streams are protected alike, and by all tables: the library knows one protection. */
function haveOneProtection(objects: (PDFObject | boolean)[]): boolean {
  const dicts = objects.map((object) => (object instanceof PDFRawStream ? object.dict : object))
  const tables = dicts.filter((dict) => dict instanceof PDFDict).filter((dict) => dict.has(PDFName.of('Root')))
  const [way, ...otherWays] = new Set(tables.map((table) => find(table, 'Encrypt')))
  const isAlike = otherWays.length === 0 && nameOf(find(way, 'StmF')) === nameOf(find(way, 'StrF'))
  return isAlike && tables.every((table) => !(table.get(PDFName.of('Root')) instanceof PDFDict))
}

const namesIn = (text: string): string => (decodeNames(text).match(/\/[^\s\0()<>[\]{}/%]*/g) ?? []).join('')

const decodeNames = (text: string): string =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
