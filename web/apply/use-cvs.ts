import { useEffect, useState } from 'react'
import { api } from '#web/api/client.ts'
import type { Cv } from '#web/api/types.ts'

/** The candidate's CVs, loaded each time the dialog opens; null while the first ones load. */
export function useCvs(isOpen: boolean) {
  const [cvs, setCvs] = useState<readonly Cv[] | 'failed' | null>(null)
  useEffect(() => {
    if (isOpen) void findCvs().then(setCvs)
  }, [isOpen])

  const retry = () => {
    setCvs(null)
    void findCvs().then(setCvs)
  }
  return { cvs, retry, setCvs }
}

const findCvs = () => api.cvs.listCvs().catch(() => 'failed' as const)
