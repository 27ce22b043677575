import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { logFailure } from '#web/api/log-failure.ts'
import type { OpenedApplication } from '#web/api/types.ts'
import { fetchShownCv } from './fetch-cv.ts'

/** Caches a few hidden CVs for somebody who returns to them. */
const KEPT_MS = 60_000

/** The bytes of the CV, and what to do where it cannot be shown. `isLater`: the company reads it only once it has chosen the person. */
export function useShownCv(application: OpenedApplication, isLater: boolean) {
  const [isUnreadable, setIsUnreadable] = useState(false)
  const { can_cv_ofertas_id: id, can_cv_id: cv, nb_usuarios_id: person } = application
  const file = useQuery({
    // Another file is shown once the person is known.
    queryKey: ['shown-cv', id, cv.nombre, person.sin_nombre],
    enabled: !isLater,
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
