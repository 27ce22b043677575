import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DASHBOARD_PAGE_SIZE } from '#contract/constants.ts'
import { queries } from '#web/api/queries.ts'
import { EmptyCandidates } from '#web/illustrations/empty-candidates.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { ChevronLeftIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { addressOf } from '../../section.ts'
import { FiguresCard } from './figures-card.tsx'
import { FiguresTable } from './figures-table.tsx'
import { figuresTexts as texts } from './texts.ts'

const SKELETONS = 4

/** How the applications of each offer go: a plot for each, and all of them in a table. */
export function FiguresSection() {
  const [shown, setShown] = useState(DASHBOARD_PAGE_SIZE)
  const figures = useQuery(queries.applicationDesk.listOfferFigures.queryOptions())
  const offers = figures.data?.slice(0, shown)
  const hasMore = figures.data !== undefined && figures.data.length > shown
  return (
    <SectionList
      title={texts.title}
      action={
        <LinkButton href={addressOf('candidatos')} variant="secondary" size="small" icon={<ChevronLeftIcon />}>
          {texts.back}
        </LinkButton>
      }
      above={<p className="text-gray-text">{texts.about}</p>}
      query={{ ...figures, data: offers }}
      grid="grid grid-cols-1 gap-4 large:grid-cols-2"
      skeleton={{ kind: 'project', count: SKELETONS }}
      empty={
        <EmptyState illustration={<EmptyCandidates />} title={texts.empty}>
          {texts.emptyHint}
        </EmptyState>
      }
      failed={{ title: texts.failed, notice: texts.failedNotice }}
      keyOf={(offer) => offer.emp_ofertas_id}
      below={
        offers &&
        offers.length > 0 && (
          <div className="grid grid-cols-1 justify-items-start gap-4">
            {hasMore && (
              <Button variant="secondary" onClick={() => setShown(shown + DASHBOARD_PAGE_SIZE)}>
                {texts.more}
              </Button>
            )}
            <FiguresTable offers={offers} />
          </div>
        )
      }
    >
      {(offer) => <FiguresCard offer={offer} />}
    </SectionList>
  )
}
