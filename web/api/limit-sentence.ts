import { ApiError } from './api-error.ts'

// A quota, or the space on the disk.
const limitStatuses = new Set([429, 507])

/** The server's sentence if a limit was reached: only it knows which one, and for how long. Otherwise the screen's own. */
export const limitSentence = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && limitStatuses.has(error.status) && error.error) || fallback
