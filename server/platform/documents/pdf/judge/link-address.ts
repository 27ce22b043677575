import { decodeText, type PdfText } from '../syntax/decode-text.ts'

/** Why a link is refused, with its address as far as it can be shown. */
export interface LinkRefusal {
  code: 'pdf_link' | 'pdf_file_link' | 'pdf_phone_link'
  address: string
}

/** Judges the address of a link: only web pages, e-mail addresses and places in the document itself are allowed. */
export function refuseLink(value: PdfText): LinkRefusal | null {
  const address = normalize(decodeText(value))
  if (ALLOWED.some((pattern) => pattern.test(address))) return null
  return { code: codeOf(address), address: shorten(address) }
}

function codeOf(address: string): LinkRefusal['code'] {
  if (FILE.test(address)) return 'pdf_file_link'
  return PHONE.test(address) ? 'pdf_phone_link' : 'pdf_link'
}

const ALLOWED = [
  /^(?:https?|mailto):/i,
  /^(?:$|#)/,
  // A web address without its scheme, as in www.example.com/ana: some programs write links like that.
  /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?:[/?#][^\\]*)?$/u,
]

/** The scheme of files, a drive letter, or a path of this or another computer. */
const FILE = /^(?:file:|[a-z]:|[/\\])/i

const PHONE = /^(?:tel|sms|callto|whatsapp):/i

/** As browsers read an address: without blanks around it, and without line breaks and tabs in it. */
const normalize = (text: string): string =>
  text
    .replaceAll(/[\t\n\r]/g, '')
    .replace(/^[\0- ]+/, '')
    .trimEnd()

const SHOWN = 80

function shorten(address: string): string {
  const visible = address.slice(0, 4 * SHOWN).replaceAll(/\p{C}/gu, '')
  return visible.length > SHOWN ? `${visible.slice(0, SHOWN)}…` : visible
}
