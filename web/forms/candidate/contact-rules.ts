/** 01000 to 52999: the first two digits are those of a province. */
export const isPostalCode = (text: string): boolean =>
  /^\d{5}$/.test(text) && Number(text) >= 1000 && Number(text) <= 52_999

/** The id of its province, or null for a code that is not complete. */
export const provinceOfPostalCode = (postalCode: string): number | null =>
  isPostalCode(postalCode) ? Number(postalCode.slice(0, 2)) : null

/** A valid code of another province than the chosen one. A few places have such a code. */
export const isOfOtherProvince = (postalCode: string, provinceId: number | null): boolean =>
  provinceId !== null && isPostalCode(postalCode) && provinceOfPostalCode(postalCode) !== provinceId

/** The API sends the number 8001 for the postal code 08001. */
export const toPostalCodeText = (code: number): string => String(code).padStart(5, '0')
