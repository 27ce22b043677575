import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { AppError } from '#server/platform/errors.ts'
import { INSPECTION_LIMITS } from './inspection-limits.ts'
import type { PdfVerdict } from './make-harmless.ts'

const CHECK_MS = 50
const BYTES_PER_MEGABYTE = 1024 * 1024

// Resolved with the imports of package.json: they find the source also from a bundle in another folder.
const workerPath = createRequire(import.meta.url).resolve('#server/platform/documents/pdf/pdf-worker.ts')

// Where Node keeps compiled modules the thread starts in half the computing time.
const { NODE_COMPILE_CACHE } = process.env
const threadEnv = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}

/**
 * Reads each PDF in a new thread with limited computing time and memory, without flags and secrets of the process. Its
 * warnings stay out of the log.
 */
export async function inspectPdf(
  bytes: Uint8Array,
  { limits = INSPECTION_LIMITS, signal }: { limits?: typeof INSPECTION_LIMITS; signal?: AbortSignal | undefined } = {},
): Promise<PdfVerdict> {
  const worker = new Worker(workerPath, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    execArgv: [],
    env: threadEnv,
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<PdfVerdict>()
  const leave = () => reject(new AppError('upload_interrupted'))
  const endIfTooMuch = async () => {
    const { user, system } = await worker.cpuUsage()
    // The limits of a thread do not count what its buffers hold.
    const { external_memory: buffers } = await worker.getHeapStatistics()
    const isTooMuch = user + system > 1000 * limits.cpuMilliseconds || buffers > BYTES_PER_MEGABYTE * limits.megabytes
    if (isTooMuch) resolve({ refusal: 'pdf_too_complex' })
  }
  // Both calls fail if the thread has ended. Then the verdict is there.
  const checks = setInterval(() => void endIfTooMuch().catch(() => undefined), CHECK_MS)
  const timer = setTimeout(() => reject(new AppError('busy')), limits.milliseconds)
  signal?.addEventListener('abort', leave)
  worker.on('message', resolve)
  worker.on('error', (error) => (isOutOfMemory(error) ? resolve({ refusal: 'pdf_too_complex' }) : reject(error)))
  worker.on('exit', () => reject(new Error('The thread that reads PDFs ended without a verdict')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(checks)
    signal?.removeEventListener('abort', leave)
    await worker.terminate()
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
