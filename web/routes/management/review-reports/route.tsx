import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import type { Route } from './+types/route'
import { CaseCard } from './case-card.tsx'
import { addressOf, readPlace } from './place.ts'
import { reviewReportsTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const SKELETONS = 3

/** Reports of visitors about offers: one entry for each offer, the oldest first. */
export default function ReviewReports() {
  const [search] = useSearchParams()
  const place = readPlace(search)
  const cases = useQuery(
    queries.reports.listCases.queryOptions({ input: place ?? {}, placeholderData: keepPreviousData }),
  )
  const next = cases.data?.siguiente
  return (
    <SectionList
      title={texts.list}
      query={{ ...cases, data: cases.data?.casos }}
      isOld={cases.isPlaceholderData}
      grid="grid grid-cols-1 gap-3"
      skeleton={{ kind: 'cv', count: SKELETONS }}
      empty={<EmptyState illustration={<EmptyProjects />} title={texts.empty} />}
      failed={{ title: texts.failed, notice: texts.failedNotice }}
      keyOf={(one) => one.caso_id}
      below={
        <nav aria-label={texts.pages} className="flex flex-wrap justify-center gap-3 empty:hidden">
          {place && <LinkButton href={addressOf()}>{texts.oldest}</LinkButton>}
          {next && (
            <LinkButton href={addressOf(next)} variant="secondary">
              {texts.later}
            </LinkButton>
          )}
        </nav>
      }
    >
      {(one) => <CaseCard one={one} />}
    </SectionList>
  )
}
