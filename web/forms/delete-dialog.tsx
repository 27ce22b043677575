import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useNotice } from '#web/ui/notice.tsx'

interface DeleteTexts {
  confirmDelete: string
  confirmDeleteNote: string
  deleted: string
  deleteFailed: string
}

interface DeleteDialogProps {
  isOpen: boolean
  onClose: () => void
  /** What is about to be deleted: its id, and the name by which people know it. */
  id: number | undefined
  subject: string | undefined
  texts: DeleteTexts
  call: (input: { id: number }) => Promise<unknown>
  /** The queries that are old afterwards; all of them unless one is named. */
  stale?: QueryKey
}

/** Asks, deletes, says so. It closes when the list is up to date, and the focus then goes where something still is. */
export function DeleteDialog({ isOpen, onClose, id, subject, texts, call, stale }: DeleteDialogProps) {
  const client = useQueryClient()
  const notice = useNotice()
  const remove = useMutation({
    mutationFn: (input: { id: number }) => call(input),
    onSuccess: () => {
      notice.success(texts.deleted)
      return client.invalidateQueries(stale && { queryKey: stale })
    },
    onError: () => notice.error(texts.deleteFailed),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.confirmDelete}
      subject={subject}
      message={texts.confirmDeleteNote}
      isPending={remove.isPending}
      onConfirm={() => id !== undefined && remove.mutate({ id })}
      onCancel={onClose}
    />
  )
}
