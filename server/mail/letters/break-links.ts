const link = /(?:[a-z][a-z\d+.-]{0,20}:\/\/|\bwww\d{0,3}\.)\S*/giu
const dot = /(?<=[.\u2024\u3002\ufe52\uff0e\uff61])(?=\p{L}[\p{L}\p{M}])/gu
const ends = /^[(«“"¿¡]+|[)»”".,;:?!]+$/gu

/**
 * A text of which mail programs make no link. Links are dropped. After the dot of a name such as «Faro.Net» stands a word joiner, which nobody
 * sees. `contact` stays as it is where it is a word: the e-mail of the site.
 */
export const breakLinks = (text: string, contact: string): string =>
  text.replaceAll(/\S+/gu, (word) =>
    word.replaceAll(ends, '') === contact ? word : word.replaceAll(link, '[enlace]').replaceAll(dot, '\u2060'),
  )
