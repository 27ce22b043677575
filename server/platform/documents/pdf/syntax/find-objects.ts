import { soughtName } from './sought-names.ts'
import { nextToken, readTokens, type Source, type TokenReader } from './tokens.ts'
import { spend } from './work.ts'

/** An object that some PDF reader could find. */
export interface FoundObject {
  /** Its number, or null if it has none. */
  number: number | null
  source: Source
  start: number
  /** The end of its last token. */
  end: number
  /** Whether the object ends within its source. */
  isWhole: boolean
  /** The names in it, at any depth, that the inspection looks for. */
  names: string[]
}

/** Reads what follows each keyword: an object, current or superseded, even inside a stream. */
export function findObjects(source: Source, keyword: 'obj' | 'trailer'): FoundObject[] {
  const { bytes } = source
  const word = Buffer.from(keyword)
  const objects: FoundObject[] = []
  spend(source.work, bytes.length)
  for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + word.length)) {
    if (isEndOf(bytes, at)) continue
    objects.push(readObject(source, { start: at + word.length, number: numberBefore(bytes, at) }))
  }
  return objects
}

/** Whether the keyword is the second half of «endobj». */
const isEndOf = (bytes: Buffer, at: number): boolean =>
  bytes[at - 1] === 0x64 && bytes[at - 2] === 0x6e && bytes[at - 3] === 0x65

interface Place {
  start: number
  number: number | null
}

/**
 * Reads one object up to its last closing token. A closing token without an opening one is ignored, and an object that
 * never ends is read to the end of its source. So in doubt there are too many names rather than too few.
 */
export function readObject(source: Source, { start, number }: Place): FoundObject {
  const reader = readTokens(source, start)
  const open: string[] = []
  const names: string[] = []
  let isWhole = false
  while (!isWhole && nextToken(reader)) {
    if (reader.kind === 'name') {
      const name = soughtName(reader)
      if (name && !names.includes(name)) names.push(name)
    } else if (reader.kind === '<<' || reader.kind === '[') open.push(reader.kind)
    else if (closes(reader, open.at(-1))) open.pop()
    isWhole = open.length === 0
  }
  spend(source.work, reader.end - start)
  return { number, source, start, end: reader.end, isWhole, names }
}

export const closes = ({ kind }: TokenReader, opener: string | undefined): boolean =>
  (kind === '>>' && opener === '<<') || (kind === ']' && opener === '[')

/** The 5 of «5 0 obj», with or without comments in between. */
function numberBefore(bytes: Buffer, at: number): number | null {
  const generationEnd = skipBlanksBack(bytes, at)
  const generation = skipDigitsBack(bytes, generationEnd)
  const end = skipBlanksBack(bytes, generation)
  const start = skipDigitsBack(bytes, end)
  if (generation === generationEnd || end === generation || start === end) return null
  return Number(bytes.toString('latin1', start, end))
}

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39

function skipDigitsBack(bytes: Buffer, from: number): number {
  let at = from
  while (isDigit(bytes[at - 1])) at -= 1
  return at
}

const BLANKS = new Set([...'\0\t\n\v\f\r \u00A0'].map((letter) => letter.charCodeAt(0)))
const LONGEST_COMMENT = 200

function skipBlanksBack(bytes: Buffer, from: number): number {
  let at = from
  for (let byte = bytes[at - 1]; byte !== undefined && BLANKS.has(byte); byte = bytes[at - 1]) {
    at -= 1
    if (byte === 0x0a || byte === 0x0d) at = startOfComment(bytes, at)
  }
  return at
}

/** The start of the comment that ends here, or this position if the line has no comment. */
function startOfComment(bytes: Buffer, end: number): number {
  let start = end
  for (let at = end - 1; at >= 0 && at > end - LONGEST_COMMENT; at -= 1) {
    const byte = bytes[at]
    if (byte === 0x0a || byte === 0x0d) break
    if (byte === 0x25) start = at
  }
  return start
}
