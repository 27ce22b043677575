/**
 * A number as people read it, with at most so many decimals: «4.821», «2,5». Intl is avoided: its first number format takes a slow phone
 * 100 ms, and Spanish groups four digits only on request.
 */
export function spanishNumber(value: number, decimals = 0): string {
  const [whole = '', part] = String(Math.round(value * 10 ** decimals) / 10 ** decimals).split('.')
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
  return part === undefined ? groups : `${groups},${part}`
}
