const BANDS_MIN = 2
const ADULT = 18
const OLDEST = 75

const band =
  /^\W{0,3}(?:(?:de|entre) )?(\d\d) ?(?:-|–|—|a|y|al|to|hasta) ?(\d\d)( anos(?: de edad)?| years old)?\W{0,3}$/
const bound =
  /^\W{0,3}(?:menor(?:es)? de|mayor(?:es)? de|menos de|mas de|hasta|desde|under|over|\+|<|>) ?(\d\d)( anos(?: de edad)?)?(?: o (?:mas|menos))?\W{0,3}$|^(\d\d) ?(?:\+|o mas|anos o mas|y mas)\W{0,3}$/

// These words count things, or ask for a number that is not an age.
const counted =
  /\bcuant[oa]s? (?!anos|tienes?\b)|\b(?:experiencia|antiguedad|llevas|carne|jornada|horas?|horario|disponibilidad|salari\w{1,4}|sueldo|tarifa|precio|presupuesto|dias?|meses|semanas?|temperatura|talla|numero|nota|velocidad|pulsaciones|porcentaje|euros|km|kg|kilos)\b/

function isAgeBand(line: string): boolean {
  const found = band.exec(line) ?? bound.exec(line)
  const numbers = (found?.slice(1) ?? []).flatMap((part) => (/^\d\d$/.test(part ?? '') ? Number(part) : []))
  return numbers.length > 0 && numbers.every((number) => number >= ADULT - 2 && number <= OLDEST)
}

/** Whether the options are bands of age: «18-25», «Menos de 30 años». The first line is the question; «Más de 18» and «Menos de 18» may be asked. */
export function asksAgeBand(text: string): boolean {
  const [question = '', ...options] = text.split('\n')
  if (counted.test(question)) return false
  const bands = options.filter(isAgeBand)
  return bands.length >= BANDS_MIN && bands.some((line) => !/^\D*1[68]\D*$/.test(line))
}
