import { useEffect } from 'react'
import { useNotice } from './notice.tsx'

/** Tells once that something could not be loaded; a further failure after trying again is told again. */
export function useFailureNotice(hasFailed: boolean, message: string): void {
  const notice = useNotice()
  useEffect(() => {
    if (hasFailed) notice.error(message)
  }, [hasFailed, message, notice])
}
