import { capacity } from '#server/config/capacity.ts'

// All limits on the inspection of PDFs, except how often the bytes may be read (syntax/work.ts) and unpacked
// (syntax/object-streams.ts).

/** Each inspection uses a thread with its own memory; one inspection of each account at a time. */
export const QUEUE_LIMITS = { atOnce: capacity.inspectionsAtOnce, waitingPerAccount: 4, waitingInAll: 20 }

export const INSPECTION_LIMITS = {
  /** Computing time of the thread. The load of the machine does not count. */
  cpuMilliseconds: 2000,
  /** Time by the clock, with the start of the thread: a busy machine may give it no computing time. The answer is then `busy`. */
  milliseconds: 20_000,
  megabytes: 192,
}
