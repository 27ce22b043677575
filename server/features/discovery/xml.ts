const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

// What XML 1.0 knows no way to write, not even escaped. Half a surrogate pair matches alone under the flag u.
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text for XML, between tags or inside an attribute; what XML can't hold at all is left out. */
export const escapeXml = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
