import { describe, expect, test } from 'vitest'
import { deflatedStream, handMadePdf } from '#server/testing/fixtures/pdfs.ts'
import { inspectPdf } from './inspect-pdf.ts'

const tooComplex = { refusal: 'pdf_too_complex' }
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024)

describe('a file cannot exhaust the server', () => {
  // The first one fails if buffers are not watched: the limits of a thread do not count them.
  test.each([
    ['kilobytes that decompress to a gigabyte', deflatedStream('/Type /ObjStm /N 1 /First 4', zeros(400)), tooComplex],
    [
      'streams without an end',
      '1 0 obj<</Type/ObjStm/N 0/First 0>>stream\n'.repeat(100_000),
      { refusal: 'pdf_unsafe' },
    ],
    [
      'a picture of a gigabyte, which nobody decompresses',
      deflatedStream('/Type /XObject', zeros(400)),
      { removed: [], words: '' },
    ],
  ])('with %s', async (_, object, verdict) => {
    expect(await inspectPdf(handMadePdf({ objects: [object] }))).toEqual(verdict)
  })
})
