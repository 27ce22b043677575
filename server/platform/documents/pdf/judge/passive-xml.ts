const NAME = String.raw`[\p{L}_:][\p{L}\p{N}_:.\-]*`
const ATTRIBUTE = String.raw`\s+${NAME}\s*=\s*(?:"[^<"]*"|'[^<']*')`

// The tokens of a document. Each one starts where the one before it ends.
const COMMENT = '<!--(?:(?!--)[^])*-->'
const CDATA = String.raw`<!\[CDATA\[[^]*?\]\]>`
const END = String.raw`</(?<end>${NAME})\s*>`
const START = String.raw`<(?<start>${NAME})(?<attributes>(?:${ATTRIBUTE})*)\s*(?<isEmpty>/?)>`
const piece = new RegExp(`${COMMENT}|${CDATA}|${END}|${START}|(?<text>[^<]+)`, 'uy')

const DECLARATION = /^\s*<\?xml\s[^<>?]*\?>/
const OTHER_ENCODING = /encoding\s*=\s*["'](?!utf-8["']|us-ascii["'])/i
const BAD_REFERENCE = /&(?!(?:lt|gt|amp|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i
const DEEPEST = 200

/**
 * Whether bytes are a well-formed XML document without active content: no document type (and so no entities), no
 * processing instruction such as a style sheet, no element that a browser would run or draw. Stricter than the standard
 * where valid documents of data do not need more.
 */
export function isPassiveXml(bytes: Uint8Array): boolean {
  const text = decode(bytes)
  if (text === null) return false
  const declaration = DECLARATION.exec(text)?.[0] ?? ''
  return !OTHER_ENCODING.test(declaration) && isTree(text.slice(declaration.length))
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** One root, and every element has its own end tag. */
function isTree(text: string): boolean {
  const open: string[] = []
  let hasRoot = false
  piece.lastIndex = 0
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text)
    if (!found) return false
    const { start, end, attributes = '', isEmpty, text: between } = found.groups ?? {}
    if (between !== undefined && !isSoundText(between, open.length > 0)) return false
    if (end !== undefined && open.pop() !== end) return false
    if (start === undefined) continue
    if ((hasRoot && open.length === 0) || open.length > DEEPEST || !isHarmless(start, attributes)) return false
    hasRoot = true
    if (!isEmpty) open.push(start)
  }
  return hasRoot && open.length === 0
}

const isSoundText = (text: string, isInside: boolean): boolean =>
  isInside ? !BAD_REFERENCE.test(text) && !/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(text) : text.trim() === ''

const attribute = new RegExp(String.raw`(${NAME})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'gu')

function isHarmless(element: string, attributes: string): boolean {
  if (/^(?:.*:)?script$/i.test(element)) return false
  const names = new Set<string>()
  for (const [, name = '', double, single = ''] of attributes.matchAll(attribute)) {
    const value = double ?? single
    if (names.has(name) || BAD_REFERENCE.test(value)) return false
    if (/^xmlns(?::|$)/.test(name) && !isDataNamespace(value)) return false
    names.add(name)
  }
  return true
}

// A browser runs or draws XHTML, SVG and style sheets. All these namespaces are the W3C's. A character reference could
// hide one of them.
const isDataNamespace = (uri: string): boolean =>
  !uri.includes('&') && (!/w3\.org/i.test(uri) || /\/XMLSchema(?:-instance)?$/.test(uri))
