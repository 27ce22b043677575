import type { ReactNode } from 'react'

/** A short fact on a card, with an icon. */
export function CardFact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <span className="shrink-0">{icon}</span>
      <span className="line-clamp-2 min-w-0">{children}</span>
    </div>
  )
}
