import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ErrorState } from '#web/ui/feedback/states.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { ManagementPage } from '../management-page.tsx'
import type { Route } from './+types/route'
import { Figures } from './figures.tsx'
import { Queues } from './queues.tsx'
import { summaryTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const RENEW_MS = 60_000

/** The first page of operators: what waits, and how the site does. */
export default function Summary() {
  const found = useQuery(queries.siteSummary.getSummary.queryOptions({ refetchInterval: RENEW_MS }))
  const { data } = found
  useFailureNotice(found.isError, texts.failedNotice)
  return (
    <ManagementPage section="resumen" title={texts.title} about={texts.about}>
      {found.isPending && (
        <>
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-60 w-full" />
        </>
      )}
      {found.isError && !data && (
        <ErrorState illustration={<FailureScene />} title={texts.failed} onRetry={() => void found.refetch()} />
      )}
      {data && (
        <div className="grid grid-cols-1 gap-8">
          <Queues queues={data.colas} />
          <Figures summary={data} />
        </div>
      )}
    </ManagementPage>
  )
}
