import { randomUUID } from 'node:crypto'
import type { Worker } from 'node:cluster'

// One worker gets the question for metrics. Only the primary reaches all of them, so the worker asks it for the sums.

export interface MetricsQuestion {
  kind: 'metrics'
  id: string
}

interface MetricsAnswer {
  metrics: { id: string; text: string | null }
}

// Longer than prom-client waits for the workers.
const ANSWER_MS = 7000

// The primary does without the library until the first question, because most installations never ask.
const openSums = async () => new (await import('prom-client')).AggregatorRegistry()
let sums: ReturnType<typeof openSums> | undefined

/** In the primary: sums the metrics of all workers, and sends them to the one that asks. Null: one of them did not answer. */
export async function sumMetrics(worker: Worker, { id }: MetricsQuestion): Promise<void> {
  const text = await (sums ??= openSums()).then((registry) => registry.clusterMetrics()).catch(() => null)
  worker.send({ metrics: { id, text } } satisfies MetricsAnswer, () => {})
}

/** In a worker: answers the primary from now on. */
export const answerPrimary = async (): Promise<void> => void (await openSums())

/** In a worker: the metrics of all workers. */
export function askPrimary(): Promise<string> {
  const id = randomUUID()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const receive = ({ metrics }: Partial<MetricsAnswer>): void => {
    if (metrics?.id !== id) return
    if (metrics.text === null) reject(new Error('a worker did not answer'))
    else resolve(metrics.text)
  }
  const timer = setTimeout(() => reject(new Error('the primary did not answer')), ANSWER_MS)
  process.on('message', receive)
  process.send?.({ kind: 'metrics', id } satisfies MetricsQuestion)
  return promise.finally(() => {
    clearTimeout(timer)
    process.off('message', receive)
  })
}
