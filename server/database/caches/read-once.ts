import type { Handle } from '../open.ts'

/**
 * Reads what only a release changes once for each database, and caches it. A newer release may have added to it:
 * a value that is not enough for the caller is read again.
 */
export function readOnce<Value>(read: (db: Handle) => PromiseLike<Value>) {
  const cached = new WeakMap<Handle, Promise<Value>>()
  return async (db: Handle, isEnough: (value: Value) => boolean = () => true): Promise<Value> => {
    const value = await cached.get(db)
    if (value !== undefined && isEnough(value)) return value
    // A query of Drizzle would run again each time that it is awaited.
    const again = Promise.resolve(read(db))
    cached.set(db, again)
    again.catch(() => cached.delete(db))
    return again
  }
}
