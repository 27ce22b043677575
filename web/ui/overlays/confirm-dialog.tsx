import { useId, type ReactNode } from 'react'
import { Heading } from 'react-aria-components/Dialog'
import { dialogTexts } from '#web/texts.ts'
import { Button } from '../buttons/button.tsx'
import { classes } from '../classes.ts'
import { AlertIcon } from '../icons.tsx'
import { ModalShell } from './modal-shell.tsx'

export type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  /** The name of the entry that the question is about. */
  subject?: string | undefined
  message?: ReactNode
  /** Below the message, such as a field. */
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
  confirmLabel?: string
  cancelLabel?: string
  /** A third choice, between the two. */
  instead?: { label: string; onPress: () => void } | undefined
  isPending?: boolean | undefined
}

// Above another dialog React Aria moves the focus from `autoFocus` to the dialog, so the button gets it a frame later.
// A field that is in use keeps the focus: on the button a space would confirm.
const focusSoon = (button: HTMLElement | null) => {
  if (!button) return
  requestAnimationFrame(() => {
    if (!document.activeElement?.matches('[role=alertdialog] :is(input, textarea)')) button.focus()
  })
}

/** Asks before data is lost. «NO» is first and has the focus, so that Enter deletes nothing by accident. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, subject, message, onConfirm, onCancel, isPending, children, instead } = props
  const messageId = useId()
  return (
    <ModalShell
      isOpen={isOpen}
      onClose={onCancel}
      role="alertdialog"
      isLocked={isPending}
      mobile="card"
      width="small:max-w-[440px]"
      describedBy={message ? messageId : undefined}
    >
      <div className="flex flex-col items-center gap-3 overflow-y-auto px-6 pt-7 pb-6 text-center">
        <span className="grid size-14 place-items-center rounded-chip bg-red-soft text-red">
          <AlertIcon size={28} />
        </span>
        <Heading slot="title" className="text-20 font-semibold">
          {title}
        </Heading>
        {message && (
          <div id={messageId} className="grid max-w-full gap-2 text-gray-text">
            {subject && <p className="line-clamp-2 font-medium text-ink wrap-anywhere">{subject}</p>}
            <p>{message}</p>
          </div>
        )}
        {children}
      </div>
      <footer
        className={classes('grid grid-cols-1 gap-3 px-6 pb-6', !instead && 'small:auto-cols-fr small:grid-flow-col')}
      >
        <Button variant="secondary" onClick={onCancel} disabled={isPending} autoFocus ref={focusSoon}>
          {props.cancelLabel ?? dialogTexts.no}
        </Button>
        {instead && <Button onClick={instead.onPress}>{instead.label}</Button>}
        <Button variant="danger" onClick={onConfirm} isPending={isPending}>
          {props.confirmLabel ?? dialogTexts.yes}
        </Button>
      </footer>
    </ModalShell>
  )
}
