import type { ReactNode } from 'react'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { CardFact } from './card-fact.tsx'

interface CountLinkProps {
  icon: ReactNode
  count: number
  href: string
  /** Also says of what. */
  label: string
  children: string
}

/** A number on a card with a link to the counted rows. A zero has no link. */
export function CountLink({ icon, count, href, label, children }: CountLinkProps) {
  if (count === 0) return <CardFact icon={icon}>{children}</CardFact>
  return (
    // 44 px high for a finger. The negative margin keeps the row low.
    <AppLink
      href={href}
      aria-label={label}
      preventScrollReset
      className="-my-3 flex min-h-11 w-fit min-w-0 items-center gap-1.5 font-medium text-ink underline underline-offset-4 hover:decoration-2"
    >
      <span className="shrink-0 text-gray-text">{icon}</span>
      {children}
    </AppLink>
  )
}
