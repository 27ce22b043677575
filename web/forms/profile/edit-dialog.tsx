import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'

interface EditDialogProps<Body> {
  isOpen: boolean
  onClose: () => void
  /** The id of the form in the dialog. */
  form: string
  texts: { editTitle: string; updated: string; updateFailed: string }
  call: (body: Body) => Promise<unknown>
  /** The data that a change makes old. */
  stale: QueryKey
  /** The form is still loading. */
  isLoading?: boolean
  children: (frame: {
    id: string
    interruptedName: string
    onSubmit: (body: Body) => void
    isPending: boolean
    failure: unknown
    onDirtyChange: (isDirty: boolean) => void
  }) => ReactNode
}

/** A dialog that edits a profile and closes when it is saved. */
export function EditDialog<Body>(props: EditDialogProps<Body>) {
  const { isOpen, onClose, form, texts, call, stale, isLoading, children } = props
  const client = useQueryClient()
  const notice = useNotice()
  const [isDirty, setIsDirty] = useState(false)
  const update = useMutation({
    mutationFn: call,
    onSuccess: async () => {
      notice.success(texts.updated)
      await client.invalidateQueries({ queryKey: stale })
      onClose()
    },
    onError: (error) => notice.error(limitSentence(error, texts.updateFailed)),
  })
  const { isPending, error: failure, mutate } = update
  const leave = () => {
    update.reset()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={texts.editTitle}
      hasUnsavedChanges={isDirty}
      isLocked={isPending}
      footer={<SaveFooter form={form} isPending={isPending} isDisabled={isLoading} />}
    >
      {children({
        id: form,
        interruptedName: form,
        onSubmit: (body) => mutate(body),
        isPending,
        failure,
        onDirtyChange: setIsDirty,
      })}
    </Dialog>
  )
}
