import pLimit from 'p-limit'
import { PDF_MAX_BYTES } from '#contract/constants.ts'
import { AppError } from '#server/platform/errors.ts'
import { inspectPdf } from './inspect-pdf.ts'

// Each inspection is a thread with memory of its own.
const limitInspections = pLimit(2)

const HEADER = '%PDF-'
const END = '%%EOF'
// Some writers add a few lines after the end.
const END_WITHIN_BYTES = 1024

/** Refuses what is not a whole, open, passive PDF of at least one page and at most 5 MB. */
export async function checkPdf(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > PDF_MAX_BYTES) throw new AppError('pdf_too_large')
  // At the very first byte: what starts later can be a page or a program at the same time.
  if (textOf(bytes.subarray(0, HEADER.length)) !== HEADER) throw new AppError('not_a_pdf')
  if (!textOf(bytes.subarray(-END_WITHIN_BYTES)).includes(END)) throw new AppError('pdf_damaged')
  const refusal = await limitInspections(() => inspectPdf(bytes))
  if (refusal) throw new AppError(refusal)
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
