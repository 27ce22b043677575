import type { ReactNode } from 'react'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { SkeletonList, type SkeletonKind } from './skeleton.tsx'
import { ErrorState } from './states.tsx'
import { useFailureNotice } from './use-failure-notice.ts'

/** What is being listed, as TanStack Query tells it. */
interface ListQuery<Row> {
  data: Row[] | undefined
  isPending: boolean
  isError: boolean
  refetch: () => unknown
}

interface SectionListProps<Row> {
  title: string
  /** To the right of the title. */
  action?: ReactNode
  query: ListQuery<Row>
  grid: string
  skeleton: { kind: SkeletonKind; count: number }
  empty: ReactNode
  failed: { title: string; notice: string }
  keyOf: (row: Row) => number
  children: (row: Row) => ReactNode
}

/** A section of somebody's own page: its title, and its list in whichever of the four states it is. */
export function SectionList<Row>(props: SectionListProps<Row>) {
  const { title, action, query, grid, skeleton, empty, failed, keyOf, children } = props
  useFailureNotice(query.isError, failed.notice)
  const rows = query.data
  return (
    <section className="grid grid-cols-1 gap-5">
      <header className="flex min-h-12 items-center justify-between gap-3">
        <h2 tabIndex={-1} data-focus-home="" className="text-24 font-semibold">
          {title}
        </h2>
        {action}
      </header>
      {query.isPending && <SkeletonList kind={skeleton.kind} count={skeleton.count} className={grid} />}
      {/* What is on the page stays there when a later look fails. */}
      {query.isError && !rows && (
        <ErrorState illustration={<FailureScene />} title={failed.title} onRetry={() => void query.refetch()} />
      )}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && (
        <ul className={grid}>
          {rows.map((row) => (
            <li key={keyOf(row)} className="min-w-0">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
