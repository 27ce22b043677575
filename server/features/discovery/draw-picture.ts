import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { threadProgram } from '#server/config/project-root.ts'
import type { PictureText } from './picture-text.ts'
import type { Delivery } from './picture-thread.ts'

// A picture takes 20 milliseconds; the first one also waits for the start of the thread.
const TIMEOUT_MS = 30_000

const threadPath = threadProgram('server/features/discovery', 'picture-thread')

let thread: Worker | undefined

const inTurn = pLimit(1)

/** Renders a picture as SVG, with letters as outlines, one at a time. One thread starts with the first picture and stays. */
export const drawPicture = (text: PictureText): Promise<string> =>
  inTurn(async () => {
    const worker = (thread ??= startThread())
    worker.ref()
    worker.postMessage(text)
    const answer = once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) }) as Promise<[Delivery]>
    const [delivery] = await answer
      .catch((error: unknown) => {
        forget(worker)
        throw error
      })
      // An idle thread must not keep the process alive.
      .finally(() => worker.unref())
    if ('failure' in delivery) throw new Error(`A picture could not be drawn: ${delivery.failure}`)
    return delivery.svg
  })

function startThread(): Worker {
  // The thread gets neither flags nor environment, because the environment holds secrets.
  const worker = new Worker(threadPath, { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } })
  return worker.on('error', () => forget(worker)).on('exit', () => forget(worker))
}

/** The next picture starts a new thread. */
function forget(worker: Worker): void {
  if (thread === worker) thread = undefined
  void worker.terminate()
}
