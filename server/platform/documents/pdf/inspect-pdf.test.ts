import { expect, test } from 'vitest'
import { handMadePdf } from '#server/testing/fixtures/pdfs.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { INSPECTION_LIMITS } from './inspection-limits.ts'

const damaged = { code: 'pdf_damaged' }

/** A sound document that takes some time: 5 MB of small objects. */
const large = handMadePdf({
  objects: Array.from({ length: 50_000 }, (_, place) => `<< /S /Span /P ${place} 0 R /K [1 2] >>`),
})
/** A document whose objects fill the memory as soon as they are read. */
const bulky = handMadePdf({ objects: [`[/URI ${'[[]]'.repeat(1_000_000)}]`] })

test('a sound file is read within the usual limits, however large', async () => {
  expect(await inspectPdf(handMadePdf())).toBeNull()
  expect(await inspectPdf(large)).toBeNull()
})

// Fails if the computing time of the thread is not watched.
test('a file that takes too much computing time counts as damaged', async () => {
  expect(await inspectPdf(large, { limits: { ...INSPECTION_LIMITS, cpuMilliseconds: 1 } })).toEqual(damaged)
})

// Fails if the thread may use the memory of the process.
test('a file that fills its memory counts as damaged', async () => {
  expect(await inspectPdf(bulky, { limits: { ...INSPECTION_LIMITS, megabytes: 24 } })).toEqual(damaged)
})

// Fails if only computing time ends an inspection, or if a busy machine makes a sound file a damaged one.
test('a file whose thread gets no computing time is answered as busy, not as damaged', async () => {
  const inspection = inspectPdf(large, { limits: { ...INSPECTION_LIMITS, milliseconds: 1 } })
  await expect(inspection).rejects.toMatchObject({ code: 'busy' })
})

// Fails if the inspection goes on without its sender.
test('an inspection ends when the sender leaves', async () => {
  const sender = new AbortController()
  const inspection = inspectPdf(large, { signal: sender.signal })
  sender.abort()
  await expect(inspection).rejects.toMatchObject({ code: 'upload_interrupted' })
})
