import { PDF_MAX_BYTES } from '#contract/constants.ts'
import { AppError } from '#server/errors.ts'
import type { PdfHarm } from '#server/texts.ts'
import { createFairTurns, type Sender } from './fair-turns.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { QUEUE_LIMITS } from './inspection-limits.ts'

export interface CheckedPdf {
  bytes: Uint8Array
  removed: PdfHarm[]
}

const inTurn = createFairTurns(QUEUE_LIMITS)

// Only what cannot be another kind of file may come before: a web page or a program could.
const START = /^(?:\xEF\xBB\xBF)?\s*%PDF-/
// Some writers add a few lines after the end.
const END_WITHIN_BYTES = 1024
const BLANKS = new Set([...'\0\t\n\f\r '].map((blank) => blank.charCodeAt(0)))

/** Returns the PDF, without what could harm its reader. Refuses a file that is not a whole PDF that everybody can open. */
export async function checkPdf(bytes: Uint8Array, sender: Sender): Promise<CheckedPdf> {
  if (bytes.byteLength > PDF_MAX_BYTES) throw new AppError('pdf_too_large')
  const latin = (from: number, to: number) => Buffer.from(bytes.subarray(Math.max(from, 0), to)).toString('latin1')
  if (!START.test(latin(0, 1024))) throw new AppError('not_a_pdf')
  // A loop: a pattern would read a long run of blanks again from each of them.
  const end = bytes.findLastIndex((byte) => !BLANKS.has(byte)) + 1
  if (!latin(end - END_WITHIN_BYTES, end).includes('%%EOF')) throw new AppError('pdf_damaged')
  const verdict = await inTurn(sender, () => inspectPdf(bytes, { signal: sender.signal }))
  if (verdict.refusal !== undefined) throw new AppError(verdict.refusal)
  return { bytes: verdict.bytes ?? bytes, removed: verdict.removed }
}
