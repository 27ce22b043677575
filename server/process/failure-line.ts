const LONGEST = 2000

/** The reason of a failed start, for the terminal. The message of a failed query contains values, so its cause is used. */
export function failureLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const reason = error.message.startsWith('Failed query:') && error.cause instanceof Error ? error.cause : error
  return reason.message.slice(0, LONGEST)
}
