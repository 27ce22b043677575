import { useId, useState, type ReactNode } from 'react'
import { Dialog, type DialogProps } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import { ReasonForm, type ReasonFormProps } from './reason-form.tsx'

interface ReasonDialogProps<Reason extends string | null>
  extends
    Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'size'>,
    Pick<ReasonFormProps<Reason>, 'choice' | 'text' | 'interruptedName' | 'onSubmit'> {
  /** What will happen. */
  about: ReactNode
  /** The label of the button. */
  send: string
  /** It takes something away from others. */
  isDanger?: boolean
  isPending: boolean
}

/** Says what will happen, asks why, and sends it. */
export function ReasonDialog<Reason extends string | null>(props: ReasonDialogProps<Reason>) {
  const { isOpen, onClose, title, size = 'narrow', about, send, isDanger = false, ...form } = props
  const id = useId()
  const [isDirty, setIsDirty] = useState(false)
  return (
    <Dialog
      {...{ isOpen, onClose, title, size }}
      hasUnsavedChanges={isDirty}
      isLocked={form.isPending}
      footer={<SaveFooter form={id} isPending={form.isPending} saveLabel={send} isDanger={isDanger} />}
    >
      <p className="mb-5 wrap-anywhere">{about}</p>
      <ReasonForm id={id} onDirtyChange={setIsDirty} {...form} />
    </Dialog>
  )
}
