import type { Server } from 'node:http'

// The database needs the rest of the ten seconds.
const FINISH_MS = 5000
const LOOK_MS = 50

/** Accepts no new requests, finishes the current ones and closes idle connections. */
export function closeServer(server: Server, finishMs = FINISH_MS): Promise<void> {
  return new Promise((resolve) => {
    const begun = Date.now()
    // A connection that becomes idle later would stay until its keep-alive ends.
    const timer = setInterval(() => {
      if (Date.now() - begun > finishMs) server.closeAllConnections()
      else server.closeIdleConnections()
    }, LOOK_MS)
    server.close(() => {
      clearInterval(timer)
      resolve()
    })
  })
}

const LONGEST_MS = 10_000

// Ctrl-C reaches the process twice, from the terminal and from npm. Only a later signal counts as the second one.
const SAME_SIGNAL_MS = 1000

/** Runs `stop` at the first SIGTERM or SIGINT and then exits; a second one, or ten seconds, exit at once. */
export function stopOnSignal(stop: () => Promise<void>, exit: (code: number) => void): void {
  let firstAt: number | undefined
  const leave = (): void => {
    const isFirst = firstAt === undefined
    firstAt ??= Date.now()
    if (!isFirst && Date.now() - firstAt > SAME_SIGNAL_MS) exit(1)
    if (!isFirst) return
    setTimeout(() => exit(1), LONGEST_MS).unref()
    stop().then(
      () => exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        exit(1)
      },
    )
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
}
