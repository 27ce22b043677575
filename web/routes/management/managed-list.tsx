import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionList, type ListQuery, type SectionListProps } from '#web/ui/section-list.tsx'

const SKELETONS = 5

interface ManagedListProps<Row, Place> extends Pick<
  SectionListProps<Row>,
  'title' | 'action' | 'above' | 'empty' | 'keyOf' | 'children'
> {
  query: Omit<ListQuery<unknown>, 'data'> & { isPlaceholderData: boolean }
  rows: Row[] | undefined
  texts: Record<'failed' | 'failedNotice' | 'pages' | 'first' | 'next', string>
  isFirst: boolean
  /** The place of the next page. */
  next: Place | null | undefined
  /** The page at a place, or the first one. */
  hrefOf: (place: Place | null) => string
  skeletons?: number
}

/** A list of operators, one page at a time. */
export function ManagedList<Row, Place>(props: ManagedListProps<Row, Place>) {
  const { query, rows, texts, isFirst, next, hrefOf, skeletons = SKELETONS, ...list } = props
  return (
    <SectionList
      {...list}
      query={{ ...query, data: rows }}
      isOld={query.isPlaceholderData}
      grid="grid grid-cols-1 gap-3"
      skeleton={{ kind: 'cv', count: skeletons }}
      failed={{ title: texts.failed, notice: texts.failedNotice }}
      below={
        <nav aria-label={texts.pages} className="flex flex-wrap justify-center gap-3 empty:hidden">
          {!isFirst && <LinkButton href={hrefOf(null)}>{texts.first}</LinkButton>}
          {next && (
            <LinkButton href={hrefOf(next)} variant="secondary">
              {texts.next}
            </LinkButton>
          )}
        </nav>
      }
    />
  )
}
