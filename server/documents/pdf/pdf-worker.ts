import { parentPort } from 'node:worker_threads'
import { makeHarmless } from './make-harmless.ts'
import { readWords } from './read-words.ts'

// Runs in its own thread, which may be terminated at any moment: see inspect-pdf.ts.

parentPort?.on('message', async (bytes: Uint8Array) => {
  // The libraries are loaded: computing time counts from now on.
  parentPort?.postMessage(undefined)
  const verdict = await makeHarmless(bytes)
  parentPort?.postMessage(verdict)
  if (verdict.refusal !== undefined) return
  parentPort?.postMessage({ ...verdict, words: await readWords(verdict.bytes ?? bytes) })
})
