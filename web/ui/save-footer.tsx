import { dialogTexts } from '#web/texts.ts'
import { Button } from './button.tsx'

interface SaveFooterProps {
  /** The id of the form that «Guardar» sends. */
  form: string
  onCancel: () => void
  isPending: boolean
  /** Until there is something to save. */
  isDisabled?: boolean
}

/** The footer of a dialog with a form. */
export function SaveFooter({ form, onCancel, isPending, isDisabled }: SaveFooterProps) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel} disabled={isPending}>
        {dialogTexts.cancel}
      </Button>
      <Button type="submit" form={form} isPending={isPending} disabled={isDisabled}>
        {dialogTexts.save}
      </Button>
    </>
  )
}
