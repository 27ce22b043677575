import { monitorEventLoopDelay } from 'node:perf_hooks'

const LATE_MS = 500
const EVERY_MS = 1000

/** Returns a function that says whether the event loop was late in the last second: half a second on average. */
export function watchEventLoop(): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let isLate = false
  setInterval(() => {
    isLate = delay.mean / 1_000_000 > LATE_MS
    delay.reset()
  }, EVERY_MS).unref()
  return () => isLate
}
