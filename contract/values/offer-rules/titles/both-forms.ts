import { adjectives, occupations, pairs } from './words.ts'

/** A word that is of one sex, and what is written instead. */
export interface Form {
  /** The form for men, which tells words apart. */
  word: string
  isFeminine: boolean
  isPlural: boolean
  /** «camarero/a», in small letters. */
  both: string
}

/** Small letters without accents. «Secretaría» keeps its own, which tells it from «secretaria». */
export function plainWord(word: string): string {
  const small = word.normalize('NFC').toLowerCase()
  return /ías?$/.test(small)
    ? small
    : small
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, (mark) => (mark === TILDE ? mark : ''))
        .normalize('NFC')
}

// «ñ» is a letter of its own.
const TILDE = '\u0303'

/** The four forms of a word: «capitán», «capitana», «capitanes», «capitanas». */
function inflect(masculine: string): [string, string, string, string] {
  const plain = plainWord(masculine)
  if (/[oe]$/.test(masculine)) {
    const stem = plain.slice(0, -1)
    return [masculine, `${stem}a`, `${masculine}s`, `${stem}as`]
  }
  const plural = /[áéíóú][ns]$/.test(masculine) ? `${plain}es` : `${masculine}es`
  return [masculine, `${plain}a`, plural, `${plain}as`]
}

const bothSingular = (masculine: string) => `${masculine}/a`

function formsOf(masculine: string): [string, Form][] {
  const [one, feminine, several, feminines] = inflect(masculine)
  const form = (isFeminine: boolean, isPlural: boolean): Form => ({
    word: masculine,
    isFeminine,
    isPlural,
    both: isPlural ? `${several}/as` : bothSingular(one),
  })
  return [
    [plainWord(one), form(false, false)],
    [feminine, form(true, false)],
    [plainWord(several), form(false, true)],
    [feminines, form(true, true)],
  ]
}

const pairForms = pairs.flatMap(([masculine, feminine]): [string, Form][] => {
  const both = `${masculine}/${feminine}`
  const form = { word: masculine, isPlural: masculine.endsWith('s'), both }
  return [
    [masculine, { ...form, isFeminine: false }],
    [feminine, { ...form, isFeminine: true }],
  ]
})

/** Names of occupations of one sex, by their plain form. */
export const occupationForms: ReadonlyMap<string, Form> = new Map([...occupations.flatMap(formsOf), ...pairForms])

/** Adjectives of one sex, by their plain form. */
export const adjectiveForms: ReadonlyMap<string, Form> = new Map(adjectives.flatMap(formsOf))

/** Reads a word in small letters by its ending, because no list has it: «encofradoras». */
export function readByEnding(word: string): Form {
  const isPlural = word.endsWith('s')
  const one = isPlural ? word.replace(/(?<=r)es$|s$/, '') : word
  const isFeminine = one.endsWith('a')
  const masculine = isFeminine ? one.replace(/(?<=[dts]or)a$/, '').replace(/a$/, 'o') : one
  const several = masculine.endsWith('r') ? `${masculine}es` : `${masculine}s`
  return { word: masculine, isFeminine, isPlural, both: isPlural ? `${several}/as` : bothSingular(masculine) }
}

const articles: ReadonlyMap<string, string> = new Map(
  ['un/a', 'unos/as', 'varios/as', 'nuestro/a', 'nuevo/a', 'primer/a', 'segundo/a'].flatMap((both) => {
    const [masculine = '', ending = ''] = both.split('/')
    return [masculine, masculine.replace(/os?$/, '') + ending].map((word) => [word, both] as const)
  }),
)

/** Words before a name that agree with it. */
export const findArticle = (word: string): string | undefined => articles.get(word)

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Writes a text with the capitals of the word that it replaces. */
export function writeLike(original: string, text: string): string {
  if (original.length > 1 && original === original.toUpperCase()) return text.toUpperCase()
  return original.charAt(0) === original.charAt(0).toUpperCase() ? capitalise(text) : text
}
