import { Worker } from 'node:worker_threads'
import { threadProgram } from '#server/config/project-root.ts'
import type { PdfVerdict } from './make-harmless.ts'

const workerPath = threadProgram('server/documents/pdf', 'pdf-worker')

const IDLE_MS = 10_000

interface IdleThread {
  thread: Worker
  megabytes: number
  end: NodeJS.Timeout
}

// Loading the libraries takes half a second of computing time, and reading most documents a tenth of it.
let idle: IdleThread | undefined

/** A thread that reads PDFs, without flags and secrets of the process. Its warnings stay out of the log. */
export function takeThread(megabytes: number): Worker {
  if (idle?.megabytes === megabytes) {
    const { thread, end } = idle
    idle = undefined
    clearTimeout(end)
    thread.ref()
    return thread
  }
  const thread = new Worker(workerPath, {
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  })
  // While it is idle nobody else listens.
  thread.on('error', () => {})
  thread.on('exit', () => {
    if (idle?.thread === thread) idle = undefined
  })
  return thread
}

/** Keeps one thread for the next document for ten seconds. Ends it if its document was not sound: it may have changed the thread. */
export async function returnThread(thread: Worker, megabytes: number, verdict: PdfVerdict | undefined): Promise<void> {
  const isWhole = verdict?.refusal === undefined && verdict?.words !== undefined
  const isSound = isWhole && verdict.removed.length === 0 && !verdict.bytes
  if (!isSound) return void (await thread.terminate())
  const before = idle
  thread.unref()
  const end = setTimeout(() => {
    idle = undefined
    void thread.terminate()
  }, IDLE_MS).unref()
  idle = { thread, megabytes, end }
  if (!before) return
  clearTimeout(before.end)
  await before.thread.terminate()
}
