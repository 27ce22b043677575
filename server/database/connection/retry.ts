import { setTimeout as wait } from 'node:timers/promises'

interface Retry {
  signal: AbortSignal
  /** The pause doubles from the first to the longest. */
  pause: { firstMs: number; longestMs: number }
  /** Throws to give up. */
  onFailure(error: unknown, tries: number): void
}

/** Tries until it succeeds, until `onFailure` throws, or until the signal. */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  { signal, pause, onFailure }: Retry,
): Promise<Result> {
  for (let tries = 1, pauseMs = pause.firstMs; ; tries += 1) {
    signal.throwIfAborted()
    try {
      return await attempt()
    } catch (error) {
      onFailure(error, tries)
    }
    await wait(pauseMs, undefined, { signal })
    pauseMs = Math.min(pauseMs * 2, pause.longestMs)
  }
}
