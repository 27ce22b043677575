import { parentPort, workerData } from 'node:worker_threads'
import { judgePdf } from './judge/judge-pdf.ts'

// Runs in its own thread, which may be terminated at any moment: see inspect-pdf.ts.

parentPort?.postMessage({ cpuAtStart: process.threadCpuUsage() })
parentPort?.postMessage({ refusal: judgePdf(workerData as Uint8Array) })
