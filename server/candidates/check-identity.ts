import { isPossiblePhoneNumber } from 'libphonenumber-js'
import { AppError } from '#server/http/errors.ts'

const DNI = 1
const NIE = 2
const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const NIE_FIRST = 'XYZ'
const MIN_AGE = 16

/** Without spaces, dots and hyphens, in capitals: «12345678-z» is 12345678Z. */
const normalise = (text: string) => text.toUpperCase().replaceAll(/[\s.-]/g, '')

// The letter after the digits is their remainder by 23; the X, Y or Z before a NIE counts as 0, 1 or 2.
const letterFits = (digits: string, letter: string) => CONTROL_LETTERS[Number(digits) % 23] === letter

const isDni = (text: string): boolean => /^\d{8}[A-Z]$/.test(text) && letterFits(text.slice(0, 8), text.slice(8))

const isNie = (text: string): boolean =>
  /^[XYZ]\d{7}[A-Z]$/.test(text) && letterFits(`${NIE_FIRST.indexOf(text.charAt(0))}${text.slice(1, 8)}`, text.slice(8))

const isPassport = (text: string): boolean => /^[A-Z0-9]{5,20}$/.test(text)

/** The normalised document number, or null where none is given; `document_invalid` where its letter doesn't fit. */
export function checkDocument(typeId: number, text: string | null): string | null {
  if (text === null) return null
  const document = normalise(text)
  const check = { [DNI]: isDni, [NIE]: isNie }[typeId] ?? isPassport
  if (!check(document)) throw new AppError('document_invalid')
  return document
}

/** A number that can exist, Spanish unless it begins with a country's prefix. Kept as it was written. */
export function checkPhone(phone: string): string {
  if (!isPossiblePhoneNumber(phone, 'ES')) throw new AppError('phone_invalid')
  return phone
}

/** Refuses days in the future and people under 16, the age from which one may work in Spain. Days are YYYY-MM-DD. */
export function checkBirthDate(birthDate: string | null, today: string): string | null {
  if (birthDate === null) return null
  if (birthDate > today) throw new AppError('birth_date_invalid')
  const sixteenth = `${Number(birthDate.slice(0, 4)) + MIN_AGE}${birthDate.slice(4)}`
  if (sixteenth > today) throw new AppError('under_age')
  return birthDate
}
