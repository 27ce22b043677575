import { useCallback, useEffect, useState } from 'react'
import { api } from '#web/api/client.ts'
import type { Cv } from '#web/api/types.ts'

/** The candidate's CVs, asked for each time the dialog opens; null while they are on their way. */
export function useCvs(isOpen: boolean) {
  const [cvs, setCvs] = useState<readonly Cv[] | 'failed' | null>(null)
  const reload = useCallback(async () => {
    setCvs(null)
    setCvs(await api.cvs.listCvs().catch(() => 'failed' as const))
  }, [])

  useEffect(() => {
    if (!isOpen) return undefined
    let isCurrent = true
    void api.cvs
      .listCvs()
      .catch(() => 'failed' as const)
      .then((found) => isCurrent && setCvs(found))
    return () => {
      isCurrent = false
    }
  }, [isOpen])

  return { cvs, reload, setCvs }
}
