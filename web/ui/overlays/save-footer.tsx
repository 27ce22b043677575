import type { ReactNode } from 'react'
import { dialogTexts } from '#web/texts.ts'
import { Button } from '../buttons/button.tsx'
import { useCloseDialog } from './dialog.tsx'

interface SaveFooterProps {
  /** The id of the form that «Guardar» sends, or what it does instead. */
  form?: string
  onSave?: () => void
  isPending: boolean
  /** While there is nothing to save. */
  isDisabled?: boolean | undefined
  /** Default: «Guardar». */
  saveLabel?: string | undefined
  /** It takes something away from others. */
  isDanger?: boolean
  /** Other buttons, between the two. On phones they take the place of «Cancelar», which the cross in the head says too. */
  children?: ReactNode
}

/** For each of several buttons that share one line. */
export const inOneLine = 'px-3! text-14! max-small:flex-1 max-small:px-1! max-small:text-13!'

/** The footer of a dialog with a form. */
export function SaveFooter(props: SaveFooterProps) {
  const { form, onSave, isPending, isDisabled, saveLabel = dialogTexts.save, isDanger = false, children } = props
  const close = useCloseDialog()
  const hasMore = Boolean(children)
  return (
    <>
      <Button
        variant="secondary"
        onClick={close}
        disabled={isPending}
        className={hasMore ? `${inOneLine} max-small:hidden` : ''}
      >
        {dialogTexts.cancel}
      </Button>
      {children}
      <Button
        type={onSave ? 'button' : 'submit'}
        onClick={onSave}
        variant={isDanger ? 'danger' : 'primary'}
        form={form}
        isPending={isPending}
        disabled={isDisabled}
        className={hasMore ? inOneLine : ''}
      >
        {saveLabel}
      </Button>
    </>
  )
}
