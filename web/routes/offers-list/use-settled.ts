import { useEffect, useState } from 'react'

/** What a promise resolves with, and null until then. Not React's `use`, which shows what was late up to 300 ms later. */
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
