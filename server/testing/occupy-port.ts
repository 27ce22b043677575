import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const A_MINUTE_MS = 60_000

const listen = `
  const { createServer } = require('node:net')
  const { port, isTaken } = require('node:worker_threads').workerData
  const take = () => {
    createServer()
      .once('error', () => setTimeout(take, 1))
      .listen(port, '127.0.0.1', () => {
        Atomics.store(isTaken, 0, 1)
        Atomics.notify(isTaken, 0)
      })
  }
  take()`

/**
 * Takes a port at the moment when `free` frees it. Nothing else of this process runs meanwhile, so that the restart of a
 * server cannot be faster. Returns a function that frees the port.
 */
export async function occupyPort(port: number, free: () => void): Promise<() => Promise<unknown>> {
  const isTaken = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(listen, { eval: true, workerData: { port, isTaken } })
  await once(worker, 'online')
  free()
  if (Atomics.wait(isTaken, 0, 0, A_MINUTE_MS) === 'timed-out') throw new Error(`Port ${port} did not become free`)
  return () => worker.terminate()
}
