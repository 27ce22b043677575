import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

interface TopBarProps {
  brandName?: string | undefined
  /** Where what the page offers needs the room. */
  isNameHiddenOnMobile?: boolean
  children?: ReactNode
}

/** The sticky bar of the public pages: the logo to the left, what the page offers to the right. */
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
