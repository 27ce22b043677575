/**
 * The number to dial, with the prefix of its country: «(+34) 600 12 34 56» is +34600123456. A number of nine digits is Spanish. Null for any
 * other text. Whether the number can exist is a question for the server, which knows the numbers of all countries.
 */
export function findDialledNumber(text: string): string | null {
  const typed = text.normalize('NFKC').replaceAll(/[\s().\p{Pd}]/gu, '')
  if (/^\d{9}$/.test(typed)) return `+34${typed}`
  if (/^34[5-9]\d{8}$/.test(typed)) return `+${typed}`
  const number = typed.replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null
}
