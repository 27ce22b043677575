/** Nine digits, or any number with the prefix of its country. The server checks whether the number can exist. */
export const isPhone = (text: string): boolean => /^(?:(?:\+|00)\d{7,15}|\d{9})$/.test(text.replaceAll(/[\s().-]/g, ''))

/** 01000 to 52999: the first two digits are those of a province. */
export const isPostalCode = (text: string): boolean =>
  /^\d{5}$/.test(text) && Number(text) >= 1000 && Number(text) <= 52_999

/** A valid code of another province than the chosen one. A few places have such a code. */
export const isOfOtherProvince = (postalCode: string, provinceId: number | null): boolean =>
  provinceId !== null && isPostalCode(postalCode) && Number(postalCode.slice(0, 2)) !== provinceId

/** The API sends the number 8001 for the postal code 08001. */
export const toPostalCodeText = (code: number): string => String(code).padStart(5, '0')
