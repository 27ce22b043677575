import type { ReactNode } from 'react'

interface CardFactProps {
  icon: ReactNode
  name: string
  /** The icon has the same meaning for people who see it. */
  isNameHidden?: boolean
  children: string
}

export function CardFact({ icon, name, isNameHidden, children }: CardFactProps) {
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
        {children}
      </dd>
    </div>
  )
}
