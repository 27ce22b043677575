import { Worker } from 'node:worker_threads'
import { threadProgram } from '#server/config/project-root.ts'
import type { PictureText } from './picture-text.ts'
import type { Delivery, Order } from './picture-thread.ts'

// A picture takes 20 milliseconds; the first one also waits for the start of the thread.
const TIMEOUT_MS = 30_000

const threadPath = threadProgram('server/features/discovery', 'picture-thread')

type Waiting = PromiseWithResolvers<string>

interface Thread {
  worker: Worker
  waiting: Map<number, Waiting>
}

let thread: Thread | undefined
let orders = 0

/** Renders a picture as SVG, with letters as outlines. One thread starts with the first picture and stays. */
export async function drawPicture(text: PictureText): Promise<string> {
  const current = (thread ??= startThread())
  const order: Order = { number: (orders += 1), text }
  const waiting = Promise.withResolvers<string>()
  const timer = setTimeout(() => giveUp(current, new Error('A picture took too long to draw')), TIMEOUT_MS)
  current.waiting.set(order.number, waiting)
  current.worker.ref()
  current.worker.postMessage(order)
  try {
    return await waiting.promise
  } finally {
    clearTimeout(timer)
    current.waiting.delete(order.number)
    // An idle thread must not keep the process alive.
    if (current.waiting.size === 0) current.worker.unref()
  }
}

function startThread(): Thread {
  // The thread gets neither flags nor environment, because the environment holds secrets.
  const worker = new Worker(threadPath, { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } })
  const started: Thread = { worker, waiting: new Map() }
  worker.on('message', (delivery: Delivery) => {
    const waiting = started.waiting.get(delivery.number)
    if ('svg' in delivery) waiting?.resolve(delivery.svg)
    else waiting?.reject(new Error(`A picture could not be drawn: ${delivery.failure}`))
  })
  worker.on('error', (error: unknown) => giveUp(started, error))
  worker.on('exit', () => giveUp(started, new Error('The thread that draws pictures ended')))
  return started
}

/** Rejects all waiting pictures. The next picture starts a new thread. */
function giveUp(failed: Thread, error: unknown): void {
  if (thread === failed) thread = undefined
  for (const { reject } of failed.waiting.values()) reject(error)
  void failed.worker.terminate()
}
