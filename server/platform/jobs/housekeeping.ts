import type { Logger } from 'pino'

/** Background work. A task must be safe at any time, also when several processes run it at once. */
export type Task = () => Promise<unknown>

const HOUR_MS = 3_600_000

/** Runs all tasks now and every hour. A failure is logged, and the next run retries it. Returns a function that stops. */
export function startHousekeeping({ tasks, log }: { tasks: readonly Task[]; log: Logger }): () => Promise<void> {
  let running = Promise.resolve()
  const doAll = async () => {
    for (const task of tasks) await task().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }
  const begin = () => {
    running = running.then(doAll)
  }
  const timer = setInterval(begin, HOUR_MS)
  begin()
  return () => {
    clearInterval(timer)
    return running
  }
}
