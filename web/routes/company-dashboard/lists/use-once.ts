import { useState } from 'react'

/** Stays true after the first time, so that a visible search does not disappear while somebody types. */
export function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return isTrue || wasTrue
}
