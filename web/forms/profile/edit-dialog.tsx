import { useState, type ReactNode } from 'react'
import { Dialog, type DialogProps } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import { useSend, type SendRules } from '../use-send.ts'

type Rules<Body> = SendRules<unknown, Body>

interface EditDialogProps<Body> extends Pick<DialogProps, 'isOpen' | 'onClose' | 'size'> {
  /** The id of the form in the dialog. */
  form: string
  /** Without `updated` the server's message is told. */
  texts: { editTitle: string; saveLabel?: string; updated?: Rules<Body>['done']; updateFailed: Rules<Body>['failed'] }
  call: (body: Body) => Promise<unknown>
  /** The data that a change makes old. */
  stale: Rules<Body>['stale']
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

/** A dialog with a form that closes when it is saved. */
export function EditDialog<Body>(props: EditDialogProps<Body>) {
  const { isOpen, onClose, size, form, texts, call, stale, isLoading, children } = props
  const [isDirty, setIsDirty] = useState(false)
  const { isPending, error, send, reset } = useSend(call, {
    done: texts.updated,
    failed: texts.updateFailed,
    stale,
    onDone: onClose,
  })
  const leave = () => {
    reset()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={texts.editTitle}
      {...(size && { size })}
      hasUnsavedChanges={isDirty}
      isLocked={isPending}
      footer={<SaveFooter form={form} isPending={isPending} isDisabled={isLoading} saveLabel={texts.saveLabel} />}
    >
      {children({
        id: form,
        interruptedName: form,
        onSubmit: send,
        isPending,
        failure: error,
        onDirtyChange: setIsDirty,
      })}
    </Dialog>
  )
}
