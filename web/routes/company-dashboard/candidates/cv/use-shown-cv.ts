import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { logFailure } from '#web/api/log-failure.ts'
import type { OpenedApplication } from '#web/api/types.ts'
import { fetchShownCv } from './fetch-cv.ts'

/** Caches a few hidden CVs for somebody who returns to them. */
const KEPT_MS = 60_000

/** The bytes of the CV, and what to do where it cannot be shown. */
export function useShownCv(application: OpenedApplication) {
  const [isUnreadable, setIsUnreadable] = useState(false)
  const { can_cv_ofertas_id: id, can_cv_id: cv } = application
  const file = useQuery({
    queryKey: ['shown-cv', id, cv.nombre],
    queryFn: ({ signal }) => fetchShownCv(application, signal),
    staleTime: Infinity,
    gcTime: KEPT_MS,
    retry: false,
  })
  const fail = useCallback((error: unknown) => {
    logFailure('a CV cannot be shown', error)
    setIsUnreadable(true)
  }, [])
  const retry = () => {
    setIsUnreadable(false)
    void file.refetch()
  }
  return { bytes: file.data, hasFailed: file.isError || isUnreadable, fail, retry }
}
