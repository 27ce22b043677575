/** Nine digits, or any number with the prefix of its country. Whether it can exist is for the server to say. */
export const isPhone = (text: string): boolean => /^(?:(?:\+|00)\d{7,15}|\d{9})$/.test(text.replaceAll(/[\s().-]/g, ''))

/** 01000 to 52999: the first two digits are those of a province. */
export const isPostalCode = (text: string): boolean =>
  /^\d{5}$/.test(text) && Number(text) >= 1000 && Number(text) <= 52_999

/** A whole code of a province other than the one chosen: odd, but there are such places. */
export const isOfOtherProvince = (postalCode: string, provinceId: number | null): boolean =>
  provinceId !== null && isPostalCode(postalCode) && Number(postalCode.slice(0, 2)) !== provinceId

/** 8001 comes as a number and is 08001 on an envelope. */
export const toPostalCodeText = (code: number): string => String(code).padStart(5, '0')
