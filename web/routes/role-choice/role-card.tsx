import type { ReactNode } from 'react'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChevronRightIcon } from '#web/ui/icons.tsx'

type RoleCardProps = { href: string; title: string; hint: string; illustration: ReactNode }

/** One of the two ways on: the whole card is its link. */
export function RoleCard({ href, title, hint, illustration }: RoleCardProps) {
  return (
    <Card as="li" isInteractive className="flex flex-col gap-4 p-6 small:p-8">
      <div className="mx-auto w-full max-w-70">{illustration}</div>
      <h2 className="text-20 font-semibold">
        <AppLink
          href={href}
          className="stretched flex items-center justify-between gap-3 rounded-card large-text:flex-wrap"
        >
          <span>{title}</span>
          <span className="grid size-11 shrink-0 place-items-center rounded-chip border border-yellow-border bg-yellow">
            <ChevronRightIcon />
          </span>
        </AppLink>
      </h2>
      <p className="text-gray-text">{hint}</p>
    </Card>
  )
}
