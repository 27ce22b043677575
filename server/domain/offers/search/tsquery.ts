// Texts for `::tsquery`. A term in quotes is compared as it is.

/** One term. */
export const quote = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Any term that begins so. */
export const beginning = (term: string): string => `${quote(term)}:*`

/** Any of these terms or, with `also`, of these texts. */
export const anyOf = (terms: readonly string[], also: readonly string[] = []): string =>
  `(${[...terms.map(quote), ...also].join(' | ')})`

/** All of these texts. */
export const allOf = (texts: readonly string[]): string => texts.join(' & ')
