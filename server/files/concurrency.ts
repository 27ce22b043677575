/** Runs at most `most` tasks at a time; the others wait their turn, first come first served. */
export function limitConcurrency(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []

  return async (task) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // The place is handed on, not freed, so that nobody can step in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
