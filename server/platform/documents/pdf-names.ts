export interface PdfNames {
  /** Every name in the object, at any depth, with its #xx escapes resolved. */
  names: string[]
  /** Whether the object ends within the text. */
  isWhole: boolean
}

const SPACE = '\\0\\t\\n\\f\\r '

/** The match of a pattern exactly at a position, or an empty string. */
const matcher = (source: string) => {
  const pattern = new RegExp(source, 'y')
  return (text: string, at: number): string => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0] ?? ''
  }
}

const blankAt = matcher(`[${SPACE}]+|%[^\\r\\n]*`)
const regularAt = matcher(`[^${SPACE}()<>[\\]{}/%]+`)
const hexStringAt = matcher('<[^<>]*>')
const stringPartAt = matcher(String.raw`[^()\\]+|\\[^]?`)

/**
 * Reads the names of one object, from `start` to its last closing token.
 *
 * Tolerant on purpose: each PDF reader accepts other stray tokens and duplicate keys. So this never fails, and a later
 * value never hides an earlier one. In doubt it reads on and finds too many names rather than too few.
 */
export function readPdfNames(text: string, start: number): PdfNames {
  const names: string[] = []
  const open: string[] = []
  let at = start

  while (at < text.length) {
    const blank = blankAt(text, at)
    if (blank) {
      at += blank.length
      continue
    }
    const token = tokenAt(text, at)
    if (token.startsWith('/')) names.push(unescapeName(token.slice(1)))
    follow(open, token)
    at += token.length
    if (open.length === 0) return { names, isWhole: true }
  }
  return { names, isWhole: false }
}

function tokenAt(text: string, at: number): string {
  const two = text.slice(at, at + 2)
  if (two === '<<' || two === '>>') return two
  const one = two.charAt(0)
  if (one === '(') return stringAt(text, at)
  if (one === '/') return one + regularAt(text, at + 1)
  if (one === '<') return hexStringAt(text, at) || one
  return regularAt(text, at) || one
}

/** A string in parentheses, which may be nested. If it never ends, only its opening parenthesis is read. */
function stringAt(text: string, at: number): string {
  let depth = 0
  let end = at
  while (end < text.length) {
    const letter = text.charAt(end)
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    end += letter === '(' || letter === ')' ? 1 : stringPartAt(text, end).length
    if (depth === 0) return text.slice(at, end)
  }
  return '('
}

const openers: Record<string, string> = { '>>': '<<', ']': '[' }

/** A closing token without an opening one is ignored, as PDF readers do. */
function follow(open: string[], token: string): void {
  if (token === '<<' || token === '[') open.push(token)
  const opener = openers[token]
  if (opener && open.at(-1) === opener) open.pop()
}

const unescapeName = (name: string): string =>
  name.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
