import type { Logger } from 'pino'

/** Work that nobody waits for. Each task is safe at any time and in several processes at once. */
export type Task = () => Promise<unknown>

interface Housekeeping {
  tasks: readonly Task[]
  log: Logger
  everyMs?: number
}

const HOUR_MS = 3_600_000

/** Does all tasks now and then every hour; a failing one is logged and tried again the next time. Returns what ends it. */
export function startHousekeeping({ tasks, log, everyMs = HOUR_MS }: Housekeeping): () => Promise<void> {
  let running = Promise.resolve()
  const doAll = async () => {
    for (const task of tasks) await task().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }
  const begin = () => {
    running = running.then(doAll)
  }
  const timer = setInterval(begin, everyMs)
  begin()
  return () => {
    clearInterval(timer)
    return running
  }
}
