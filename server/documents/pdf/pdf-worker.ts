import { parentPort } from 'node:worker_threads'
import { makeHarmless } from './make-harmless.ts'

// Runs in its own thread, which may be terminated at any moment: see inspect-pdf.ts.

parentPort?.on('message', (bytes: Uint8Array) => {
  // The libraries are loaded: computing time counts from now on.
  parentPort?.postMessage(undefined)
  void makeHarmless(bytes).then((verdict) => parentPort?.postMessage(verdict))
})
