import { applyTexts } from './texts.ts'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { useApply } from './apply-provider.tsx'

interface ApplyButtonProps extends Pick<ButtonProps, 'size' | 'className' | 'isFullWidth' | 'disabled'> {
  offerId: number
  offerName: string
  label?: string
}

const idle = 'border-border! bg-surface! text-gray-text! active:translate-y-0!'

/** «Aplicar», or «Ya has aplicado» if the candidate has already applied. Its name includes the offer. */
export function ApplyButton({ offerId, offerName, label = applyTexts.apply, disabled, ...look }: ApplyButtonProps) {
  const { apply, isApplied } = useApply()
  if (isApplied(offerId)) {
    return (
      // Not `disabled`, because the dialog returns the focus to this button.
      <Button
        {...look}
        variant="secondary"
        aria-disabled="true"
        icon={<CheckIcon size={18} />}
        className={classes(look.className, idle)}
      >
        {applyTexts.applied}
      </Button>
    )
  }
  return (
    <Button
      {...look}
      data-apply-to={offerId}
      disabled={disabled}
      aria-label={applyTexts.applyTo(label, offerName)}
      onClick={() => apply(offerId)}
    >
      {label}
    </Button>
  )
}
