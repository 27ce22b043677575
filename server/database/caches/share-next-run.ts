/**
 * Runs a task for all who ask, one run at a time. A caller during a run gets the next run, because the running one may
 * have missed the change that the caller wants to see.
 */
export function shareNextRun<Value>(task: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<unknown> | undefined
  let next: Promise<Value> | undefined

  const run = async (): Promise<Value> => {
    await running?.catch(() => undefined)
    next = undefined
    const begun = task()
    running = begun
    return begun
  }
  return () => (next ??= run())
}
