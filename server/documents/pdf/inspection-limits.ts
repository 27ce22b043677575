import { capacity } from '#server/config/capacity.ts'

/** Each inspection uses a thread with its own memory; one inspection of each account at a time. */
export const QUEUE_LIMITS = { atOnce: capacity.inspectionsAtOnce, waitingPerAccount: 4, waitingInAll: 20 }

/** `milliseconds` is time by the clock: a busy machine may give a thread no computing time. The answer is then `busy`. */
export const INSPECTION_LIMITS = { cpuMilliseconds: 6000, milliseconds: 30_000, megabytes: 192 }
