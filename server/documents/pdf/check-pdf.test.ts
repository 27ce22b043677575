import { describe, expect, test } from 'vitest'
import { fromLatin, latin } from '#server/testing/fixtures/pdf-corpus/layouts.ts'
import { handMadePdf, javaScriptAction, makePdf, onOpening } from '#server/testing/fixtures/pdfs.ts'
import { errors } from '#server/error-texts.ts'
import { checkPdf } from './check-pdf.ts'

const MEGABYTE = 1024 * 1024
const isRefusedAs = (bytes: Uint8Array, code: string) => expect(checkPdf(bytes)).rejects.toMatchObject({ code })

test('a harmless CV is kept byte for byte', async () => {
  const bytes = fromLatin(`\xEF\xBB\xBF\r\n${latin(await makePdf())}${'\0\r\n '.repeat(1000)}`)
  expect(await checkPdf(bytes)).toEqual({ bytes, removed: [], words: 'Ana Núñez - HTML/JavaScript' })
})

test('a script is taken out of a CV, and the rest is kept', async () => {
  const { bytes, removed } = await checkPdf(await makePdf(onOpening(javaScriptAction)))
  expect(removed).toEqual(['automatic', 'script'])
  expect(latin(bytes)).not.toContain('JavaScript')
})

describe('a CV is refused because it is not a PDF', () => {
  test.each([
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['a web page before a PDF', `<script>alert(1)</script>${latin(handMadePdf())}`],
    ['an executable file', `MZ${latin(handMadePdf())}`],
    ['a web page after a byte order mark', `\xEF\xBB\xBF<p>${latin(handMadePdf())}`],
  ])('when it is %s', async (_, text) => {
    await isRefusedAs(fromLatin(text), 'not_a_pdf')
  })
})

test('a CV of more than 5 MB is refused', async () => {
  await isRefusedAs(Buffer.concat([handMadePdf(), Buffer.alloc(5 * MEGABYTE)]), 'pdf_too_large')
})

test('a CV that asks for a password is refused', async () => {
  const bytes = await makePdf((document) => document.encrypt({ userPassword: 'a', ownerPassword: 'b' }))
  await isRefusedAs(bytes, 'pdf_encrypted')
})

describe('a CV is refused as damaged', () => {
  const withPages = (pages: string) => fromLatin(latin(handMadePdf()).replace('[3 0 R]', pages))
  test.each([
    ['when its end is missing', handMadePdf().subarray(0, -20)],
    ['when there is nothing between its start and its end', fromLatin('%PDF-1.7\n%%EOF\n')],
    ['when it has no page', withPages('[     ]')],
    ['when its page tree has a cycle', withPages('[2 0 R]')],
  ])('%s', async (_, bytes) => isRefusedAs(bytes, 'pdf_damaged'))
})

// Seen to fail while the sentences about size and kind only named the fault.
test('each refusal of a PDF says how to save it anew', () => {
  const sentences = Object.entries(errors).filter(([code]) => code.startsWith('pdf_') || code === 'not_a_pdf')
  for (const [, sentence] of sentences) expect(sentence).toMatch(/Guárdalo.* y vuelve a subirlo\.$/)
})

// Seen to fail while the sentence did not say how.
test('a file that is no PDF is answered with the ways to one', () => {
  for (const program of ['Word', 'Google Docs', 'Pages', 'foto del móvil']) expect(errors.not_a_pdf).toContain(program)
})
