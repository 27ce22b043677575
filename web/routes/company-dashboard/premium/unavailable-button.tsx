import { useId } from 'react'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'

type UnavailableButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className' | 'children'> & {
  reason: string
}

/** A button for what this installation does not offer, with the reason under it. */
export function UnavailableButton({ reason, className, ...look }: UnavailableButtonProps) {
  const id = useId()
  return (
    <div className={classes('grid max-w-60 gap-1.5', className)}>
      <Button {...look} disabled aria-describedby={id} />
      <p id={id} className="text-14 text-gray-text">
        {reason}
      </p>
    </div>
  )
}
