import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { projectTexts as texts } from '#web/texts/company-dashboard.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useNotice } from '#web/ui/notice.tsx'
import type { Project } from './projects-section.tsx'

interface DeleteProjectProps {
  project: Project | null
  isOpen: boolean
  onClose: () => void
}

/** Asks, then deletes the project with its offers and their applications. */
export function DeleteProject({ project, isOpen, onClose }: DeleteProjectProps) {
  const client = useQueryClient()
  const notice = useNotice()
  const remove = useMutation(
    queries.projects.deleteProject.mutationOptions({
      onSuccess: () => {
        notice.success(texts.deleted)
        // It closes when the list is up to date, and the focus then goes where something still is.
        return client.invalidateQueries()
      },
      onError: () => notice.error(texts.deleteFailed),
      onSettled: onClose,
    }),
  )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.confirmDelete}
      subject={project?.nombre}
      message={texts.confirmDeleteNote}
      isPending={remove.isPending}
      onConfirm={() => project && remove.mutate({ id: project.emp_proyectos_id })}
      onCancel={onClose}
    />
  )
}
