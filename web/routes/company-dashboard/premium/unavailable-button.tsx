import { useId } from 'react'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'

type UnavailableButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className' | 'children'> & {
  reason: string
}

/** A button for what this installation does not offer, with the reason under it. */
export function UnavailableButton({ reason, className, ...look }: UnavailableButtonProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5 max-small:w-full small:max-w-60">
      <Button {...look} className={className} disabled aria-describedby={id} />
      <p id={id} className="text-14 text-gray-text">
        {reason}
      </p>
    </div>
  )
}
