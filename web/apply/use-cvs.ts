import { useCallback, useEffect, useState } from 'react'
import type { ApiClient } from '#web/api/api-client.ts'
import { api } from '#web/api/client.ts'

export type Cv = Awaited<ReturnType<ApiClient['cvs']['listCvs']>>[number]

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
