import { expect, test } from 'vitest'
import { handMadePdf, makePdf } from '#server/testing/fixtures/pdfs.ts'
import { checkPdf } from './check-pdf.ts'

const MEGABYTE = 1024 * 1024
// Seen to hang the process on the version that cut blanks off with a pattern.
test('millions of blanks in the middle cost little time', async () => {
  const bytes = handMadePdf({ objects: [' '.repeat(3 * MEGABYTE)] })
  expect(await checkPdf(bytes.subarray(0, -10)).catch(({ code }) => code)).toBe('pdf_damaged')
})

/** A sound document that takes longer than the first look. */
const slow = handMadePdf({ objects: Array<string>(25_000).fill('<< /S /Span /P 1000 0 R /K [1 2] >>') })

// Seen to fail while two slow files took both places.
test('a usual CV does not wait for slow ones that came before', async () => {
  const order: string[] = []
  const end = (name: string) => () => void order.push(name)
  // A busy machine may refuse the slow ones.
  const checks = [slow, slow].map((bytes) => checkPdf(bytes).then(end('slow'), () => undefined))
  await Promise.all([...checks, checkPdf(await makePdf()).then(end('usual'))])
  expect(order[0]).toBe('usual')
})
