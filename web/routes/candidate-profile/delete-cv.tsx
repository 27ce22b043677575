import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import type { Cv } from '#web/apply/use-cvs.ts'
import { cvTexts as texts } from '#web/texts/candidate-profile.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useNotice } from '#web/ui/notice.tsx'

interface DeleteCvProps {
  cv: Cv | null
  isOpen: boolean
  onClose: () => void
}

/** Asks, then takes the CV off the list; the copies that were sent stay with their companies, and the question says so. */
export function DeleteCv({ cv, isOpen, onClose }: DeleteCvProps) {
  const client = useQueryClient()
  const notice = useNotice()
  const remove = useMutation(
    queries.cvs.deleteCv.mutationOptions({
      onSuccess: ({ message }) => {
        notice.success(message)
        // It closes when the list is up to date, and the focus then goes where something still is.
        return client.invalidateQueries({ queryKey: queries.cvs.key() })
      },
      onError: () => notice.error(texts.deleteFailed),
      onSettled: onClose,
    }),
  )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.confirmDelete}
      subject={cv?.nombre}
      message={texts.confirmDeleteNote}
      isPending={remove.isPending}
      onConfirm={() => cv && remove.mutate({ id: cv.can_cv_id })}
      onCancel={onClose}
    />
  )
}
