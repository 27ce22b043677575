import type { ReactNode } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { DASHBOARD_PAGE_SIZE } from '#contract/constants.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { SectionList, type SectionListProps } from '#web/ui/section-list.tsx'
import { ListSearch, type SearchTexts } from './list-search.tsx'
import { addressOf, isNarrowed, type Filters, type View } from '../section.ts'
import { NoMatches } from './no-matches.tsx'
import { readPage, type PageQuery } from './read-page.ts'
import { RowCount } from './row-count.tsx'
import { useOnce } from './use-once.ts'

interface PagedListProps<Row> extends Pick<
  SectionListProps<Row>,
  'action' | 'first' | 'grid' | 'skeleton' | 'empty' | 'keyOf' | 'children'
> {
  view: View
  filters: Filters
  query: PageQuery<Row>
  /** A filter that was set on another list, and the address without it. */
  narrowedTo?: { label: string; href: string } | undefined
  /** Under the title. */
  intro?: ReactNode
  /** Beside the number of rows. */
  beside?: ReactNode
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
  const { view, filters, query, narrowedTo, intro, beside, illustration, title, texts, empty, ...list } = props
  const page = readPage(query)
  const { total, isOld, isBeyondEnd } = page
  const hasSearch = useOnce(isNarrowed(filters) || total > DASHBOARD_PAGE_SIZE)
  const pageCount = Math.ceil(total / DASHBOARD_PAGE_SIZE)
  const navigate = useNavigate()
  const go = (change: Partial<Filters>, replace = false) =>
    void navigate(addressOf(view, { ...filters, ...change, pagina: 1 }), { replace, preventScrollReset: true })
  return (
    <>
      {isBeyondEnd && <Navigate replace to={addressOf(view, { ...filters, pagina: pageCount })} />}
      <SectionList
        {...list}
        title={title}
        query={page}
        isOld={isOld}
        failed={{ title: texts.failed, notice: texts.failedNotice }}
        empty={
          isNarrowed(filters) ? (
            <NoMatches {...{ illustration }} title={texts.noMatches} href={addressOf(view)} />
          ) : (
            empty
          )
        }
        above={
          <>
            {intro}
            {hasSearch && (
              <ListSearch
                {...{ filters, texts }}
                onChange={go}
                className="grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] small:grid-cols-[1fr_minmax(0,240px)]"
              />
            )}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
              {narrowedTo && <RemovableChip {...narrowedTo} />}
              <RowCount text={page.data ? texts.count(total) : ''} isShown={total > 0} isOld={isOld} />
              {beside && <div className="ml-auto flex flex-wrap gap-2">{beside}</div>}
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
