import { findDocumentFault, normaliseDocument } from '#contract/values/document-numbers/identity-document.ts'
import { isPossiblePhone } from '#server/domain/accounts/possible-phone.ts'
import { AppError } from '#server/errors.ts'

const MIN_AGE = 16

/** Returns the normalised number of a document, or null for none. Refuses an invalid one. */
export function checkDocument(typeId: number, text: string | null): string | null {
  if (text === null) return null
  if (findDocumentFault(typeId, text)) throw new AppError('document_invalid')
  return normaliseDocument(typeId, text)
}

/** Refuses impossible phone numbers. They are saved as written. */
export function checkPhone(phone: string): void {
  if (!isPossiblePhone(phone)) throw new AppError('phone_invalid')
}

/** Refuses days in the future and people under 16, the minimum age for work in Spain. Days are YYYY-MM-DD. */
export function checkBirthDate(birthDate: string | null, today: string): string | null {
  if (birthDate === null) return null
  if (birthDate > today) throw new AppError('birth_date_invalid')
  const sixteenth = `${Number(birthDate.slice(0, 4)) + MIN_AGE}${birthDate.slice(4)}`
  if (sixteenth > today) throw new AppError('under_age')
  return birthDate
}
