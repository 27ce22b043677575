/**
 * Runs a task for all who ask, one run at a time. Who asks during a run gets the next one, because the running one may not
 * know of a change that was made before the question.
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
