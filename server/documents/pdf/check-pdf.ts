import pLimit from 'p-limit'
import { PDF_MAX_BYTES } from '#contract/constants.ts'
import { capacity } from '#server/config/capacity.ts'
import { AppError } from '#server/errors.ts'
import type { PdfHarm } from './texts.ts'
import { inspectPdf } from './inspect-pdf.ts'

export interface CheckedPdf {
  bytes: Uint8Array
  removed: PdfHarm[]
}

// Each inspection has a thread with its own memory.
const inTurn = pLimit(capacity.inspectionsAtOnce)
const MOST_WAITING = 20

// Only what cannot be another kind of file may come before: a web page or a program could.
const START = /^(?:\xEF\xBB\xBF)?\s*%PDF-/
// Some writers add a few lines after the end.
const END_WITHIN_BYTES = 1024
const BLANKS = new Set([...'\0\t\n\f\r '].map((blank) => blank.charCodeAt(0)))

/** Returns the PDF, without what could harm its reader. Refuses a file that is not a whole PDF that everybody can open. */
export async function checkPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<CheckedPdf> {
  if (bytes.byteLength > PDF_MAX_BYTES) throw new AppError('pdf_too_large')
  const latin = (from: number, to: number) => Buffer.from(bytes.subarray(Math.max(from, 0), to)).toString('latin1')
  if (!START.test(latin(0, 1024))) throw new AppError('not_a_pdf')
  // A loop: a pattern would read a long run of blanks again from each of them.
  const end = bytes.findLastIndex((byte) => !BLANKS.has(byte)) + 1
  if (!latin(end - END_WITHIN_BYTES, end).includes('%%EOF')) throw new AppError('pdf_damaged')
  if (inTurn.pendingCount >= MOST_WAITING) throw new AppError('busy')
  const verdict = await inTurn(() => {
    if (signal?.aborted) throw new AppError('upload_interrupted')
    return inspectPdf(bytes, { signal })
  })
  if (verdict.refusal !== undefined) throw new AppError(verdict.refusal)
  return { bytes: verdict.bytes ?? bytes, removed: verdict.removed }
}
