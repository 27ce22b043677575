import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & {
  /** Names the object too: «Eliminar proyecto Norte», not only «Eliminar». */
  label: string
  icon: ReactNode
  variant?: 'outline' | 'quiet' | 'danger'
  ref?: Ref<HTMLButtonElement>
}

const base =
  'inline-grid size-11 shrink-0 place-items-center rounded-control border transition-[background-color,border-color,color,transform] ' +
  'duration-150 active:translate-y-px disabled:translate-y-0 disabled:cursor-not-allowed disabled:text-control-border'

const variants = {
  outline: 'border-control-border bg-white text-ink not-disabled:hover:border-ink not-disabled:hover:bg-surface',
  quiet: 'border-transparent bg-transparent text-current not-disabled:hover:bg-ink/8',
  danger:
    'border-control-border bg-white text-ink not-disabled:hover:border-red not-disabled:hover:bg-red-soft not-disabled:hover:text-red',
}

export function IconButton({ label, icon, variant = 'outline', className, title, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={title ?? label}
      className={classes(base, variants[variant], className)}
    >
      {icon}
    </button>
  )
}
