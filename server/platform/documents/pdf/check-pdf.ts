import { PDF_MAX_BYTES } from '#contract/constants.ts'
import { AppError } from '#server/platform/errors.ts'
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
const END = /%%EOF[^]{0,1024}$/

/** Returns the PDF, without what could harm its reader. Refuses a file that is not a whole PDF that everybody can open. */
export async function checkPdf(bytes: Uint8Array, sender: Sender): Promise<CheckedPdf> {
  if (bytes.byteLength > PDF_MAX_BYTES) throw new AppError('pdf_too_large')
  const text = Buffer.from(bytes).toString('latin1')
  if (!START.test(text.slice(0, 1024))) throw new AppError('not_a_pdf')
  if (!END.test(text.replace(/[\s\0]+$/, '').slice(-1100))) throw new AppError('pdf_damaged')
  const verdict = await inTurn(sender, () => inspectPdf(bytes, { signal: sender.signal }))
  if (verdict.refusal !== undefined) throw new AppError(verdict.refusal)
  return { bytes: verdict.bytes ?? bytes, removed: verdict.removed }
}
