import type { ReactNode } from 'react'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { listTexts } from '../texts.ts'

interface NoMatchesProps {
  illustration: ReactNode
  title: string
  /** The list without filters. */
  href: string
}

/** Instead of a list whose filters leave nothing. */
export function NoMatches({ illustration, title, href }: NoMatchesProps) {
  return (
    <EmptyState
      illustration={illustration}
      title={title}
      action={
        <LinkButton href={href} variant="secondary" preventScrollReset>
          {listTexts.clear}
        </LinkButton>
      }
    >
      {listTexts.noMatchesHint}
    </EmptyState>
  )
}
