import { useQuery } from '@tanstack/react-query'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { asRead } from '#web/api/as-read.ts'
import { queries } from '#web/api/queries.ts'
import { leaveToNotFound } from '#web/api/show-not-found.ts'
import type { ReportCaseDetails } from '#web/api/types.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { QUEUE } from '../place.ts'
import { caseTexts as texts } from '../texts.ts'
import type { Route } from './+types/route'
import { DecidedCard } from './decided-card.tsx'
import { DecisionCard } from './decision-card.tsx'
import { ReportedOfferCard } from './reported-offer-card.tsx'
import { ReportsCard } from './reports-card.tsx'

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => parseWholeNumber(params.caseId) ?? leaveToNotFound()

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.pageTitle, isHidden: true })

/** All reports of one offer, and the decision about them. */
export default function ReportCasePage({ loaderData: id }: Route.ComponentProps) {
  const found = useQuery(queries.reports.getCase.queryOptions({ input: { id }, ...asRead }))
  const isUnknown = hasStatus(found.error, 404)
  useFailureNotice(found.isError && !isUnknown, texts.failedNotice)
  const { data } = found
  return (
    <div className="grid grid-cols-1 gap-5">
      <LinkButton href={QUEUE} variant="secondary" size="small" className="w-fit">
        {texts.back}
      </LinkButton>
      {found.isPending && <Skeleton className="h-60 w-full" />}
      {isUnknown && <EmptyState illustration={<EmptyProjects />} title={texts.unknown} />}
      {found.isError && !data && !isUnknown && (
        <ErrorState illustration={<FailureScene />} title={texts.failed} onRetry={() => void found.refetch()} />
      )}
      {data && (
        <>
          <h2 className="text-24 font-semibold wrap-anywhere">{texts.title(data.nombre)}</h2>
          <Case key={id} one={data} />
        </>
      )}
    </div>
  )
}

function Case({ one }: { one: ReportCaseDetails }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 large:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <ReportedOfferCard one={one} />
        <ReportsCard one={one} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        {one.decidido && <DecidedCard decided={one.decidido} companySays={one.texto_empresa} />}
        {one.en_cola_desde && one.emp_ofertas_id && <DecisionCard one={one} />}
      </div>
    </div>
  )
}
