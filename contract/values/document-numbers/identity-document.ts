import { DEFAULT_DOCUMENT_TYPE_ID } from '../../constants.ts'

export const DNI = DEFAULT_DOCUMENT_TYPE_ID
export const NIE = 2

const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

const shapes: Record<number, RegExp> = { [DNI]: /^\d{8}[A-Z]$/, [NIE]: /^[XYZ]\d{7}[A-Z]$/ }
const passportShape = /^[A-Z0-9]{5,20}$/

export type DocumentFault = 'dni' | 'nie' | 'letter' | 'other'

/** Removes spaces and punctuation, and writes capitals: «12.345.678-z» is 12345678Z. */
export const withoutPunctuation = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{P}]/gu, '')

/** The number as it is stored. A DNI of seven digits lacks its leading zero, and the NIE of an old card has one too many. */
export function normaliseDocument(typeId: number, text: string): string {
  const number = withoutPunctuation(text)
  if (typeId === DNI && /^\d{6,7}[A-Z]$/.test(number)) return number.padStart(9, '0')
  return typeId === NIE ? number.replace(/^([XYZ])0(?=\d{7}[A-Z]$)/, '$1') : number
}

/** The fault in the number of a document, or null. */
export function findDocumentFault(typeId: number, text: string): DocumentFault | null {
  const number = normaliseDocument(typeId, text)
  if (!(shapes[typeId] ?? passportShape).test(number)) return shapeFault(typeId)
  if (typeId !== DNI && typeId !== NIE) return null
  return number.endsWith(controlLetter(number.slice(0, -1))) ? null : 'letter'
}

function shapeFault(typeId: number): DocumentFault {
  if (typeId === DNI) return 'dni'
  return typeId === NIE ? 'nie' : 'other'
}

/** The last letter of a DNI or NIE: its number modulo 23. The first letter of a NIE, X, Y or Z, counts as 0, 1 or 2. */
export function controlLetter(number: string): string {
  const digits = number.replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)))
  return CONTROL_LETTERS.charAt(Number(digits) % CONTROL_LETTERS.length)
}
