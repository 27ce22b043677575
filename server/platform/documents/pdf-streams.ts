import { constants, inflateSync } from 'node:zlib'
import { PDFArray, PDFContext, PDFName, PDFNumber, PDFObjectParser, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib'

/** The text of an object stream, and the positions of its objects. */
export interface InnerText {
  text: string
  places: { number: number; start: number }[]
}

export interface StreamReader {
  /** The content of an object stream; null for any other object. */
  readInner(found: { at: number; names: string[] }): InnerText | 'unreadable' | null
}

// Limit for all streams of a document together: a few kilobytes can decompress to gigabytes.
const MOST_UNPACKED_BYTES = 32 * 1024 * 1024

// The usual names in the dictionary of an object stream. Anything else, such as a second filter, could hide content.
const PLAIN_NAMES = new Set(['Type', 'ObjStm', 'N', 'First', 'Length', 'Filter', 'FlateDecode', 'Extends'])

/** Reads the streams with the document's structure, with one memory limit for all. */
export function createStreamReader(bytes: Uint8Array): StreamReader {
  let budget = MOST_UNPACKED_BYTES

  const unpack = (stream: PDFRawStream): Buffer => {
    const unpacked = unpackPlainly(stream, budget)
    budget -= unpacked.byteLength
    return unpacked
  }

  const read = (at: number, names: string[]): InnerText | null => {
    const stream = PDFObjectParser.forBytes(bytes.subarray(at), PDFContext.create()).parseObject()
    const isNamed = names.includes('ObjStm') || names.includes('XRef')
    if (!(stream instanceof PDFRawStream)) {
      if (isNamed) throw new Error('Not a stream')
      return null
    }
    const unpacked = unpack(stream)
    // A table of offsets is decompressed only to know its size, since the parser will decompress it again.
    return names.includes('XRef') ? null : splitObjects({ dict: stream.dict, names, text: unpacked.toString('latin1') })
  }

  return {
    readInner({ at, names }) {
      if (!isStructural(names)) return null
      try {
        return read(at, names)
      } catch {
        return 'unreadable'
      }
    },
  }
}

// Some PDF readers do not check the type: a reference is enough for them to read a stream as an object stream.
const isStructural = (names: string[]): boolean =>
  names.includes('ObjStm') || names.includes('XRef') || (names.includes('First') && names.includes('N'))

/** The content of a stream that is not compressed or has the usual compression. Throws for any other. */
export const unpackPlainly = (stream: PDFRawStream, mostBytes: number): Buffer =>
  isDeflated(stream.dict) ? inflate(stream.contents, mostBytes) : Buffer.from(stream.contents)

// Some programs omit the end marker of the compression. The caller checks that nothing is missing.
const inflate = (contents: Uint8Array, budget: number): Buffer =>
  inflateSync(contents, { maxOutputLength: Math.max(budget, 1), finishFlush: constants.Z_SYNC_FLUSH })

function isDeflated(dict: PDFDict): boolean {
  const filter = dict.get(PDFName.of('Filter'))
  if (filter === undefined) return false
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter
  if (only === PDFName.FlateDecode) return true
  throw new Error('Another filter')
}

function splitObjects({ dict, names, text }: { dict: PDFDict; names: string[]; text: string }): InnerText {
  const isPlain = names.every((name) => PLAIN_NAMES.has(name)) && new Set(names).size === names.length
  const first = numberIn(dict, 'First')
  const index = text.slice(0, first)
  if (!isPlain || !/^[\d\s\0]*$/.test(index)) throw new Error('Not plain')
  const pairs = [...index.matchAll(/(\d+)[\s\0]+(\d+)/g)]
  if (pairs.length < numberIn(dict, 'N')) throw new Error('Objects missing')
  return {
    text,
    places: pairs.map(([, number, offset]) => ({ number: Number(number), start: first + Number(offset) })),
  }
}

function numberIn(dict: PDFDict, key: string): number {
  const value = dict.get(PDFName.of(key))
  if (value instanceof PDFNumber) return value.asNumber()
  throw new Error('Not a number')
}
