import fc from 'fast-check'

// Texts that break patterns, addresses, markup and lines, and letters of many kinds.
const inPatterns = ['.*+?^${}()|[]\\/-', '\\-', '(?<a>', '[a-', '$&', '20.000 €', '€ 5 - 9', '1.1.', '(', ')', '-']
const inAddresses = ['%', '%E0%A4%A', '?a=b&c#d', '//', '\\\\', '../', 'javascript:', '/']
const inMarkup = ['</script>', '<!--', ']]>', '&lt;', '&', '"', "'", '`', '{x}']
const spaces = ['\u0000', '\t', '\r\n', '\n\n', '\u2028', '\u00a0', '\ufeff', ' ', '  ']
const letters = [
  'a',
  'ñ',
  'e\u0301',
  '\u0301',
  '\u202e',
  'שלום',
  'مرحبا',
  '日本',
  'ß',
  'İ',
  '😀',
  '👨‍👩‍👧',
  '\ud83d',
  '\ude00',
]
const inNames = [' en ', ' - ', ', ', 'Getafe', 'Madrid']
// The unit «binary» of fast-check is the same, and takes a second to prepare.
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7_ff }), fc.integer({ min: 0xe0_00, max: 0x10_ff_ff }))
  .map((code) => String.fromCodePoint(code))
const part = fc.constantFrom(...inPatterns, ...inAddresses, ...inMarkup, ...spaces, ...letters, ...inNames)

/** Any string, including half characters, right-to-left marks, markup, patterns and long texts. */
export const anyText = fc.oneof(
  fc.array(part, { maxLength: 12 }).map((some) => some.join('')),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ unit: fc.integer({ max: 0xff_ff }).map((code) => String.fromCharCode(code)), maxLength: 60 }),
  fc.tuple(part, part).map(([one, other]) => one.repeat(Math.ceil(5000 / one.length)) + other),
)
