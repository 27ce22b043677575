import type { HTMLAttributes } from 'react'
import { classes } from './classes.ts'

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  /** The whole card is one link (`stretched`), and its shadow grows under the pointer. */
  isInteractive?: boolean
  hasPadding?: boolean
}

export function Card({ as: Element = 'div', isInteractive, hasPadding = true, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classes(
        'relative min-w-0 rounded-card border border-border bg-white shadow-card',
        hasPadding && 'p-4 small:p-5',
        isInteractive &&
          'transition-[border-color,box-shadow] duration-150 hover:border-ink hover:shadow-raised has-[.stretched:focus-visible]:border-ink',
        className,
      )}
    />
  )
}
