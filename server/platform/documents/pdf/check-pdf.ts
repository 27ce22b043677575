import { PDF_MAX_BYTES } from '#contract/constants.ts'
import { AppError } from '#server/platform/errors.ts'
import { refusedLink } from '#server/texts.ts'
import { createFairTurns, type Sender } from './fair-turns.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { QUEUE_LIMITS } from './inspection-limits.ts'

const inTurn = createFairTurns(QUEUE_LIMITS)

const HEADER = '%PDF-'
const END = '%%EOF'
// Some writers add a few lines after the end.
const END_WITHIN_BYTES = 1024

/** Refuses a file that is not a complete PDF, has a password, active content or no page, or is larger than 5 MB. */
export async function checkPdf(bytes: Uint8Array, sender: Sender): Promise<void> {
  if (bytes.byteLength > PDF_MAX_BYTES) throw new AppError('pdf_too_large')
  // The marker must be at the first byte. A file with it further on can be a web page or a program as well.
  if (textOf(bytes.subarray(0, HEADER.length)) !== HEADER) throw new AppError('not_a_pdf')
  if (!textOf(bytes.subarray(-END_WITHIN_BYTES)).includes(END)) throw new AppError('pdf_damaged')
  const refusal = await inTurn(sender, () => inspectPdf(bytes, { signal: sender.signal }))
  if (!refusal) return
  const { code, address } = refusal
  throw new AppError(code, address ? { sentence: refusedLink(code, address) } : {})
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
