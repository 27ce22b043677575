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

interface Cached<Value> {
  value: Promise<Value>
  /** The number of changes before it was read. */
  before: number
  readAt: number
}

/**
 * Keeps in memory, for each database, what operators seldom change. It is read again after a change, and where it is not enough for
 * the caller: a newer release may have added to it.
 */
export function readUntilChanged<Value>(read: (db: Handle) => PromiseLike<Value>) {
  const cached = new WeakMap<Handle, Cached<Value>>()
  const isFresh = ({ before, readAt }: Cached<Value>) =>
    before === changes && (isFollowing || performance.now() - readAt < UNTOLD_MS)

  return async (db: Handle, isEnough: (value: Value) => boolean = () => true): Promise<Value> => {
    const known = cached.get(db)
    if (known && isFresh(known)) {
      const value = await known.value
      if (isEnough(value)) return value
    }
    const again = { value: Promise.resolve(read(db)), before: changes, readAt: performance.now() }
    cached.set(db, again)
    again.value.catch(() => cached.get(db) === again && cached.delete(db))
    return again.value
  }
}
