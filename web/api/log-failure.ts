/** Writes a failure to the browser's console; the visitor sees a sentence on the page: `logFailure('CV download failed', error)`. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(what, error)
}
