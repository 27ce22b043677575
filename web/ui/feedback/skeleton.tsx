import type { ReactNode } from 'react'
import { stateTexts } from '#web/texts.ts'
import { Card } from '../card.tsx'
import { classes } from '../classes.ts'

/** A grey bar instead of content that is loading. `className` gives its size. */
export function Skeleton({ className = '' }: { className?: string }) {
  const round = className.includes('rounded-') ? '' : 'rounded-control'
  return <span aria-hidden="true" className={classes('block animate-skeleton bg-border/70', round, className)} />
}

/** Instead of the header of a profile: a picture, two lines and, on mobile, the row of buttons. */
export function HeaderSkeleton({ shape }: { shape: 'circle' | 'square' }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Skeleton className={classes('size-18', shape === 'circle' && 'rounded-chip')} />
      <div className="grid flex-1 gap-3">
        <Skeleton className="h-7 w-2/3 max-w-80" />
        <Skeleton className="h-4 w-1/2 max-w-60" />
      </div>
      <Skeleton className="h-12 w-full small:hidden" />
    </div>
  )
}

export type SkeletonKind = 'offer' | 'project' | 'person' | 'application' | 'cv'

/** `count` placeholders in the shape of the rows that are loading. `className` is the grid of the list. */
export function SkeletonList({ kind, count, className }: { kind: SkeletonKind; count: number; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{stateTexts.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} kind={kind} />
      ))}
    </div>
  )
}

export function SkeletonCard({ kind }: { kind: SkeletonKind }) {
  return (
    <Card aria-hidden="true" data-skeleton="" hasPadding={kind !== 'offer'} className="overflow-hidden">
      {bodies[kind]}
    </Card>
  )
}

const bars = (sizes: readonly string[]) => sizes.map((size, index) => <Skeleton key={index} className={size} />)

const row = (...sizes: readonly string[]) => <div className="flex items-center gap-2">{bars(sizes)}</div>

const lines = (...widths: readonly string[]) => (
  <div className="flex flex-1 flex-col gap-2.5">{bars(widths.map((width) => `h-3.5 ${width}`))}</div>
)

const pictureAndLines = (size: string, ...widths: readonly string[]) => (
  <div className="flex items-center gap-4">
    <Skeleton className={size} />
    {lines(...widths)}
  </div>
)

const stack = 'flex flex-col gap-4'
const badge = 'h-7 w-20 rounded-chip'
const wideBadge = 'h-7 w-24 rounded-chip'

const bodies: Record<SkeletonKind, ReactNode> = {
  offer: (
    <>
      <div className="p-4">{pictureAndLines('size-11', 'w-1/2', 'w-1/4')}</div>
      <Skeleton className="h-28 rounded-none" />
      <div className={classes(stack, 'p-4')}>
        <Skeleton className="h-5 w-3/4" />
        {lines('w-full', 'w-full', 'w-2/3')}
        {row(badge, wideBadge, 'ml-auto h-11 w-24')}
      </div>
    </>
  ),
  project: (
    <div className={stack}>
      {row(badge, 'ml-auto size-11', 'size-11')}
      <Skeleton className="h-5 w-1/2" />
      {lines('w-full', 'w-4/5', 'w-1/3')}
      <Skeleton className="h-12" />
    </div>
  ),
  person: (
    <div className={classes(stack, 'items-center')}>
      {bars(['size-18 rounded-chip', 'h-5 w-2/3', 'h-3.5 w-1/2', 'h-3.5 w-3/5', 'h-12 w-full'])}
    </div>
  ),
  application: (
    <div className={stack}>
      {row(badge, wideBadge, 'ml-auto size-11')}
      <Skeleton className="h-5 w-3/4" />
      {lines('w-1/2', 'w-1/3')}
    </div>
  ),
  cv: (
    <div className={stack}>
      {pictureAndLines('h-12 w-10', 'w-2/3', 'w-1/2')}
      {row('h-11 flex-1', 'size-11', 'size-11')}
    </div>
  ),
}
