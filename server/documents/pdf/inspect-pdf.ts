import { AppError } from '#server/errors.ts'
import type { PdfVerdict } from './make-harmless.ts'
import { returnThread, takeThread } from './reading-thread.ts'

/** `milliseconds` is time by the clock: a busy machine may give a thread no computing time. The answer is then `busy`. */
export const INSPECTION_LIMITS = { cpuMilliseconds: 4000, milliseconds: 30_000, megabytes: 192 }
const CHECK_MS = 50
const LOADING_MICROSECONDS = 2_000_000
const BYTES_PER_MEGABYTE = 1024 * 1024

interface InspectionOptions {
  limits?: typeof INSPECTION_LIMITS
  signal?: AbortSignal | undefined
  /** Gets the milliseconds of computing time, whatever the verdict. */
  spend?: ((milliseconds: number) => void) | undefined
}

/** Reads a PDF in a thread with limited computing time and memory. */
export async function inspectPdf(
  bytes: Uint8Array,
  { limits = INSPECTION_LIMITS, signal, spend }: InspectionOptions = {},
): Promise<PdfVerdict> {
  const thread = takeThread(limits.megabytes)
  // Its libraries may have to be loaded first. No file is to blame for that.
  let before = LOADING_MICROSECONDS
  let judged: PdfVerdict | undefined
  const hear = (heard?: PdfVerdict) => {
    if (!heard) void thread.cpuUsage().then((usage) => (before = sumOf(usage)))
    else if (heard.refusal === undefined && heard.words === undefined) judged = heard
    else resolve(heard)
  }
  const { promise, resolve, reject } = Promise.withResolvers<PdfVerdict>()
  // A document that was judged is not refused for its words.
  const refuse = () => resolve(judged ?? { refusal: 'pdf_too_complex' })
  const stop = (error: unknown) => (judged ? resolve(judged) : reject(error))
  const leave = () => reject(new AppError('upload_interrupted'))
  let used = 0
  const measure = async () => void (used = Math.max(0, sumOf(await thread.cpuUsage()) - before) / 1000)
  const endIfTooMuch = async () => {
    await measure()
    // The limits of a thread do not count what its buffers hold.
    const { external_memory: buffers } = await thread.getHeapStatistics()
    const isTooMuch = used > limits.cpuMilliseconds || buffers > BYTES_PER_MEGABYTE * limits.megabytes
    if (isTooMuch) refuse()
  }
  // The calls fail if the thread has ended. Then the verdict is there.
  const checks = setInterval(() => void endIfTooMuch().catch(() => undefined), CHECK_MS)
  const timer = setTimeout(() => stop(new AppError('busy')), limits.milliseconds)
  signal?.addEventListener('abort', leave)
  const fail = (error: unknown) => (isOutOfMemory(error) ? refuse() : stop(error))
  const end = () => stop(new Error('The thread that reads PDFs ended without a verdict'))
  thread.on('message', hear).on('error', fail).on('exit', end)
  thread.postMessage(bytes)
  let verdict: PdfVerdict | undefined
  try {
    verdict = await promise
    return verdict
  } finally {
    clearTimeout(timer)
    clearInterval(checks)
    signal?.removeEventListener('abort', leave)
    thread.off('message', hear).off('error', fail).off('exit', end)
    await measure().catch(() => undefined)
    spend?.(used)
    await returnThread(thread, limits.megabytes, verdict)
  }
}

const sumOf = ({ user, system }: NodeJS.CpuUsage): number => user + system

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
