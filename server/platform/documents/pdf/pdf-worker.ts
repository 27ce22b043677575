import { parentPort, workerData } from 'node:worker_threads'
import { makeHarmless } from './make-harmless.ts'

// Runs in its own thread, which may be terminated at any moment: see inspect-pdf.ts.

parentPort?.postMessage(await makeHarmless(workerData as Uint8Array))
