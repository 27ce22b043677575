import { Navigate, useNavigate } from 'react-router'
import { DASHBOARD_PAGE_SIZE, SKELETONS } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { CompanyCandidate } from '#web/api/types.ts'
import { CsvButton } from '#web/forms/csv-button.tsx'
import { EmptyCandidates } from '#web/illustrations/empty-candidates.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { ChartIcon } from '#web/ui/icons.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { NoMatches } from '../../lists/no-matches.tsx'
import type { readPage } from '../../lists/read-page.ts'
import { RowCount } from '../../lists/row-count.tsx'
import { useOnce } from '../../lists/use-once.ts'
import { addressOf } from '../../section.ts'
import { candidateTexts as texts } from '../../texts.ts'
import { CandidateCard } from '../cards/candidate-card.tsx'
import { deskAddress, isDeskNarrowed, selectionOf, withoutFilters, type DeskFilters } from '../desk-address.ts'
import { figuresTexts } from '../figures/texts.ts'
import { deskTexts, emptyTabs } from '../texts.ts'
import type { ViewMode } from '../use-view-mode.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { CandidateRow } from './candidate-row.tsx'
import { DeskSearch } from './desk-search.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { StateTabs } from './state-tabs.tsx'
import type { Selection } from './use-selection.ts'
import { ViewSwitch } from './view-switch.tsx'

interface CandidatesListProps {
  page: ReturnType<typeof readPage<CompanyCandidate>>
  pageCount: number
  filters: DeskFilters
  opened: number | null
  selection: Selection
  /** The view of the list while no application is open. Beside an open one only rows fit. */
  mode: ViewMode
  onChooseMode: (mode: ViewMode) => void
}

const grids = {
  cards: 'grid grid-cols-1 gap-5 small:grid-cols-2 large:grid-cols-4',
  list: 'grid grid-cols-1 gap-2',
}

/** One page of the candidates. Tabs and search are there as soon as there is somebody. */
export function CandidatesList(props: CandidatesListProps) {
  const { page, pageCount, filters, opened, selection, onChooseMode } = props
  const { total, isOld, isBeyondEnd, data: rows } = page
  const isFiltered = isDeskNarrowed(filters) || filters.estado_candidatura !== ''
  const hasSomebody = useOnce(isFiltered || total > 0)
  const hasSearch = useOnce(isDeskNarrowed(filters) || total > DASHBOARD_PAGE_SIZE)
  const mode = opened === null ? props.mode : 'list'
  const navigate = useNavigate()
  // The other view has pages of another size.
  const choose = (chosen: ViewMode) => {
    onChooseMode(chosen)
    void navigate(deskAddress({ ...filters, pagina: 1 }), { replace: true, preventScrollReset: true })
  }
  const hasRows = rows !== undefined && rows.length > 0
  return (
    <>
      {isBeyondEnd && <Navigate replace to={deskAddress({ ...filters, pagina: pageCount }, opened)} />}
      <SectionList
        title={texts.title}
        query={page}
        isOld={isOld}
        grid={grids[mode]}
        skeleton={{ kind: mode === 'cards' ? 'person' : 'cv', count: SKELETONS.candidates }}
        failed={{
          title: limitSentence(page.error, texts.failed),
          notice: limitSentence(page.error, texts.failedNotice),
        }}
        empty={<Nobody filters={filters} />}
        keyOf={(candidate) => candidate.can_cv_ofertas_id}
        action={opened === null && hasSomebody && <ViewSwitch mode={mode} onChoose={choose} />}
        above={
          <>
            {hasSomebody && <StateTabs filters={filters} isNarrow={opened !== null} />}
            {hasSearch && <DeskSearch filters={filters} />}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-small:contents">
              <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
                <AppliedFilters filters={filters} />
                <RowCount text={rows ? texts.count(total) : ''} isShown={total > 0} isOld={isOld} />
                {rows?.some((row) => row.nb_usuarios_id.sin_nombre) && (
                  <p className="text-14 text-gray-text">{deskTexts.hidden}</p>
                )}
              </div>
              {hasRows && <FiguresAndCsv filters={filters} hasFigures={opened === null} />}
            </div>
            {mode === 'list' && hasRows && <SelectionBar selection={selection} rows={rows} />}
          </>
        }
        below={
          <Pagination
            page={filters.pagina}
            pageCount={pageCount}
            hrefFor={(pagina) => deskAddress({ ...filters, pagina })}
            preventScrollReset
          />
        }
      >
        {(candidate) => {
          const id = candidate.can_cv_ofertas_id
          const href = deskAddress(filters, id)
          if (mode === 'cards') return <CandidateCard candidate={candidate} href={href} />
          return (
            <CandidateRow
              candidate={candidate}
              href={href}
              isOpen={id === opened}
              isChosen={selection.has(candidate)}
              onChoose={(isChosen) => selection.set([candidate], isChosen)}
            />
          )
        }}
      </SectionList>
    </>
  )
}

/** On phones at the end of the list. */
function FiguresAndCsv({ filters, hasFigures }: { filters: DeskFilters; hasFigures: boolean }) {
  const read = () => api.applicationDesk.getApplicationsCsv(selectionOf(filters))
  return (
    <div className="flex flex-wrap gap-3 max-small:order-1 small:ml-auto">
      {hasFigures && (
        <LinkButton href={addressOf('cifras')} variant="secondary" size="small" icon={<ChartIcon />}>
          {figuresTexts.open}
        </LinkButton>
      )}
      <CsvButton read={read} texts={deskTexts} size="small" />
    </div>
  )
}

/** No candidates yet, none in this tab, or none that pass the filters. */
function Nobody({ filters }: { filters: DeskFilters }) {
  const illustration = <EmptyCandidates />
  const { estado_candidatura: state } = filters
  if (isDeskNarrowed(filters)) {
    return <NoMatches illustration={illustration} title={texts.noMatches} href={deskAddress(withoutFilters(filters))} />
  }
  if (state === '') {
    return (
      <EmptyState
        illustration={illustration}
        title={texts.empty}
        action={<LinkButton href={addressOf('ofertas')}>{texts.toOffers}</LinkButton>}
      >
        {texts.emptyHint}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      illustration={illustration}
      title={emptyTabs[state].title}
      action={
        <LinkButton href={deskAddress(withoutFilters(filters))} variant="secondary" preventScrollReset>
          {deskTexts.seeAll}
        </LinkButton>
      }
    >
      {emptyTabs[state].hint}
    </EmptyState>
  )
}
