import type { Worker } from 'node:cluster'

interface Closable {
  close: () => void
}

/**
 * Closes the connection that a worker had been handed and had not accepted when it was killed. Node keeps it open in the
 * primary for ever, so its visitor would wait for an answer that nobody gives. There is one at most: the next connection is
 * handed to a worker only after it has accepted the one before. To close an accepted one again has no effect.
 */
export function closeLostConnection(worker: Worker): void {
  const child = worker.process
  const send = child.send.bind(child) as (...message: unknown[]) => boolean
  let handed: Closable | undefined
  child.send = (...message: unknown[]) => {
    const [, handle] = message
    if (handle) handed = handle as Closable
    return send(...message)
  }
  worker.once('exit', () => handed?.close())
}
