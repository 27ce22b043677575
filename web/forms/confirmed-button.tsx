import { useState } from 'react'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/overlays/confirm-dialog.tsx'
import { useSend, type SendRules } from './use-send.ts'

interface ConfirmedButtonProps<Answer> extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  label: string
  /** The question stays mounted without the button, so that it can fade out. */
  isOffered?: boolean
  question: Pick<ConfirmDialogProps, 'title' | 'subject' | 'message' | 'confirmLabel' | 'cancelLabel'>
  call: () => Promise<Answer>
  rules: SendRules<Answer>
}

/** A button that asks before it sends. The question stays until the page shows what came of it. */
export function ConfirmedButton<Answer>(props: ConfirmedButtonProps<Answer>) {
  const { label, isOffered = true, question, call, rules, ...look } = props
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const { send, isPending } = useSend(call, { ...rules, onEnd: close })
  return (
    <>
      {isOffered && (
        <Button variant="secondary" {...look} onClick={() => setIsAsking(true)}>
          {label}
        </Button>
      )}
      <ConfirmDialog {...question} isOpen={isAsking} isPending={isPending} onConfirm={send} onCancel={close} />
    </>
  )
}
