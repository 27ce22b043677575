import { applyTexts } from '#web/texts/apply.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { useApply } from './apply-provider.tsx'

interface ApplyButtonProps extends Pick<ButtonProps, 'size' | 'className' | 'isFullWidth' | 'disabled'> {
  offerId: number
  offerName: string
  label?: string
}

/** «Aplicar», or «Inscrito» where the candidate already has. Named with its offer, since a list has many. */
export function ApplyButton({ offerId, offerName, label = applyTexts.apply, disabled, ...look }: ApplyButtonProps) {
  const { apply, isApplied } = useApply()
  if (isApplied(offerId)) {
    return (
      <Button {...look} variant="secondary" disabled icon={<CheckIcon size={18} />}>
        {applyTexts.applied}
      </Button>
    )
  }
  return (
    <Button
      {...look}
      disabled={disabled}
      aria-label={applyTexts.applyTo(label, offerName)}
      onClick={() => apply(offerId)}
    >
      {label}
    </Button>
  )
}
