import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { PdfRefusal } from './pdf-scan.ts'

const START_MS = 30_000
// The heaviest sound documents take two seconds alone, several on a busy machine.
const BOUNDS = { milliseconds: 10_000, megabytes: 192 }

// Through package.json's imports, since a bundle stands elsewhere than this file: both find the same source.
const workerPath = createRequire(import.meta.url).resolve('#server/platform/documents/pdf-worker.ts')

/**
 * Reads a PDF in a thread of its own with bounded time and memory, a new one each time: a hostile file can hang or
 * exhaust only that. What can't be read within the bounds counts as damaged.
 */
export async function inspectPdf(bytes: Uint8Array, bounds = BOUNDS): Promise<PdfRefusal | null> {
  const worker = new Worker(workerPath, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // Neither the flags nor the secrets of the process, and no warnings about foreign files in its log.
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
    // Only now, so that a slow start isn't held against the file.
    clearTimeout(timer)
    timer = setTimeout(() => resolve('pdf_damaged'), milliseconds)
  })
  worker.on('error', (error) => (isOutOfMemory(error) ? resolve('pdf_damaged') : reject(error)))
  worker.on('exit', () => reject(new Error('The thread that reads PDFs ended without a word')))
  return promise.finally(() => clearTimeout(timer))
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
