import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Logo } from './logo.tsx'

interface TopBarProps {
  brandName?: string | undefined
  /** Leaves more space on mobile for the children. */
  isNameHiddenOnMobile?: boolean
  children?: ReactNode
}

/** The bar of the public pages: the logo on the left, the children on the right. It is sticky where there is room. */
export function TopBar({ brandName, isNameHiddenOnMobile, children }: TopBarProps) {
  return (
    <header data-print="hide" className="sticky top-0 z-30 cramped:static border-b border-border bg-white">
      <div className="page flex min-h-17 flex-wrap items-center justify-between gap-3 py-2.5">
        <Logo name={brandName} isNameHiddenOnMobile={isNameHiddenOnMobile} className="max-small:text-18" />
        {/* On a phone the children stand beside a logo without a name, as narrow as they can, until larger text needs a second row. */}
        <div
          className={classes(
            'flex items-center justify-end gap-2 large:gap-4 large-text:flex-wrap',
            isNameHiddenOnMobile &&
              'max-small:min-w-0 max-small:flex-[1_1_18rem] max-[374px]:flex-[1_1_14rem] max-[374px]:gap-1',
          )}
        >
          {children}
        </div>
      </div>
    </header>
  )
}
