import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

interface TopBarProps {
  brandName?: string | undefined
  /** Leaves more space on mobile for the children. */
  isNameHiddenOnMobile?: boolean
  children?: ReactNode
}

/** The sticky bar of the public pages: the logo on the left, the children on the right. */
export function TopBar({ brandName, isNameHiddenOnMobile, children }: TopBarProps) {
  return (
    <header data-print="hide" className="sticky top-0 z-30 border-b border-border bg-white">
      <div className="page flex min-h-17 items-center justify-between gap-3 py-2.5">
        <Logo name={brandName} isNameHiddenOnMobile={isNameHiddenOnMobile} className="max-small:text-18" />
        <div className="flex items-center gap-2 small:gap-4">{children}</div>
      </div>
    </header>
  )
}
