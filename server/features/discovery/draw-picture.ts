import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { PictureText } from './picture-text.ts'
import type { Delivery, Order } from './picture-thread.ts'

// A picture takes 20 milliseconds; the first one waits until the thread has started.
const PATIENCE_MS = 30_000

// Through package.json's imports, since a bundle stands elsewhere than this file: both find the same source.
const threadPath = createRequire(import.meta.url).resolve('#server/features/discovery/picture-thread.ts')

type Waiting = PromiseWithResolvers<string>

interface Thread {
  worker: Worker
  waiting: Map<number, Waiting>
}

let thread: Thread | undefined
let orders = 0

/** Lays a picture out as SVG, its letters as outlines. In one thread that starts with the first picture and stays. */
export async function drawPicture(text: PictureText): Promise<string> {
  const current = (thread ??= startThread())
  const order: Order = { number: (orders += 1), text }
  const waiting = Promise.withResolvers<string>()
  const timer = setTimeout(() => giveUp(current, new Error('A picture took too long to draw')), PATIENCE_MS)
  current.waiting.set(order.number, waiting)
  current.worker.ref()
  current.worker.postMessage(order)
  try {
    return await waiting.promise
  } finally {
    clearTimeout(timer)
    current.waiting.delete(order.number)
    // Idle it keeps no process alive.
    if (current.waiting.size === 0) current.worker.unref()
  }
}

function startThread(): Thread {
  // Neither the flags nor the secrets of the process.
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

/** Whoever waits is told; the next picture gets a thread of its own. */
function giveUp(failed: Thread, error: unknown): void {
  if (thread === failed) thread = undefined
  for (const { reject } of failed.waiting.values()) reject(error)
  void failed.worker.terminate()
}
