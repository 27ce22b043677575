import type { ReactNode } from 'react'
import { AppLink, type AppLinkProps } from './app-link.tsx'
import { buttonClasses, type ButtonLook } from '../buttons/button-style.ts'

export type LinkButtonProps = AppLinkProps & ButtonLook & { icon?: ReactNode }

/** A link that looks like a button. It leads to a page. To change data, use Button. */
export function LinkButton({ variant, size, isFullWidth, className, icon, children, ...rest }: LinkButtonProps) {
  return (
    <AppLink {...rest} className={buttonClasses({ variant, size, isFullWidth, className })}>
      {icon}
      <span className="contents">{children}</span>
    </AppLink>
  )
}
