import type { Handle } from '../open.ts'

// While nobody tells this process about changes, a list may be so old.
const UNTOLD_MS = 500

// Of this process: the triggers of the lists tell every process that follows the changes of public data.
let changes = 0
let isFollowing = false

/** Everything that was read of the lists is read again. */
export function forgetLists(): void {
  changes += 1
}

/** Whether `forgetLists` is called after each change from now on. */
export function followLists(isTold: boolean): void {
  isFollowing = isTold
  forgetLists()
}

interface Kept<Value> {
  value: Promise<Value>
  /** The number of changes before it was read. */
  before: number
  readAt: number
}

/** Keeps a value in memory for each database. It is read again where it is not enough for the caller: a newer release may have added to it. */
const readWhile =
  (isFresh: (kept: Kept<unknown>) => boolean) =>
  <Value>(read: (db: Handle) => PromiseLike<Value>) => {
    const kept = new WeakMap<Handle, Kept<Value>>()
    return async (db: Handle, isEnough: (value: Value) => boolean = () => true): Promise<Value> => {
      const known = kept.get(db)
      if (known && isFresh(known)) {
        const value = await known.value
        if (isEnough(value)) return value
      }
      // A query of Drizzle would run again each time that it is awaited.
      const again = { value: Promise.resolve(read(db)), before: changes, readAt: performance.now() }
      kept.set(db, again)
      again.value.catch(() => kept.get(db) === again && kept.delete(db))
      return again.value
    }
  }

/** For what only a release changes. */
export const readOnce = readWhile(() => true)

/** For what operators seldom change. */
export const readUntilChanged = readWhile(
  ({ before, readAt }) => before === changes && (isFollowing || performance.now() - readAt < UNTOLD_MS),
)
