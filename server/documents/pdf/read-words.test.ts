import { expect, test } from 'vitest'
import { deflatedStream, handMadePdf } from '#server/testing/fixtures/pdfs.ts'
import { INSPECTION_LIMITS, inspectPdf } from './inspect-pdf.ts'
import { joinWords } from './read-words.ts'

// Seen to fail without the normal form, without the removal of invisible signs, and without the limit.
test.each([
  ['a word once', 'Cocinera  cocinera\nCocinera', 'Cocinera cocinera'],
  ['an accent of its own', 'nu\u0301mero', 'número'],
  ['a ligature', 'o\uFB01cina', 'oficina'],
  ['signs that nobody sees', 'sol\u00ADda\u200Bdura', 'soldadura'],
  ['signs that cannot be stored', 'a\0b\uD800c\u0007d', 'a b c d'],
  ['nothing', ' \n\0', ''],
  [
    'a long text',
    Array.from({ length: 9000 }, (_, place) => place).join(' '),
    expect.stringMatching(/^0 1 2 [\d ]{19980,19993}$/),
  ],
])('%s', (_, text, words) => {
  expect(joinWords(text)).toEqual(words)
})

// Seen to fail as `pdf_too_complex` while the limit ended the reading of the words as it ends the verdict.
test('A harmless CV whose text takes too long is accepted without its words', async () => {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  const contents = deflatedStream('', `BT /F 12 Tf ${'(a) Tj 0 -1 Td '.repeat(2_000_000)} ET`)
  const page = '/Contents 4 0 R /Resources << /Font << /F 5 0 R >> >>'
  const bytes = handMadePdf({ page, objects: [contents, font] })
  expect(await inspectPdf(bytes, { limits: { ...INSPECTION_LIMITS, cpuMilliseconds: 600 } })).toEqual({ removed: [] })
})
