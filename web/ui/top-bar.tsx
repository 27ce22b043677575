import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

/** The sticky bar of the public pages: the logo to the left, what the page offers to the right. */
export function TopBar({ brandName, children }: { brandName?: string | undefined; children?: ReactNode }) {
  return (
    <header data-print="hide" className="sticky top-0 z-30 border-b border-border bg-white">
      <div className="page flex min-h-17 items-center justify-between gap-3 py-2.5">
        <Logo {...(brandName && { name: brandName })} className="max-small:text-18" />
        <div className="flex items-center gap-2 small:gap-4">{children}</div>
      </div>
    </header>
  )
}
