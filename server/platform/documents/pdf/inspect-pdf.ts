import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { AppError } from '#server/platform/errors.ts'
import { INSPECTION_LIMITS } from './inspection-limits.ts'
import type { PdfRefusal } from './judge/refusal.ts'

const CPU_CHECK_MS = 50

// Resolved with the imports of package.json: they find the source also from a bundle in another folder.
const workerPath = createRequire(import.meta.url).resolve('#server/platform/documents/pdf/pdf-worker.ts')

// Where Node keeps compiled modules the thread starts in less than half the computing time.
const { NODE_COMPILE_CACHE } = process.env
const threadEnv = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}

interface Options {
  limits?: typeof INSPECTION_LIMITS
  /** Ends the inspection when the sender leaves. */
  signal?: AbortSignal | undefined
}

/**
 * Reads each PDF in a new thread with limited computing time and memory. A hostile file can hang or exhaust only this
 * thread. A file that exceeds the limits counts as damaged.
 */
export async function inspectPdf(bytes: Uint8Array, options: Options = {}): Promise<PdfRefusal | null> {
  const { limits = INSPECTION_LIMITS, signal } = options
  const worker = new Worker(workerPath, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // The thread gets no flags and no secrets of the process, and its warnings stay out of our log.
    execArgv: [],
    env: threadEnv,
    stdout: true,
    stderr: true,
  })
  const { promise: left, reject: leave } = Promise.withResolvers<never>()
  const onLeave = () => leave(new AppError('upload_interrupted'))
  signal?.addEventListener('abort', onLeave)
  try {
    return await Promise.race([verdictOf(worker, limits), left])
  } finally {
    signal?.removeEventListener('abort', onLeave)
    await worker.terminate()
  }
}

type Message = { cpuAtStart: NodeJS.CpuUsage } | { refusal: PdfRefusal | null }

const damaged: PdfRefusal = { code: 'pdf_damaged' }

function verdictOf(worker: Worker, limits: typeof INSPECTION_LIMITS): Promise<PdfRefusal | null> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfRefusal | null>()
  const timer = setTimeout(() => reject(new AppError('busy')), limits.milliseconds)
  let cpuTimer: NodeJS.Timeout | undefined

  worker.on('message', (message: Message) => {
    if ('refusal' in message) return resolve(message.refusal)
    const checkCpu = async () => {
      const { user, system } = await worker.cpuUsage(message.cpuAtStart)
      if (user + system > 1000 * limits.cpuMilliseconds) resolve(damaged)
    }
    // It fails if the thread has ended. Then the verdict is there.
    cpuTimer = setInterval(() => void checkCpu().catch(() => undefined), CPU_CHECK_MS)
  })
  worker.on('error', (error) => (isOutOfMemory(error) ? resolve(damaged) : reject(error)))
  worker.on('exit', () => reject(new Error('The thread that reads PDFs ended without a verdict')))
  return promise.finally(() => {
    clearTimeout(timer)
    clearInterval(cpuTimer)
  })
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
