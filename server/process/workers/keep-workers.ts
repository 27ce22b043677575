import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { closeLostConnection } from './close-lost-connection.ts'
import { collectReports } from './collect-reports.ts'
import type { WorkerMessage } from './report.ts'
import { sumMetrics } from './worker-metrics.ts'

// The pause before a worker is started again doubles, until one has lived for a minute.
const pause = { firstMs: 250, longestMs: 10_000, stableMs: 60_000 }
// A worker closes within five seconds, and the primary ends after ten.
const STOP_MS = 7000

interface Keep {
  count: number
  /** The program of a worker. */
  script: string
  port: number
  log: Pick<Logger, 'error'>
}

/** Starts workers, and another one for each that ends, until `stop`. */
export function keepWorkers({ count, script, port: wantedPort, log }: Keep) {
  cluster.schedulingPolicy = cluster.SCHED_RR
  cluster.setupPrimary({ exec: script, args: [] })
  const { ready, receive } = collectReports(count, log)
  const listening = once(cluster, 'listening')
  const stopping = new AbortController()
  const running = new Set<Worker>()
  let shared: object | undefined
  let port = wantedPort
  let boundPort: number | undefined
  cluster.on('listening', (_, address) => (boundPort = address.port))

  const start = (pauseMs: number): void => {
    const startedAt = performance.now()
    // While others answer, a worker gets connections only when it has started.
    const listensLast = running.size > 0 && boundPort !== undefined
    const worker = cluster.fork({ PORT: port, WORKERS: count, ...(listensLast && { BOUND_PORT: boundPort }) })
    running.add(worker)
    closeLostConnection(worker)
    // A message to a worker that ends meanwhile fails. Its end is what counts.
    worker.on('error', () => {})
    // The messages of prom-client lack a kind.
    worker.on('message', (message: WorkerMessage | { kind?: undefined }) => {
      if (message.kind === undefined) return
      if (message.kind === 'metrics') return void sumMetrics(worker, message)
      if (message.kind !== 'attach') receive(worker, message)
      else if (shared) worker.send(shared, () => {})
    })
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      // Without workers the port is free, and PORT=0 would pick another one for the next workers.
      if (running.size === 0) port = boundPort ?? port
      if (stopping.signal.aborted) return
      log.error({ worker: worker.id, code, signal }, 'a worker has ended, another one is started')
      void startAfter(performance.now() - startedAt > pause.stableMs ? pause.firstMs : pauseMs)
    })
  }
  const startAfter = async (ms: number): Promise<void> => {
    await wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
    if (!stopping.signal.aborted) start(Math.min(2 * ms, pause.longestMs))
  }
  for (let started = 0; started < count; started += 1) start(pause.firstMs)

  return {
    /** Resolves when the first worker listens. Rejects if one reports that it cannot start. */
    listening: Promise.race([listening, ready]),
    /** Resolves with the lines of the start when all have started. Rejects if one reports that it cannot. */
    ready,
    /** Sends a message to all workers, and to each that attaches later. */
    share(message: object): void {
      shared = message
      for (const worker of running) worker.send(message, () => {})
    },
    /** Ends all workers. One that does not end in time is killed. */
    stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      stopping.abort()
      return stopAll(running, signal)
    },
  }
}

async function stopAll(running: ReadonlySet<Worker>, signal: NodeJS.Signals): Promise<void> {
  const ends = Array.from(running, (worker) => once(worker, 'exit'))
  const kill = (how: NodeJS.Signals) => {
    for (const worker of running) worker.process.kill(how)
  }
  kill(signal)
  const timer = setTimeout(kill, STOP_MS, 'SIGKILL')
  await Promise.all(ends)
  clearTimeout(timer)
}
