import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { applicationTexts as texts } from '#web/texts/candidate-profile.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useNotice } from '#web/ui/notice.tsx'
import type { Application } from './applications-section.tsx'

interface DeleteApplicationProps {
  application: Application | null
  isOpen: boolean
  onClose: () => void
}

/** Asks, then withdraws the application. */
export function DeleteApplication({ application, isOpen, onClose }: DeleteApplicationProps) {
  const client = useQueryClient()
  const notice = useNotice()
  const remove = useMutation(
    queries.applications.deleteCandidature.mutationOptions({
      onSuccess: () => {
        notice.success(texts.deleted)
        // It closes when the list is up to date, and the focus then goes where something still is.
        return client.invalidateQueries({ queryKey: queries.applications.key() })
      },
      onError: () => notice.error(texts.deleteFailed),
      onSettled: onClose,
    }),
  )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.confirmDelete}
      subject={application?.emp_ofertas_id.nombre}
      message={texts.confirmDeleteNote}
      isPending={remove.isPending}
      onConfirm={() => application && remove.mutate({ id: application.can_cv_ofertas_id })}
      onCancel={onClose}
    />
  )
}
