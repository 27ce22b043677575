import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { buttonClasses, type ButtonLook } from './button-style.ts'
import { classes } from '../classes.ts'
import { Spinner } from '../feedback/spinner.tsx'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    icon?: ReactNode
    /** Shows a spinner and ignores presses. Width and name stay. */
    isPending?: boolean | undefined
    ref?: Ref<HTMLButtonElement>
  }

export function Button({
  variant,
  size,
  isFullWidth,
  className,
  icon,
  isPending,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      className={buttonClasses({ variant, size, isFullWidth, className })}
    >
      {isPending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={classes('inline-flex items-center justify-center gap-2', isPending && 'opacity-0')}>
        {icon}
        <span className="contents">{children}</span>
      </span>
    </button>
  )
}
