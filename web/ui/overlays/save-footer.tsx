import type { ReactNode } from 'react'
import { dialogTexts } from '#web/texts.ts'
import { Button } from '../button.tsx'
import { useCloseDialog } from './dialog.tsx'

interface SaveFooterProps {
  /** The id of the form that «Guardar» sends. */
  form: string
  isPending: boolean
  /** While there is nothing to save. */
  isDisabled?: boolean | undefined
  /** Default: «Guardar». */
  saveLabel?: string
  /** Another button, between the two. */
  children?: ReactNode
}

/** The footer of a dialog with a form. */
export function SaveFooter({ form, isPending, isDisabled, saveLabel = dialogTexts.save, children }: SaveFooterProps) {
  const close = useCloseDialog()
  return (
    <>
      <Button variant="secondary" onClick={close} disabled={isPending}>
        {dialogTexts.cancel}
      </Button>
      {children}
      <Button type="submit" form={form} isPending={isPending} disabled={isDisabled}>
        {saveLabel}
      </Button>
    </>
  )
}
