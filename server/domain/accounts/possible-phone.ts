import { isPossiblePhoneNumber } from 'libphonenumber-js'
import { findDialledNumber } from '#contract/values/typed/phone.ts'

/** Whether a telephone number can exist in its country. */
export function isPossiblePhone(text: string): boolean {
  const number = findDialledNumber(text)
  return number !== null && isPossiblePhoneNumber(number)
}
