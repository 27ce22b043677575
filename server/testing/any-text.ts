import fc from 'fast-check'

// Texts that often break markup, URLs, queries and lines, and letters of many scripts.
const inMarkup = ['</title>', '<b>', '<!--', ']]>', '&lt;', '&', '"', "'", '<![CDATA[']
const inAddresses = ['%', '%2e', '?a=b&c#d', '//', '../', '\\', '[', ']', '__proto__', 'constructor']
const inQueries = ['\\%', '_', '％', "' or 1=1 --", '$1', '{x}', '.*+?^${}()|/-']
const spaces = ['\t', '\r\n', '\n\n', '\u0008', '\u2028', '\u00a0', '\ufeff', ' ', '  ']
const letters = ['a', 'ñ', 'e\u0301', '\u0301', '\u202e', 'שלום', '日本', 'ß', 'İ', 'Æ', '😀', '👨‍👩‍👧', '\uffff']
// The unit «binary» of fast-check is the same, and takes a second to prepare.
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7_ff }), fc.integer({ min: 0xe0_00, max: 0x10_ff_ff }))
  .map((code) => String.fromCodePoint(code))
const part = fc.constantFrom(...inMarkup, ...inAddresses, ...inQueries, ...spaces, ...letters)

/** Any text that PostgreSQL can store: without NUL and lone surrogates, which it returns as «�». */
export const anyStoredText = fc
  .oneof(
    fc.array(part, { maxLength: 12 }).map((some) => some.join('')),
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.tuple(part, part).map(([one, other]) => one.repeat(Math.ceil(2000 / one.length)) + other),
  )
  .map((text) => text.replaceAll('\u0000', ''))

/** Any string. */
export const anyText = fc.oneof(
  anyStoredText,
  fc.string({ unit: fc.integer({ max: 0xff_ff }).map((code) => String.fromCharCode(code)), maxLength: 60 }),
)

/** Names with signs, accents and scripts that a search can stumble over. */
export const strangeNames = [
  'C++ / C#',
  'Ñandú 100 %',
  'שלום',
  '日本語',
  'e\u0301tica',
  'STRAßE',
  '½ jornada',
  'İzmir',
  '👩‍🍳 chef',
  'a_b',
]
