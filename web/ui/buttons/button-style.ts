import { classes } from '../classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'dark' | 'danger' | 'quiet'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  isFullWidth?: boolean | undefined
  className?: string | undefined
}

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold leading-tight no-underline ' +
  'transition-[background-color,border-color,color,transform] duration-150 select-none active:translate-y-px ' +
  'disabled:translate-y-0 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-yellow-border bg-yellow text-ink not-disabled:hover:bg-yellow-hover',
  secondary: 'border-control-border bg-white text-ink not-disabled:hover:border-ink not-disabled:hover:bg-surface',
  dark: 'border-ink bg-ink text-white not-disabled:hover:border-gray-700 not-disabled:hover:bg-gray-700',
  danger: 'border-red bg-red text-white not-disabled:hover:border-red-hover not-disabled:hover:bg-red-hover',
  quiet:
    'border-transparent bg-transparent text-ink not-disabled:hover:bg-surface disabled:border-transparent! disabled:bg-transparent!',
}

/** A pending button keeps its colour, because only disabled buttons are grey. */
const off =
  'disabled:not-aria-busy:border-border disabled:not-aria-busy:bg-surface disabled:not-aria-busy:text-gray-text'

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 py-2 text-14',
  medium: 'min-h-12 px-5 py-2.5 text-16',
  large: 'min-h-14 px-7 py-3 text-18',
}

/** The classes of a button, for any element. */
export function buttonClasses({ variant = 'primary', size = 'medium', isFullWidth, className }: ButtonLook): string {
  return classes(base, variants[variant], off, sizes[size], isFullWidth && 'w-full', className)
}
