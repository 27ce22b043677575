import type { Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { print, type WorkerReport } from './report.ts'

/** Collects what the workers report, and prints what concerns all of them once. */
export function collectReports(count: number, log: Pick<Logger, 'error'>) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  // It may be rejected while nobody waits for it yet.
  promise.catch(() => undefined)
  let starts = 0
  let hasWaited = false

  const receive = ({ id }: Pick<Worker, 'id'>, { kind, lines }: WorkerReport): void => {
    if (kind === 'waiting' && !hasWaited) print({ kind, lines })
    hasWaited ||= kind === 'waiting'
    if (kind === 'ready') starts += 1
    if (starts >= count) resolve(lines)
    if (kind !== 'failed') return
    if (starts >= count) log.error({ worker: id }, lines)
    else reject(new Error(lines))
  }
  // Resolves with the lines of the start when so many workers have started. Rejects if one reports that it cannot.
  return { ready: promise, receive }
}
