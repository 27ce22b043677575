import { constants, inflateSync } from 'node:zlib'
import { readObject, type FoundObject } from './find-objects.ts'
import {
  entriesOf,
  isDictionary,
  isList,
  isName,
  numberOf,
  readTree,
  valuesAfter,
  type PdfList,
  type PdfValue,
} from './object-tree.ts'
import { nextToken, readTokens, textOf, type Source } from './tokens.ts'
import { allowReading, spend } from './work.ts'

// Limit for all streams of a document together: a few kilobytes can decompress to gigabytes.
const MOST_UNPACKED_BYTES = 32 * 1024 * 1024

// To open a decompressor costs about as much as to read this many bytes.
const COST_OF_STREAM = 4 * 1024

// The usual keys of an object stream. Anything else, such as the parameters of a filter, could hide content.
const PLAIN_KEYS = new Set(['Type', 'N', 'First', 'Length', 'Filter', 'Extends'])

export class UnreadableStream extends Error {}

/** The objects in object streams. A stream that cannot be read with certainty is unreadable: it could contain anything. */
export function readInnerObjects(objects: FoundObject[]): { objects: FoundObject[]; isReadable: boolean } {
  const found: FoundObject[] = []
  const budget = { bytes: MOST_UNPACKED_BYTES }
  try {
    for (const object of objects) if (isStructural(object)) readInner(object, { found, budget })
    return { objects: found, isReadable: true }
  } catch (error) {
    if (error instanceof UnreadableStream) return { objects: found, isReadable: false }
    throw error
  }
}

interface Progress {
  found: FoundObject[]
  budget: { bytes: number }
}

function readInner(object: FoundObject, { found, budget }: Progress): void {
  const stream = readStream(object)
  if (!stream) {
    // The name alone could be the type of another stream, whose dictionary then has only a reference to it.
    if (isNamed(object)) throw new UnreadableStream('Not a stream')
    return
  }
  const unpacked = unpackPlainly(stream, budget.bytes)
  budget.bytes -= unpacked.byteLength
  allowReading(object.source.work, unpacked.byteLength)
  // A table of offsets is decompressed only to know its size: readers will decompress it.
  if (!object.names.includes('XRef')) splitObjects(stream.dictionary, { ...object.source, bytes: unpacked }, found)
}

const isNamed = ({ names }: FoundObject): boolean => names.includes('ObjStm') || names.includes('XRef')

// Some PDF readers do not check the type: a reference is enough for them to read a stream as an object stream.
const isStructural = (object: FoundObject): boolean =>
  isNamed(object) || (object.names.includes('First') && object.names.includes('N'))

export interface PdfStream {
  dictionary: PdfList
  contents: Buffer
}

/** The dictionary and the content of a stream; null for any other object. */
export function readStream(object: FoundObject): PdfStream | null {
  const { source, end } = object
  const reader = readTokens(source, end)
  if (!object.isWhole || !nextToken(reader) || textOf(reader) !== 'stream') return null
  const dictionary = readTree(object)
  if (!isDictionary(dictionary)) return null
  const contents = contentsAfter(source.bytes, reader.end, entriesOf(dictionary)?.get('Length'))
  spend(source.work, contents.byteLength + COST_OF_STREAM)
  return { dictionary, contents }
}

/** The content up to its end mark, which its length must reach. Otherwise it ends before the first end mark. */
function contentsAfter(bytes: Buffer, keywordEnd: number, length: PdfValue | undefined): Buffer {
  const [lineEnd = ''] = /^\r?\n|^\r|^/.exec(bytes.toString('latin1', keywordEnd, keywordEnd + 2)) ?? []
  const start = keywordEnd + lineEnd.length
  const declaredEnd = start + (numberOf(length) ?? bytes.length)
  if (/^\s*endstream/.test(bytes.toString('latin1', declaredEnd, declaredEnd + 20))) {
    return bytes.subarray(start, declaredEnd)
  }
  const end = bytes.indexOf('endstream', start)
  if (end === -1) throw new UnreadableStream('No end')
  return bytes.subarray(start, end)
}

/** The content of a stream that is not compressed or has the usual compression. Throws for any other. */
export function unpackPlainly({ dictionary, contents }: PdfStream, mostBytes: number): Buffer {
  const [filter, ...others] = valuesAfter(dictionary, 'Filter')
  if (!filter && contents.byteLength > mostBytes) throw new UnreadableStream('Too large')
  if (!filter) return contents
  const [only, ...more] = filter.kind === '[' ? filter.items : [filter]
  if (!isName(only, 'FlateDecode') || more.length > 0 || others.length > 0) throw new UnreadableStream('Another filter')
  return inflate(contents, mostBytes)
}

// Some programs omit the end marker of the compression. The caller checks that nothing is missing.
function inflate(contents: Buffer, mostBytes: number): Buffer {
  try {
    return inflateSync(contents, { maxOutputLength: Math.max(mostBytes, 1), finishFlush: constants.Z_SYNC_FLUSH })
  } catch (cause) {
    throw new UnreadableStream('Not decompressed', { cause })
  }
}

function splitObjects(dictionary: PdfList, inner: Source, found: FoundObject[]): void {
  const entries = plainEntriesOf(dictionary)
  const [count, first] = [numberOf(entries.get('N')), numberOf(entries.get('First'))]
  const index = inner.bytes.toString('latin1', 0, first ?? 0)
  if (count === null || first === null || !/^[\d\s\0]*$/.test(index)) throw new UnreadableStream('No index')
  const numbers = index.split(/[\s\0]+/).filter((text) => text !== '')
  if (numbers.length < 2 * count) throw new UnreadableStream('Objects missing')
  for (let place = 0; place + 1 < numbers.length; place += 2) {
    const object = readObject(inner, { number: Number(numbers[place]), start: first + Number(numbers[place + 1]) })
    found.push(object)
    // This object can also be the type of another stream, whose dictionary then has only a reference to it.
    if (!object.isWhole || isNamed(object)) throw new UnreadableStream('Not an object')
  }
}

function plainEntriesOf(dictionary: PdfList): Map<string, PdfValue> {
  const entries = entriesOf(dictionary)
  const isPlain =
    entries && [...entries].every(([key, value]) => PLAIN_KEYS.has(key) && (key === 'Filter' || !isList(value)))
  if (!isPlain) throw new UnreadableStream('Not plain')
  return entries
}
