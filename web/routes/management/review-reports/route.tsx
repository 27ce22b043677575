import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { ManagedList } from '../managed-list.tsx'
import type { Route } from './+types/route'
import { CaseCard } from './case-card.tsx'
import { addressOf, readPlace } from './place.ts'
import { reviewReportsTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** Reports of visitors about offers: one entry for each offer, the oldest first. */
export default function ReviewReports() {
  const [search] = useSearchParams()
  const place = readPlace(search)
  const cases = useQuery(
    queries.reports.listCases.queryOptions({ input: place ?? {}, placeholderData: keepPreviousData }),
  )
  return (
    <ManagedList
      title={texts.list}
      query={cases}
      rows={cases.data?.casos}
      skeletons={3}
      texts={texts}
      empty={<EmptyState illustration={<EmptyProjects />} title={texts.empty} />}
      keyOf={(one) => one.caso_id}
      isFirst={place === undefined}
      next={cases.data?.siguiente}
      hrefOf={addressOf}
    >
      {(one) => <CaseCard one={one} />}
    </ManagedList>
  )
}
