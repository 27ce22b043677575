import { stateTexts } from '#web/texts.ts'
import { Card } from '../card.tsx'
import { classes } from '../classes.ts'

/** A grey bar where something will stand; give it its size by `className`. */
export function Skeleton({ className = '' }: { className?: string }) {
  const round = className.includes('rounded-') ? '' : 'rounded-control'
  return <span aria-hidden="true" className={classes('block animate-skeleton bg-border/70', round, className)} />
}

export type SkeletonKind = 'offer' | 'project' | 'person' | 'application' | 'cv'

type SkeletonListProps = { kind: SkeletonKind; count: number; className?: string; label?: string }

/** `count` placeholders in the shape of what is coming, in the grid that the list itself will use. */
export function SkeletonList({ kind, count, className, label = stateTexts.loading }: SkeletonListProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} kind={kind} />
      ))}
    </div>
  )
}

export function SkeletonCard({ kind }: { kind: SkeletonKind }) {
  const Body = bodies[kind]
  return (
    <Card aria-hidden="true" data-skeleton="" hasPadding={kind !== 'offer'} className="overflow-hidden">
      <Body />
    </Card>
  )
}

function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2.5">
      {widths.map((width, index) => (
        <Skeleton key={index} className={classes('h-3.5', width)} />
      ))}
    </div>
  )
}

function OfferBody() {
  return (
    <>
      <div className="flex items-center gap-3 p-4">
        <Skeleton className="size-11" />
        <div className="flex-1">
          <Lines widths={['w-1/2', 'w-1/4']} />
        </div>
      </div>
      <Skeleton className="h-28 rounded-none" />
      <div className="flex flex-col gap-4 p-4">
        <Skeleton className="h-5 w-3/4" />
        <Lines widths={['w-full', 'w-full', 'w-2/3']} />
        <div className="flex items-center gap-2">
          <Skeleton className="h-7 w-20 rounded-chip" />
          <Skeleton className="h-7 w-24 rounded-chip" />
          <Skeleton className="ml-auto h-11 w-24" />
        </div>
      </div>
    </>
  )
}

function ProjectBody() {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-2">
        <Skeleton className="h-7 w-20 rounded-chip" />
        <Skeleton className="ml-auto size-11" />
        <Skeleton className="size-11" />
      </div>
      <Skeleton className="h-5 w-1/2" />
      <Lines widths={['w-full', 'w-4/5', 'w-1/3']} />
      <Skeleton className="h-12" />
    </div>
  )
}

function PersonBody() {
  return (
    <div className="flex flex-col items-center gap-4">
      <Skeleton className="size-18 rounded-chip" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-3.5 w-1/2" />
      <Skeleton className="h-3.5 w-3/5" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}

function ApplicationBody() {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-2">
        <Skeleton className="h-7 w-20 rounded-chip" />
        <Skeleton className="h-7 w-24 rounded-chip" />
        <Skeleton className="ml-auto size-11" />
      </div>
      <Skeleton className="h-5 w-3/4" />
      <Lines widths={['w-1/2', 'w-1/3']} />
    </div>
  )
}

function CvBody() {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Skeleton className="h-12 w-10" />
        <div className="flex-1">
          <Lines widths={['w-2/3', 'w-1/2']} />
        </div>
      </div>
      <div className="flex gap-2">
        <Skeleton className="h-11 flex-1" />
        <Skeleton className="size-11" />
        <Skeleton className="size-11" />
      </div>
    </div>
  )
}

const bodies = { offer: OfferBody, project: ProjectBody, person: PersonBody, application: ApplicationBody, cv: CvBody }
