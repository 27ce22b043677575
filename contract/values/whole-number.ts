/** The largest number that a row's id can have. */
export const ID_MAX = 2_147_483_647

/**
 * Parses a positive whole number in a URL: digits only, without sign, space, leading zero or fraction. Returns null for any
 * other text. Server and pages use it for all ids and page numbers in paths and queries.
 */
export function parseWholeNumber(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const number = Number(text)
  return number <= ID_MAX ? number : null
}
