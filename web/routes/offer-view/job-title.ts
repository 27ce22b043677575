import type { Offer } from './find-offer.ts'

const number = String.raw`\d[\d.,]*\s?k?`
const currency = String.raw`(?:€|euros?\b|eur\b)`
// «20.000 - 24.000 € brutos al año», «desde 1.500 €/mes», «24k €».
const salary = new RegExp(
  String.raw`(?:\b(?:desde|hasta|de|salario:?)\s+)?(?:${number}\s?${currency}?\s?(?:-|–|a)\s?)?(?:${number}\s?${currency}|€\s?${number})(?:\s?brutos?)?(?:\s?(?:/|al\s|por\s)\s?(?:año|mes|hora|h)\b|\s?(?:anuales|mensuales)\b)?`,
  'giu',
)
const emptyBrackets = /\(\s*\)|\[\s*\]/gu
const looseEnds = /^[\s,;:·|/–—-]+|[\s,;:·|/–—-]+$/gu

// RegExp.escape is not in all browsers that the build serves (Chrome 111, Safari 16.4). A hyphen stays as it is: it means
// nothing outside of brackets, and under the flag u `\-` is a syntax error.
const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** The place where it was added to the name: «… en Madrid», «… (Madrid)», «… - Madrid». Inside the name it stays. */
function withoutPlace(title: string, place: string): string {
  const name = escapePattern(place)
  const inBrackets = new RegExp(String.raw`\s*[([]\s*(?:en\s+)?${name}\s*[)\]]`, 'giu')
  const atTheEnd = new RegExp(String.raw`(?:\s+en|\s*[,;:·|/–—]|\s+-)\s+${name}\s*$`, 'iu')
  return title.replace(inBrackets, '').replace(atTheEnd, '')
}

/**
 * The name of the job alone: search engines want neither salary nor city in it, which have fields of their own. Where
 * nothing else was written, the position says it.
 */
export function jobTitle({ nombre, mst_ciudades_id: city, mst_puestos_id: position }: Offer): string {
  const tidy = (text: string) => text.replace(emptyBrackets, '').replace(looseEnds, '').replaceAll(/\s+/g, ' ')
  const withoutSalary = tidy(nombre.replace(salary, ' '))
  const { nombre: province } = city.mst_provincias_id
  const places = [`${city.nombre}, ${province}`, province, city.nombre]
  const title = places.reduce((left, place) => tidy(withoutPlace(left, place)), withoutSalary)
  return /\p{L}/u.test(title) ? title : position.nombre
}
