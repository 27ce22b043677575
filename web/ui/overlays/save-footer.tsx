import type { ReactNode } from 'react'
import { dialogTexts } from '#web/texts.ts'
import { Button } from '../buttons/button.tsx'
import { useCloseDialog } from './dialog.tsx'

interface SaveFooterProps {
  /** The id of the form that «Guardar» sends. */
  form: string
  isPending: boolean
  /** While there is nothing to save. */
  isDisabled?: boolean | undefined
  /** Default: «Guardar». */
  saveLabel?: string | undefined
  /** It takes something away from others. */
  isDanger?: boolean
  /** Another button, between the two. */
  children?: ReactNode
}

/** The footer of a dialog with a form. */
export function SaveFooter(props: SaveFooterProps) {
  const { form, isPending, isDisabled, saveLabel = dialogTexts.save, isDanger = false, children } = props
  const close = useCloseDialog()
  return (
    <>
      <Button variant="secondary" onClick={close} disabled={isPending}>
        {dialogTexts.cancel}
      </Button>
      {children}
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        form={form}
        isPending={isPending}
        disabled={isDisabled}
      >
        {saveLabel}
      </Button>
    </>
  )
}
