import {
  controlLetter,
  DNI,
  findDocumentFault,
  NIE,
  normaliseDocument,
  withoutPunctuation,
} from './identity-document.ts'

/** The control of these organisations is always a letter: public bodies, religious ones, and establishments of foreign companies. */
const withLetter = 'NPQRSW'
/** The control of these is always a digit, unless their number begins with 00: then they are not resident in Spain. */
const withDigit = 'ABEH'
const CONTROL_LETTERS = 'JABCDEFGHI'

const organisation = /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/
/** Spaniards without a DNI and foreigners without a NIE. */
const otherPerson = /^[KLM]\d{7}[A-Z]$/

export type TaxNumberFault = 'shape' | 'control'

const idTypeOf = (number: string): number => (/^[XYZ]/.test(number) ? NIE : DNI)

/** Removes spaces, punctuation and the ES of the VAT number, and writes capitals: «es b-1234567.4» is B12345674. */
export function normaliseTaxNumber(text: string): string {
  const number = withoutPunctuation(text).replace(/^ES(?=\w{8,9}$)/, '')
  return normaliseDocument(idTypeOf(number), number)
}

/** The fault in a NIF of a company (formerly CIF) or of a sole trader (DNI, NIE, or K, L, M), or null. */
export function findTaxNumberFault(text: string): TaxNumberFault | null {
  const number = normaliseTaxNumber(text)
  if (organisation.test(number)) return hasOrganisationControl(number) ? null : 'control'
  if (otherPerson.test(number)) return number.endsWith(controlLetter(number.slice(1, -1))) ? null : 'control'
  const fault = findDocumentFault(idTypeOf(number), number)
  if (fault === 'letter') return 'control'
  return fault && 'shape'
}

/** The control digit of the seven digits of an organisation: those at odd places count double, digit by digit. */
export function organisationControl(digits: string): number {
  const sum = [...digits].reduce((total, digit, place) => total + (place % 2 ? Number(digit) : doubled(digit)), 0)
  return (10 - (sum % 10)) % 10
}

const doubled = (digit: string): number => Math.floor(Number(digit) / 5) + ((2 * Number(digit)) % 10)

/** The letter of the same value. */
export const controlLetterOf = (control: number): string => CONTROL_LETTERS.charAt(control)

function hasOrganisationControl(number: string): boolean {
  const kind = number.charAt(0)
  const control = organisationControl(number.slice(1, -1))
  const isResident = !number.startsWith('00', 1)
  if (number.endsWith(String(control))) return !withLetter.includes(kind)
  return number.endsWith(controlLetterOf(control)) && !(withDigit.includes(kind) && isResident)
}
