import type { ReactNode } from 'react'
import { AppLink } from '#web/ui/navigation/app-link.tsx'

interface CardFactProps {
  icon: ReactNode
  name: string
  /** The icon has the same meaning for people who see it. */
  isNameHidden?: boolean
  href?: string | false | null
  children: string
}

export function CardFact({ icon, name, isNameHidden, href, children }: CardFactProps) {
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <dt className="flex shrink-0 items-center gap-1.5">
        {icon}
        <span className={isNameHidden ? 'sr-only' : undefined}>{name}</span>
      </dt>
      <dd
        title={children}
        className={isNameHidden ? 'line-clamp-2 min-w-0' : 'line-clamp-2 min-w-0 font-medium text-ink'}
      >
        {href ? (
          <AppLink href={href} className="relative z-10 underline underline-offset-2">
            {children}
          </AppLink>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}
