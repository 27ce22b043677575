const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

// Characters that XML 1.0 forbids, even escaped. With the flag u, a lone surrogate matches too.
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes a text for XML, in elements and attributes. Forbidden characters are removed. */
export const escapeXml = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

/** A text as it is, for readers that expect CDATA. A section cannot contain its own end, so the text goes on in another one. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replaceAll(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
