import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Project } from '#web/api/types.ts'
import { editionTexts, projectTexts } from '../texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { useSubject } from '#web/ui/use-subject.ts'

const isGone = (failure: unknown) => hasStatus(failure, 404)
const sentenceOf = (failure: unknown) => (isGone(failure) ? projectTexts.gone : editionTexts.loadFailed)

/**
 * The project of the dialog: a new one, or one that is read when the dialog opens. It is read by a mutation,
 * because a query would read it again later and replace the typed values.
 */
export function useProjectEdition() {
  const notice = useNotice()
  const client = useQueryClient()
  const { subject, ...dialog } = useSubject<{ id: number } | null>()
  const [reloaded, setReloaded] = useState<Project>()
  const reading = useMutation({ mutationFn: async (id: number) => (await api.projects.getProject({ id }))[0] })

  const onError = (error: unknown) => {
    notice.error(sentenceOf(error))
    if (isGone(error)) void client.invalidateQueries({ queryKey: queries.projects.key() })
  }
  const read = (id: number) => reading.mutate(id, { onError })
  const failure = reading.error && { sentence: sentenceOf(reading.error), isFinal: isGone(reading.error) }
  return {
    isOpen: dialog.isOpen,
    close: () => {
      // Without this, a failing read would show its notice after the dialog is closed.
      if (reading.isPending) reading.reset()
      dialog.close()
    },
    create: () => dialog.open(null),
    edit: ({ emp_proyectos_id: id }: Project) => {
      setReloaded(undefined)
      dialog.open({ id })
      read(id)
    },
    isNew: subject === null,
    /** Null for a new project, and until the project is read. */
    project: (subject && (reloaded ?? reading.data)) ?? null,
    failure: subject && failure,
    retry: () => subject && read(subject.id),
    /** Shows the version that somebody else saved. */
    replace: setReloaded,
  }
}

export type ProjectEdition = ReturnType<typeof useProjectEdition>
