import { DEFAULT_DOCUMENT_TYPE_ID } from '../../constants.ts'

export const DNI = DEFAULT_DOCUMENT_TYPE_ID
export const NIE = 2

const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

const shapes: Record<number, RegExp> = { [DNI]: /^\d{8}[A-Z]$/, [NIE]: /^[XYZ]\d{7}[A-Z]$/ }
const passportShape = /^[A-Z0-9]{5,20}$/

export type DocumentFault = 'dni' | 'nie' | 'letter' | 'other'

/** Removes spaces, dots and hyphens, and writes capitals: «12345678-z» is 12345678Z. */
export const normaliseDocument = (text: string): string => text.toUpperCase().replaceAll(/[\s.-]/g, '')

/** What is wrong with the number of a document, or null. */
export function findDocumentFault(typeId: number, text: string): DocumentFault | null {
  const number = normaliseDocument(text)
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
