/** Writes a failure to the browser's console, beside what the person is told: `logFailure('CV download failed', error)`. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(what, error)
}
