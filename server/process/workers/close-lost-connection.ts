import type { Worker } from 'node:cluster'

interface Closable {
  close: () => void
}

/**
 * Closes the connection that a killed worker had received and not accepted. Node would keep it open in the primary for
 * ever, and its visitor would wait for ever. There is one at most: a worker gets the next connection only after
 * accepting the one before. Closing an accepted one again changes nothing.
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
