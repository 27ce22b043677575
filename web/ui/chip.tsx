import type { ReactNode } from 'react'
import { stateTexts } from '#web/texts.ts'
import { AppLink } from './navigation/app-link.tsx'
import { classes } from './classes.ts'
import { CloseIcon } from './icons.tsx'

const shape = 'inline-flex max-w-full items-center rounded-chip text-13 font-medium'

/** A short tag: grey for the position, yellow for the sector. A long text is cut. */
export function Chip({ tone = 'gray', children }: { tone?: 'gray' | 'yellow'; children: ReactNode }) {
  const color = tone === 'yellow' ? 'bg-yellow-soft-2 text-ink' : 'bg-surface text-gray-700'
  return (
    <span className={classes(shape, color, 'min-h-7 px-2.5 py-0.5')}>
      <span className="truncate">{children}</span>
    </span>
  )
}

/** An applied filter: a link to the same list without it. */
export function RemovableChip({ label, href }: { label: string; href: string }) {
  return (
    <AppLink
      href={href}
      preventScrollReset
      aria-label={stateTexts.removeFilter(label)}
      className={classes(
        shape,
        'min-h-11 gap-1.5 border border-control-border bg-white pr-3 pl-4 text-14 transition-colors duration-150 hover:border-ink hover:bg-surface',
      )}
    >
      <span className="truncate">{label}</span>
      <CloseIcon size={16} className="shrink-0" />
    </AppLink>
  )
}
