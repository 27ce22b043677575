// Bilingual «l·l» is written with any of these dots, or with none.
const dottedL = /l[·.•]l/g
const articles = /^(?:el|la|lo|los|las|l|els|les|a|o|as|os|es|sa|ses)$/

/** The words of a place's name. Accents, case, hyphens, slashes, apostrophes and blanks make no difference. */
export const placeWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(dottedL, 'll')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The words without articles, wherever these are. All words where there is nothing else. */
export function withoutArticles(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !articles.test(word))
  return rest.length > 0 ? rest : words
}
