import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { PdfRefusal } from './pdf-scan.ts'

const START_MS = 30_000
// The largest valid documents take two seconds on an idle machine and several on a busy one.
const BOUNDS = { milliseconds: 10_000, megabytes: 192 }

// Resolved with the imports of package.json: they find the source also from a bundle in another folder.
const workerPath = createRequire(import.meta.url).resolve('#server/platform/documents/pdf-worker.ts')

/**
 * Reads each PDF in a new thread with limited time and memory. A hostile file can hang or exhaust only this thread. A
 * file that exceeds the limits counts as damaged.
 */
export async function inspectPdf(bytes: Uint8Array, bounds = BOUNDS): Promise<PdfRefusal | null> {
  const worker = new Worker(workerPath, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // The thread gets no flags and no secrets of the process, and its warnings stay out of our log.
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  })
  try {
    return await verdictOf(worker, bounds.milliseconds)
  } finally {
    await worker.terminate()
  }
}

function verdictOf(worker: Worker, milliseconds: number): Promise<PdfRefusal | null> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfRefusal | null>()
  let timer = setTimeout(() => reject(new Error('The thread that reads PDFs did not start')), START_MS)

  worker.on('message', (message: 'ready' | { refusal: PdfRefusal | null }) => {
    if (message !== 'ready') return resolve(message.refusal)
    // The time starts here, so that a slow start of the thread does not count.
    clearTimeout(timer)
    timer = setTimeout(() => resolve('pdf_damaged'), milliseconds)
  })
  worker.on('error', (error) => (isOutOfMemory(error) ? resolve('pdf_damaged') : reject(error)))
  worker.on('exit', () => reject(new Error('The thread that reads PDFs ended without a word')))
  return promise.finally(() => clearTimeout(timer))
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
