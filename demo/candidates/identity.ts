import { controlLetter, DNI, NIE } from '#contract/values/document-numbers/identity-document.ts'
import { DEMO_CANDIDATE_EMAIL } from '../emails.ts'
import type { CandidateProfile } from './candidate-profile.ts'

const SPAIN = 724

export interface Identity {
  email: string
  mobilePhone: string
  documentTypeId: number
  documentNumber: string
}

/** The unique data of a fictional person. The numbers come from ranges that are not assigned. */
export function identityOf(profile: CandidateProfile, index: number): Identity {
  const isSpanish = profile.countryId === SPAIN
  return {
    email: index === 0 ? DEMO_CANDIDATE_EMAIL : emailOf(profile),
    mobilePhone: `600 000 ${101 + index}`,
    documentTypeId: isSpanish ? DNI : NIE,
    documentNumber: withLetter(isSpanish ? `${99_999_900 + index}` : `Z${9_999_900 + index}`),
  }
}

const withLetter = (number: string): string => `${number}${controlLetter(number)}`

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '')

const emailOf = ({ firstName, firstSurname }: CandidateProfile): string =>
  `${plain(firstName)}.${plain(firstSurname)}@demo.example`

export const fullNameOf = ({ firstName, firstSurname, secondSurname }: CandidateProfile): string =>
  [firstName, firstSurname, secondSurname].filter(Boolean).join(' ')
