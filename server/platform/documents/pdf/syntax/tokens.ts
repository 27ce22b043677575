import { spend, type Work } from './work.ts'

/** Bytes in the syntax of PDF: the file, or the content of an object stream. */
export interface Source {
  bytes: Buffer
  work: Work
}

export type TokenKind = 'name' | 'string' | 'hex' | 'word' | '<<' | '>>' | '[' | ']' | 'stray'

/** A reader with its current token. It is changed in place, since documents have millions of tokens. */
export interface TokenReader {
  source: Source
  kind: TokenKind
  start: number
  end: number
  /** Whether the current name has escapes such as #41. */
  isEscaped: boolean
}

export const readTokens = (source: Source, start: number): TokenReader => ({
  source,
  kind: 'stray',
  start,
  end: start,
  isEscaped: false,
})

const code = (letter: string): number => letter.charCodeAt(0)
const [LESS, GREATER, OPEN, CLOSE, SLASH, PERCENT, HASH] = [...'<>()/%#'].map(code)
const [OPEN_ARRAY, CLOSE_ARRAY, BACKSLASH, RETURN, NEWLINE] = [...'[]\\\r\n'].map(code)

const REGULAR = 0
const BLANK = 1
const DELIMITER = 2
const classes = new Uint8Array(256)
for (const letter of '\0\t\n\f\r ') classes[code(letter)] = BLANK
for (const letter of '()<>[]{}/%') classes[code(letter)] = DELIMITER

/**
 * Moves to the next token; false at the end of the bytes.
 *
 * Tolerant on purpose: PDF readers accept stray characters, each reader others. So there is a token for any bytes.
 */
export function nextToken(reader: TokenReader): boolean {
  const { bytes } = reader.source
  const start = skipBlanks(bytes, reader.end)
  reader.start = start
  if (start >= bytes.length) {
    reader.end = start
    return false
  }
  const byte = bytes[start]
  const isTwice = bytes[start + 1] === byte
  if (byte === SLASH) return readName(reader)
  if (byte === OPEN) return readString(reader)
  if (byte === LESS) return isTwice ? take(reader, '<<', start + 2) : readHex(reader)
  if (byte === GREATER && isTwice) return take(reader, '>>', start + 2)
  if (byte === OPEN_ARRAY) return take(reader, '[', start + 1)
  if (byte === CLOSE_ARRAY) return take(reader, ']', start + 1)
  const end = endOfRegular(bytes, start)
  return end > start ? take(reader, 'word', end) : take(reader, 'stray', start + 1)
}

function take(reader: TokenReader, kind: TokenKind, end: number): true {
  reader.kind = kind
  reader.end = end
  return true
}

function skipBlanks(bytes: Buffer, from: number): number {
  let at = from
  for (; at < bytes.length; at += 1) {
    if (bytes[at] === PERCENT) at = endOfLine(bytes, at) - 1
    else if (classes[bytes[at] ?? 0] !== BLANK) return at
  }
  return at
}

function endOfLine(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== NEWLINE && bytes[at] !== RETURN) at += 1
  return at
}

function endOfRegular(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && classes[bytes[at] ?? 0] === REGULAR) at += 1
  return at
}

function readName(reader: TokenReader): true {
  const { bytes } = reader.source
  let at = reader.start + 1
  reader.isEscaped = false
  for (; at < bytes.length && classes[bytes[at] ?? 0] === REGULAR; at += 1) {
    if (bytes[at] === HASH) reader.isEscaped = true
  }
  return take(reader, 'name', at)
}

/** A string in parentheses, which may be nested. If it never ends, its first parenthesis is a stray token. */
function readString(reader: TokenReader): true {
  const { bytes, work } = reader.source
  let depth = 0
  for (let at = reader.start; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === BACKSLASH) at += 1
    else if (byte === OPEN) depth += 1
    else if (byte === CLOSE) depth -= 1
    if (depth === 0) return take(reader, 'string', at + 1)
  }
  spend(work, bytes.length - reader.start)
  return take(reader, 'stray', reader.start + 1)
}

function readHex(reader: TokenReader): true {
  const { bytes } = reader.source
  let at = reader.start + 1
  while (at < bytes.length && bytes[at] !== LESS && bytes[at] !== GREATER) at += 1
  return bytes[at] === GREATER ? take(reader, 'hex', at + 1) : take(reader, 'stray', reader.start + 1)
}

export const textOf = ({ source, start, end }: TokenReader): string => source.bytes.toString('latin1', start, end)

/** The name without its slash, its escapes decoded. */
export const nameOf = ({ source, start, end, isEscaped }: TokenReader): string => {
  const name = source.bytes.toString('latin1', start + 1, end)
  return isEscaped
    ? name.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : name
}
