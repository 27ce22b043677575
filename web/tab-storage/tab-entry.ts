/** One entry in sessionStorage, which the browser keeps until the tab closes, or in localStorage. */
export interface TabEntry<Value> {
  /** Null if nothing is stored. */
  read: () => Value | null
  /** False if it could not be stored. */
  write: (value: Value) => boolean
  remove: () => void
}

const ofTab = (): Storage => sessionStorage

// Every access may throw: privacy settings may forbid storage, or it may be full. The pages must work all the same, so
// the error is ignored.
function attempt<Result>(access: (storage: Storage) => Result, fallback: Result, open = ofTab): Result {
  try {
    return access(open())
  } catch {
    return fallback
  }
}

export const textEntry = (key: string, open = ofTab): TabEntry<string> => ({
  read: () => attempt((storage) => storage.getItem(key), null, open),
  write: (text) =>
    attempt(
      (storage) => {
        storage.setItem(key, text)
        return true
      },
      false,
      open,
    ),
  remove: () => attempt((storage) => storage.removeItem(key), undefined, open),
})

/** `parse` checks the stored value: an older release, or a person, may have written it. */
export function jsonEntry<Value>(key: string, parse: (stored: unknown) => Value | null): TabEntry<Value> {
  const { write, remove } = textEntry(key)
  return {
    read: () => attempt((storage) => parse(JSON.parse(storage.getItem(key) ?? 'null')), null),
    write: (value) => write(JSON.stringify(value)),
    remove,
  }
}

/** Removes every entry whose key starts with `prefix`. */
export const removeEntries = (prefix: string): void =>
  attempt((storage) => {
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix))
    for (const key of keys) storage.removeItem(key)
  }, undefined)
