/** Only an article moves from behind the last comma to the front: «Saus, Camallera i Llampaies» is a list. */
const trailingArticle = /^(.+), (el|la|los|las|els|les|l'|a|o|as|os|es|sa|ses)$/i

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const withArticleFirst = (name: string): string => {
  const [, noun, article] = trailingArticle.exec(name) ?? []
  if (!noun || !article) return name
  const gap = article.endsWith("'") ? '' : ' '
  return capitalized(article) + gap + noun
}

/**
 * Turns the INE's name of a place into the usual one: «Coruña, A» -> «A Coruña». In a bilingual name each language has
 * its own article: «Useras/Useres, les» -> «Useras/Les Useres».
 */
export const naturalName = (ineName: string): string => ineName.split('/').map(withArticleFirst).join('/')
