import { PDF_MAX_BYTES } from '#contract/constants.ts'
import { capacity } from '#server/config/capacity.ts'
import { AppError } from '#server/errors.ts'
import { createLane, inLane } from '#server/http/admission/lane.ts'
import type { PdfVerdict } from './make-harmless.ts'
import type { PdfHarm } from './texts.ts'
import { INSPECTION_LIMITS, inspectPdf } from './inspect-pdf.ts'

export interface CheckedPdf {
  bytes: Uint8Array
  removed: PdfHarm[]
  words: string | undefined
}

export interface Uploader {
  signal?: AbortSignal | undefined
  /** Milliseconds of computing time that the uploader's files took before. The files of uploaders with less go first. */
  used?: number
  /** Gets the milliseconds that this file takes, also if it is refused or its uploader leaves. */
  spend?: (milliseconds: number) => void
}

// This is enough for nearly all files. The others share a lane of their own, as do senders who have used much time.
const FIRST_LOOK = { ...INSPECTION_LIMITS, cpuMilliseconds: 400 }
const MOST_USED_MS = 2000
// An upload also waits for its turn. Both together must end before the server closes an idle connection.
const LONGEST_MS = 12_000
const [firstLane, slowLane] = [createLane(capacity.inspections), createLane(capacity.inspections)]
// Computing time grows with the size: beside 4.5 MB a usual file goes first.
const BYTES_A_MILLISECOND = 2000

// Only what cannot be another kind of file may come before: a web page or a program could.
const START = /^(?:\xEF\xBB\xBF)?\s*%PDF-/
// Some writers add a few lines after the end.
const END_WITHIN_BYTES = 1024
const BLANKS = new Set([...'\0\t\n\f\r '].map((blank) => blank.charCodeAt(0)))

/** Returns the PDF, without what could harm its reader. Refuses a file that is not a whole PDF that everybody can open. */
export async function checkPdf(bytes: Uint8Array, uploader: Uploader = {}): Promise<CheckedPdf> {
  if (bytes.byteLength > PDF_MAX_BYTES) throw new AppError('pdf_too_large')
  const latin = (from: number, to: number) => Buffer.from(bytes.subarray(Math.max(from, 0), to)).toString('latin1')
  if (!START.test(latin(0, 1024))) throw new AppError('not_a_pdf')
  // A loop: a pattern would read a long run of blanks again from each of them.
  const end = bytes.findLastIndex((byte) => !BLANKS.has(byte)) + 1
  if (!latin(end - END_WITHIN_BYTES, end).includes('%%EOF')) throw new AppError('pdf_damaged')
  const verdict = await inspectInTurn(bytes, uploader)
  if (verdict.refusal !== undefined) throw new AppError(verdict.refusal)
  return { bytes: verdict.bytes ?? bytes, removed: verdict.removed, words: verdict.words }
}

async function inspectInTurn(bytes: Uint8Array, { signal, used = 0, spend }: Uploader): Promise<PdfVerdict> {
  const rank = used + bytes.byteLength / BYTES_A_MILLISECOND
  const until = performance.now() + LONGEST_MS
  let spent = 0
  const inspect = async (look: typeof INSPECTION_LIMITS) => {
    if (signal?.aborted) throw new AppError('upload_interrupted')
    const limits = { ...look, milliseconds: until - performance.now() }
    return inspectPdf(bytes, { limits, signal, spend: (milliseconds) => void (spent += milliseconds) })
  }
  try {
    const verdict = used < MOST_USED_MS ? await inLane(firstLane, () => inspect(FIRST_LOOK), rank) : undefined
    const isSlow = verdict?.refusal === 'pdf_too_complex' && spent > FIRST_LOOK.cpuMilliseconds
    return verdict && !isSlow ? verdict : await inLane(slowLane, () => inspect(INSPECTION_LIMITS), rank)
  } finally {
    spend?.(spent)
  }
}
