import { DEFAULT_DOCUMENT_TYPE_ID } from '#contract/constants.ts'

const DNI = DEFAULT_DOCUMENT_TYPE_ID
const NIE = 2
const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The forms that the number of a document may have, before its letter is checked. */
const shapes: Record<number, RegExp> = { [DNI]: /^\d{8}[A-Z]$/, [NIE]: /^[XYZ]\d{7}[A-Z]$/ }
const anyOther = /^[A-Z0-9]{5,20}$/

export type DocumentFault = 'dni' | 'nie' | 'letter' | 'other'

/** What is wrong with the number of a document, or null. Spaces, dots, hyphens and small letters don't matter. */
export function findDocumentFault(typeId: number, text: string): DocumentFault | null {
  const number = text.toUpperCase().replaceAll(/[\s.-]/g, '')
  if (!(shapes[typeId] ?? anyOther).test(number)) return faultOfShape(typeId)
  if (typeId !== DNI && typeId !== NIE) return null
  return controlLetter(number) === number.at(-1) ? null : 'letter'
}

function faultOfShape(typeId: number): DocumentFault {
  if (typeId === DNI) return 'dni'
  return typeId === NIE ? 'nie' : 'other'
}

/** The digits, in a NIE with X, Y, Z as 0, 1, 2 before them, modulo 23. */
function controlLetter(number: string): string | undefined {
  const digits = number.slice(0, -1).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)))
  return CONTROL_LETTERS[Number(digits) % 23]
}
