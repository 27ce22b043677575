import { describe, expect, test } from 'vitest'
import { handMadePdf } from '#server/testing/fixtures/pdfs.ts'
import { INSPECTION_LIMITS, inspectPdf } from './inspect-pdf.ts'

const tooComplex = { refusal: 'pdf_too_complex' }

/** A sound document that takes some time. */
const large = handMadePdf({
  objects: Array.from({ length: 20_000 }, (_, place) => `<< /S /Span /P ${place} 0 R /K [1 2] >>`),
})

// Fails if the computing time of the thread is not watched.
test('a file that takes too much computing time is refused', async () => {
  expect(await inspectPdf(large, { limits: { ...INSPECTION_LIMITS, cpuMilliseconds: 1 } })).toEqual(tooComplex)
})

// Fails if the thread may use the memory of the process.
test('a file that fills its memory is refused', async () => {
  expect(await inspectPdf(large, { limits: { ...INSPECTION_LIMITS, megabytes: 24 } })).toEqual(tooComplex)
})

// Fails if only computing time ends an inspection, or if a busy machine makes a sound file a refused one.
test('a file whose thread gets no computing time is answered as busy', async () => {
  const inspection = inspectPdf(large, { limits: { ...INSPECTION_LIMITS, milliseconds: 1 } })
  await expect(inspection).rejects.toMatchObject({ code: 'busy' })
})

// Seen to fail while nobody counted: an upload that was broken off cost nothing.
test('the computing time is known, also of a file without a verdict', async () => {
  let spent = 0
  await inspectPdf(handMadePdf())
  const limits = { ...INSPECTION_LIMITS, milliseconds: 500 }
  const inspection = inspectPdf(large, { limits, spend: (milliseconds) => void (spent = milliseconds) })
  await expect(inspection).rejects.toMatchObject({ code: 'busy' })
  expect(spent).toBeGreaterThan(0)
})

// Fails if the inspection goes on without its sender.
test('an inspection ends when the sender leaves', async () => {
  const sender = new AbortController()
  const inspection = inspectPdf(large, { signal: sender.signal })
  sender.abort()
  await expect(inspection).rejects.toMatchObject({ code: 'upload_interrupted' })
})

describe('a file cannot exhaust the server', () => {
  test.each([['a million nested brackets', '['.repeat(1_000_000), { removed: [], words: '' }]])(
    'with %s',
    async (_, object, verdict) => {
      expect(await inspectPdf(handMadePdf({ objects: [object] }))).toEqual(verdict)
    },
  )
})
