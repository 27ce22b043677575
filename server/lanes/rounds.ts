let accepted = 0

/** Counts a connection that was accepted. */
export const countConnection = (): void => void (accepted += 1)

// So that an endless flood of connections does not stop everything else. A round takes a fraction of a millisecond.
const MOST_ROUNDS = 100

/**
 * Returns a function that waits for a round of the event loop: `atOnce` of those who wait go on in each, and nobody while
 * new connections come. Node accepts one connection in each round, so behind slow rounds new visitors wait for seconds.
 */
export function createRounds(atOnce = 1): () => Promise<void> {
  const line: (() => void)[] = []
  let isRunning = false
  let seen = accepted
  let skipped = 0

  const run = (): void => {
    const isNew = accepted !== seen
    seen = accepted
    if (isNew && skipped < MOST_ROUNDS) {
      skipped += 1
      return void setImmediate(run)
    }
    skipped = 0
    for (const goOn of line.splice(0, atOnce)) goOn()
    if (line.length > 0) setImmediate(run)
    else isRunning = false
  }

  return () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    line.push(resolve)
    if (!isRunning) setImmediate(run)
    isRunning = true
    return promise
  }
}

/** Returns a function that is true for the first `most` calls in a round of the event loop without new connections. */
export function createRoundBudget(most: number): () => boolean {
  let left = most
  let seen = accepted
  const refill = (): void => {
    left = most
    seen = accepted
  }
  return () => {
    if (left === most) setImmediate(refill)
    left -= 1
    return left >= 0 && accepted === seen
  }
}

/** The rounds in which parts of bodies are read: a part has up to 64 kB. */
export const nextBodyRound = createRounds(4)

/** The rounds in which parts of files are read from the disk and sent: a part has 64 kB. */
export const nextFileRound = createRounds(4)
