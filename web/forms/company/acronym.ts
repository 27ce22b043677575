const small = /^(?:de|del|la|las|el|los|y|e|i|en|para|s\.?l\.?u?|s\.?a\.?u?)$/i
const LONGEST = 5

/** The initials of a company's name, «PF» for «Panadería del Faro», or the first letters of a name of one word. */
export function acronymOf(name: string): string {
  const words = name.split(/[\s&,-]+/).filter((word) => /^[\p{L}\d]/u.test(word) && !small.test(word))
  const [first = ''] = words
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...first].slice(0, 3)
  return letters.slice(0, LONGEST).join('').toLocaleUpperCase('es')
}
