import type { ReactNode } from 'react'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { classes } from './classes.ts'
import { SkeletonList, type SkeletonKind } from './feedback/skeleton.tsx'
import { ErrorState } from './feedback/states.tsx'
import { useFailureNotice } from './feedback/use-failure-notice.ts'

/** The result of TanStack Query. */
export interface ListQuery<Row> {
  data: Row[] | undefined
  isPending: boolean
  isError: boolean
  refetch: () => unknown
}

export interface SectionListProps<Row> {
  title: string
  /** To the right of the title. */
  action?: ReactNode
  /** `above` is between the title and the list, such as a search. `below` is after the list. */
  above?: ReactNode
  below?: ReactNode
  query: ListQuery<Row>
  /** The rows are the previous ones, while the new ones load. */
  isOld?: boolean
  /** Items that stand before the rows. With them the list is not empty. */
  first?: readonly ReactNode[]
  grid: string
  skeleton: { kind: SkeletonKind; count: number }
  empty: ReactNode
  failed: { title: string; notice: string }
  keyOf: (row: Row) => number
  children: (row: Row) => ReactNode
}

/** A section of a private page: a title, and a list that is loading, failed, empty or filled. */
export function SectionList<Row>(props: SectionListProps<Row>) {
  const { title, action, above, below, query, grid, skeleton, empty, failed, first = [] } = props
  useFailureNotice(query.isError, failed.notice)
  const rows = query.data
  return (
    <section className="grid grid-cols-1 gap-5 max-small:gap-3">
      <SectionHeader {...{ title, action }} />
      {above}
      {query.isPending && <SkeletonList kind={skeleton.kind} count={skeleton.count} className={grid} />}
      {/* Visible rows stay when a later request fails. */}
      {query.isError && !rows && (
        <ErrorState illustration={<FailureScene />} title={failed.title} onRetry={() => void query.refetch()} />
      )}
      {rows && (rows.length + first.length > 0 ? <Rows {...props} rows={rows} /> : empty)}
      {below}
    </section>
  )
}

export const SectionHeader = ({ title, action }: { title: string; action?: ReactNode }) => (
  <header className="flex min-h-12 flex-wrap items-center justify-between gap-3">
    <h2 tabIndex={-1} data-focus-home="" className="flex-1 basis-24 scroll-mt-6 text-20 font-semibold small:text-24">
      {title}
    </h2>
    {action}
  </header>
)

function Rows<Row>({ rows, first, isOld = false, grid, keyOf, children }: SectionListProps<Row> & { rows: Row[] }) {
  const items = rows.map((row) => (
    <li key={keyOf(row)} className="min-w-0">
      {children(row)}
    </li>
  ))
  return (
    <ul
      aria-busy={isOld || undefined}
      className={classes(grid, 'transition-opacity duration-150', isOld && 'opacity-60')}
    >
      {first ? [...first, ...items] : items}
    </ul>
  )
}
