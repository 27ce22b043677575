import { useEffect, useState } from 'react'

/** The value of a promise, or null until it resolves. React's `use` would show it up to 300 ms later. */
export function useSettled<Value>(given: Promise<Value> | Value): Value | null {
  const [late, setLate] = useState<{ of: Promise<Value>; value: Value } | null>(null)
  useEffect(() => {
    if (!(given instanceof Promise)) return undefined
    let isCurrent = true
    void given.then((value) => isCurrent && setLate({ of: given, value }))
    return () => {
      isCurrent = false
    }
  }, [given])
  if (!(given instanceof Promise)) return given
  return late?.of === given ? late.value : null
}
