import type { Offer } from '#web/api/types.ts'

// A match starts only at the first digit. Trying every digit would be slow for a long row of digits.
const number = String.raw`(?<!\d[.,]?)\d+(?:[.,]\d+)*\s?k?`
const currency = String.raw`(?:\u20ac|euros?\b|eur\b)`
// «20.000 - 24.000 € brutos al año», «desde 1.500 €/mes», «24k €».
const salary = new RegExp(
  String.raw`(?:\b(?:desde|hasta|de|salario:?)\s)?(?:${number}\s?${currency}?\s?(?:-|\u2013|a)\s?)?(?:${number}\s?${currency}|\u20ac\s?${number})(?:\s?brutos?)?(?:\s?(?:/|al\s|por\s)\s?(?:a\u00f1o|mes|hora|h)\b|\s?(?:anuales|mensuales)\b)?`,
  'giu',
)
const emptyBrackets = / ?(?:\( ?\)|\[ ?\])/gu
const separators = String.raw`[ ,;:\u00b7|/\u2013\u2014-]`
const looseEnds = new RegExp(`^${separators}+|(?<!${separators})${separators}+$`, 'gu')

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
const tidy = (text: string): string => inOneLine(text).replace(emptyBrackets, '').replace(looseEnds, '')

// RegExp.escape is not in all browsers that the build serves (Chrome 111, Safari 16.4). A hyphen stays as it is: it means
// nothing outside of brackets, and under the flag u `\-` is a syntax error.
const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** A place added after the name: «… en Madrid», «… (Madrid)», «… - Madrid». A place inside the name stays. */
function withoutPlace(title: string, places: readonly string[]): string {
  // Most names contain no place, and compiling a pattern for each city is slow.
  const letters = title.toLowerCase()
  if (!places.some((place) => letters.includes(place.toLowerCase()))) return tidy(tidy(title))
  const place = `(?:${places.map(escapePattern).join('|')})`
  const inBrackets = new RegExp(String.raw` ?[([] ?(?:en )?${place}(?:, ${place})? ?[)\]]`, 'giu')
  // Twice for «… en Getafe, Madrid».
  const atTheEnd = new RegExp(String.raw`(?:(?: en| ?[,;:\u00b7|/\u2013\u2014]| -) ${place}){1,2}$`, 'iu')
  return tidy(tidy(title.replace(inBrackets, '')).replace(atTheEnd, ''))
}

/** People write only one part of a name in two languages («Pamplona/Iruña»), so each part counts. */
const namesOf = (place: string): string[] => [place, ...place.split('/').filter((part) => part !== '')]

/**
 * The name of the job alone. Search engines have other fields for salary and city. If nothing else
 * is left, it is the position.
 */
export function jobTitle({
  nombre,
  mst_ciudades_id: city,
  mas_ciudades: others,
  mst_puestos_id: position,
}: Offer): string {
  const named = [city, ...others].flatMap((one) => [one.nombre, one.mst_provincias_id.nombre])
  const places = new Set(named.flatMap(namesOf))
  const title = withoutPlace(tidy(inOneLine(nombre).replace(salary, ' ')), [...places])
  return /\p{L}/u.test(title) ? title : position.nombre
}
