const LONGEST = 2000

/** Why a start failed, for the terminal. A failed query says its reason in `cause`; its own message holds all its values. */
export function failureLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const reason = error.message.startsWith('Failed query:') && error.cause instanceof Error ? error.cause : error
  return reason.message.slice(0, LONGEST)
}
