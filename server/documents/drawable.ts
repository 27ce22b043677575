// All characters that the font Poppins lacks. They would appear as empty boxes.
const undrawable = /[^\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC\u2122]/gu

/** The text in one line, without characters that pictures and PDFs of the house cannot show, such as emoji. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replaceAll(undrawable, ' ').replaceAll(/\s+/g, ' ').trim()
