import cluster from 'node:cluster'
import type { MetricsQuestion } from './worker-metrics.ts'

/** Lines about a start, for the terminal. */
export interface WorkerReport {
  kind: 'waiting' | 'ready' | 'failed'
  lines: string
}

/** A message from a worker to the primary: a report, its readiness for what the primary shares, or a question for the metrics of all. */
export type WorkerMessage = WorkerReport | MetricsQuestion | { kind: 'attach' }

/** Prints a report. A worker sends it to the primary, which prints what all of them report once. */
export async function report(made: WorkerReport): Promise<void> {
  if (!cluster.isWorker) return print(made)
  await new Promise<void>((resolve) => process.send?.(made, undefined, undefined, () => resolve()))
}

export function print({ kind, lines }: WorkerReport): void {
  const { stdout, stderr } = process
  const stream = kind === 'ready' ? stdout : stderr
  stream.write(`${lines}\n`)
}
