import { DEMO_CANDIDATE_EMAIL } from '../demo-emails.ts'
import type { CandidateProfile } from './candidate-profile.ts'

const SPAIN = 724
const DNI = 1
const NIE = 2
const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

const letterOf = (number: number): string => CONTROL_LETTERS.charAt(number % CONTROL_LETTERS.length)

export interface Identity {
  email: string
  mobilePhone: string
  documentTypeId: number
  documentNumber: string
}

/** What tells one made-up person from another, out of ranges that are given to nobody. */
export function identityOf(profile: CandidateProfile, index: number): Identity {
  const isSpanish = profile.countryId === SPAIN
  return {
    email: index === 0 ? DEMO_CANDIDATE_EMAIL : emailOf(profile),
    mobilePhone: `600 000 ${101 + index}`,
    documentTypeId: isSpanish ? DNI : NIE,
    documentNumber: isSpanish ? dniOf(99_999_900 + index) : nieOf(9_999_900 + index),
  }
}

const dniOf = (number: number): string => `${number}${letterOf(number)}`
// The first letter of a foreigner's number counts as a digit, Z as 2.
const nieOf = (number: number): string => `Z${number}${letterOf(20_000_000 + number)}`

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '')

const emailOf = ({ firstName, firstSurname }: CandidateProfile): string =>
  `${plain(firstName)}.${plain(firstSurname)}@demo.example`

export const fullNameOf = ({ firstName, firstSurname, secondSurname }: CandidateProfile): string =>
  [firstName, firstSurname, secondSurname].filter(Boolean).join(' ')
