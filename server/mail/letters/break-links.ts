const link = /(?:[a-z][a-z\d+.-]{0,20}:\/\/|\bwww\d{0,3}\.)\S*/giu
const dot = /(?<=[\p{L}\p{N}][.\u3002\uff0e\uff61])(?=\p{L}{2})/gu

/**
 * A text of which mail programs make no link. Links are dropped. After the dot of a name such as «Faro.Net» stands a word joiner, which nobody
 * sees. `contact` stays as it is: the e-mail of the site.
 */
export const breakLinks = (text: string, contact: string): string =>
  text
    .split(contact)
    .map((part) => part.replaceAll(link, '[enlace]').replaceAll(dot, '\u2060'))
    .join(contact)
