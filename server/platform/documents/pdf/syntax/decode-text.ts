/** A string in parentheses or in hexadecimal digits. */
export interface PdfText {
  kind: 'string' | 'hex'
  text: string
}

const BYTE_ORDER_MARKS = [
  {
    mark: '\u00FE\u00FF',
    decode: (bytes: Buffer) =>
      bytes
        .subarray(0, bytes.length & ~1)
        .swap16()
        .toString('utf16le'),
  },
  { mark: '\u00FF\u00FE', decode: (bytes: Buffer) => bytes.toString('utf16le') },
  { mark: '\u00EF\u00BB\u00BF', decode: (bytes: Buffer) => bytes.toString('utf8') },
]

/** A string as readers show it: its escapes or hexadecimal digits decoded, then its Unicode form if it has one. */
export function decodeText({ kind, text }: PdfText): string {
  const plain = kind === 'hex' ? decodeHex(text) : decodeEscapes(text)
  const unicode = BYTE_ORDER_MARKS.find(({ mark }) => plain.startsWith(mark))
  return unicode ? unicode.decode(Buffer.from(plain.slice(unicode.mark.length), 'latin1')) : plain
}

function decodeHex(text: string): string {
  const digits = text.replaceAll(/[^\da-f]/gi, '')
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1')
}

const CONTROLS: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const decodeEscapes = (text: string): string =>
  text.replaceAll(/\\(?:[0-7]{1,3}|\r\n|[^])/g, (escape) => {
    const escaped = escape.slice(1)
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff)
    return /^[\r\n]/.test(escaped) ? '' : (CONTROLS[escaped] ?? escaped)
  })
