import type { ReactNode } from 'react'
import { badgeTexts } from '#web/texts.ts'
import { classes } from './classes.ts'
import { ShieldIcon, StarIcon } from './icons.tsx'

export type BadgeTone = 'green' | 'red' | 'blue' | 'gray' | 'yellow'

const tones: Record<BadgeTone, string> = {
  green: 'bg-green-soft text-green',
  red: 'bg-red-soft text-red',
  blue: 'bg-blue-soft text-blue',
  gray: 'bg-surface text-gray-700',
  yellow: 'bg-yellow text-ink',
}

/** A state in one word. The mark beside it shows the state without colour. */
export function Badge({ tone, mark, children }: { tone: BadgeTone; mark?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex min-h-7 w-fit items-center gap-1.5 rounded-chip px-2.5 py-0.5 text-13 font-semibold whitespace-nowrap large-text:whitespace-normal',
        tones[tone],
      )}
    >
      {mark}
      <span className="contents">{children}</span>
    </span>
  )
}

/** Anything but 1 counts as inactive. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  const dot = classes('size-2 rounded-chip', isActive ? 'bg-current' : 'border-[1.5px] border-current')
  return (
    <Badge tone={isActive ? 'green' : 'red'} mark={<span aria-hidden="true" className={dot} />}>
      {isActive ? badgeTexts.active : badgeTexts.inactive}
    </Badge>
  )
}

export function PremiumBadge() {
  return (
    <Badge tone="yellow" mark={<StarIcon size={14} fill="currentColor" />}>
      {badgeTexts.premium}
    </Badge>
  )
}

/** Of an offer whose company was verified. */
export function VerifiedMark() {
  return (
    <span className="inline-flex items-center gap-1 text-14 font-medium text-green">
      <ShieldIcon size={16} className="shrink-0" />
      {badgeTexts.verified}
    </span>
  )
}
