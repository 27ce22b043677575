import { useState, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import { DASHBOARD_PAGE_SIZE } from '#contract/constants.ts'
import { listTexts } from '../texts.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { SectionList, type SectionListProps } from '#web/ui/section-list.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { ListSearch, type SearchTexts } from './list-search.tsx'
import { addressOf, isNarrowed, type Filters, type View } from '../section.ts'

interface PageQuery<Row> {
  data: { headers: { 'x-total-count': string }; body: Row[] } | undefined
  isPending: boolean
  isError: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

interface PagedListProps<Row> extends Pick<
  SectionListProps<Row>,
  'action' | 'grid' | 'skeleton' | 'empty' | 'keyOf' | 'children'
> {
  view: View
  filters: Filters
  query: PageQuery<Row>
  /** A filter that was set on another list, and the address without it. */
  narrowedTo?: { label: string; href: string } | undefined
  /** Under the title. */
  intro?: ReactNode
  illustration: ReactNode
  title: string
  texts: SearchTexts & {
    count: (total: number) => string
    noMatches: string
    failed: string
    failedNotice: string
  }
}

/** One of the company's lists: a page of it, with search and filters as soon as there are more rows than fit. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { view, filters, query, narrowedTo, intro, illustration, title, texts, empty, ...list } = props
  const page = readPage(query)
  const { total, isOld, isBeyondEnd } = page
  const hasSearch = useOnce(isNarrowed(filters) || total > DASHBOARD_PAGE_SIZE)
  const pageCount = Math.ceil(total / DASHBOARD_PAGE_SIZE)
  return (
    <>
      {isBeyondEnd && <Navigate replace to={addressOf(view, { ...filters, pagina: pageCount })} />}
      <SectionList
        {...list}
        title={title}
        query={page}
        isOld={isOld}
        failed={{ title: texts.failed, notice: texts.failedNotice }}
        empty={isNarrowed(filters) ? <NoMatches {...{ view, illustration }} title={texts.noMatches} /> : empty}
        above={
          <>
            {intro}
            {hasSearch && <ListSearch {...{ view, filters, texts }} />}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
              {narrowedTo && <RemovableChip {...narrowedTo} />}
              <Count text={page.data ? texts.count(total) : ''} isShown={total > 0} isOld={isOld} />
            </div>
          </>
        }
        below={
          <Pagination
            page={filters.pagina}
            pageCount={pageCount}
            hrefFor={(pagina) => addressOf(view, { ...filters, pagina })}
            preventScrollReset
          />
        }
      />
    </>
  )
}

/** The rows of the query, if they belong to the current address. */
function readPage<Row>(query: PageQuery<Row>) {
  const total = Number(query.data?.headers['x-total-count'] ?? 0)
  const rows = query.data?.body
  const isOld = query.isPlaceholderData
  const isBeyondEnd = !isOld && rows?.length === 0 && total > 0
  // The previous empty list says nothing about the one that is loading.
  const isPending = query.isPending || isBeyondEnd || (isOld && rows?.length === 0)
  return { data: isPending ? undefined : rows, total, isOld, isBeyondEnd, isPending, ...only(query) }
}

const only = <Row,>({ isError, refetch }: PageQuery<Row>) => ({ isError, refetch })

/** Stays true after the first time, so that a visible search does not disappear while somebody types. */
function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return isTrue || wasTrue
}

/** Announces the new number to screen readers. */
function Count({ text, isShown, isOld }: { text: string; isShown: boolean; isOld: boolean }) {
  return (
    <p role="status" className={isShown ? 'text-gray-text' : 'sr-only'}>
      {isOld ? <span className="sr-only">{listTexts.loading}</span> : null}
      <span aria-hidden={isOld || undefined}>{text}</span>
    </p>
  )
}

function NoMatches({ view, illustration, title }: { view: View; illustration: ReactNode; title: string }) {
  return (
    <EmptyState
      illustration={illustration}
      title={title}
      action={
        <LinkButton href={addressOf(view)} variant="secondary" preventScrollReset>
          {listTexts.clear}
        </LinkButton>
      }
    >
      {listTexts.noMatchesHint}
    </EmptyState>
  )
}
