/** The largest number that a row's id can have. */
export const ID_MAX = 2_147_483_647

/**
 * A positive whole number that stands in an address: plain digits, without sign, space, leading zero or fraction. Null
 * for any other text. Ids and pages in paths and queries are read by this alone, by the server and by the pages.
 */
export function parseWholeNumber(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const number = Number(text)
  return number <= ID_MAX ? number : null
}
