import { performance } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { handMadePdf } from '#server/testing/fixtures/pdfs.ts'
import { inspectPdf } from './inspect-pdf.ts'

const endless = handMadePdf({ objects: ['1 0 obj << ('.repeat(300_000)] })
const boundless = handMadePdf({ objects: [`[${'[[]]'.repeat(1_000_000)}]`] })

describe('a file that exceeds the limits counts as damaged', () => {
  test('when it takes too long, and the request ends at the time limit', async () => {
    const start = performance.now()
    expect(await inspectPdf(endless, { milliseconds: 200, megabytes: 192 })).toBe('pdf_damaged')
    expect(performance.now() - start).toBeLessThan(10_000)
  })

  test('when it fills its memory', async () => {
    expect(await inspectPdf(boundless, { milliseconds: 60_000, megabytes: 24 })).toBe('pdf_damaged')
  })
})

test('a valid file is read within the usual limits', async () => {
  expect(await inspectPdf(handMadePdf())).toBeNull()
})
