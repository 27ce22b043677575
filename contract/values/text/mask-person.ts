/** Stands for what is hidden. */
const MASK = '···'

// Letters between blanks and punctuation. Accents may be written as characters of their own.
const WORD = /[\p{L}\p{M}]+/gu
// Chinese and Japanese write no spaces, so that no word tells where a name ends.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
// «Del» is part of a name, and of most sentences.
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'al', 'da', 'do', 'dos', 'von', 'van', 'der', 'den'])
const LEAST_LETTERS = 3
/** To look for a name before a word takes the square of this. */
const LONGEST = 60

const E_MAIL = /[^\s@<>,;:()«»"]{0,64}(?:@|\s@\s|\s?[([](?:at|arroba)[)\]]\s?|\sarroba\s)[\p{L}\d][^\s@<>,;()«»"]*/giu
/** With a scheme, or with a path: «linkedin.com/in/ana». */
const WEB_ADDRESS =
  /(?:(?<![\p{L}\d])(?:[a-z]{2,9}:\/\/|www\.)|(?<![\p{L}\d])[\w-]{1,63}(?:\.[\w-]{2,63}){1,3}\/)[^\s<>()«»"]*[^\s<>()«»".,;:]/giu
const SITE = /(?<![\p{L}\d])[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,3}\.\p{L}{2,9}(?![\p{L}\d])/gu
/** Of nine digits, or with the prefix of its country. The years of a job have fewer, or begin otherwise. */
const PHONE =
  /(?<![\p{L}\d])(?:(?:(?:\+|00)?\s?34[\s.()\p{Pd}]{0,3}|\(?)[6-9](?:[\s./()\p{Pd}]{0,3}\d){8}(?!\d)|(?:\+|00)(?:[\s./()\p{Pd}]{0,3}\d){7,15})/gu

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Hides the words of these names, every e-mail and telephone, and addresses of profiles. A name in another script than it is given in stays. */
export function maskPerson(text: string, person: readonly string[]): string {
  const words = person.flatMap((name) => name.match(WORD) ?? []).map(plain)
  const names = new Set(words.filter((word) => !PARTICLES.has(word)))
  const long = [...names].filter((name) => name.length >= LEAST_LETTERS)
  const signs = [...new Set(words.join(''))].filter((sign) => UNSPACED.test(sign)).join('')
  const withoutContact = [E_MAIL, WEB_ADDRESS, PHONE].reduce((rest, address) => rest.replaceAll(address, MASK), text)
  const withoutSites = withoutContact.replaceAll(SITE, (site) =>
    long.some((name) => plain(site).includes(name)) ? MASK : site,
  )
  const masked = withoutSites.replaceAll(WORD, (word, place: number, whole: string) => {
    const name = plain(word)
    // «anagarcia».
    const isJoined = long.some((first) => name.startsWith(first) && long.includes(name.slice(first.length)))
    if (!names.has(name) && !isJoined) return word
    return name.length >= LEAST_LETTERS || isBesideName(whole, place, place + word.length) ? MASK : word
  })
  /** «Li» and «Bo» are words of other languages too. Beside another name they are one. */
  function isBesideName(whole: string, start: number, end: number): boolean {
    const before = /([\p{L}\p{M}]+)[\s-]$/u.exec(whole.slice(Math.max(0, start - LONGEST), start))?.[1]
    const after = /^[\s-]([\p{L}\p{M}]+)/u.exec(whole.slice(end))?.[1]
    return [before, after].some((word) => word !== undefined && names.has(plain(word)))
  }
  const run = signs && new RegExp(String.raw`[${signs}](?:\s?[${signs}])+`, 'gu')
  return (run ? masked.replaceAll(run, MASK) : masked).replaceAll(/···(?:[\s-]*···)+/g, MASK)
}
