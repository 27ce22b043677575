import { useQuery } from '@tanstack/react-query'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { asRead } from '#web/api/as-read.ts'
import { queries } from '#web/api/queries.ts'
import { leaveToNotFound } from '#web/api/show-not-found.ts'
import type { ManagedCompany } from '#web/api/types.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { waitingTime } from '../waiting-time.ts'
import { CompanyStateBadge } from '../review-companies/state-badge.tsx'
import type { Route } from './+types/route'
import { CheckList } from './check-list.tsx'
import { CompanyData } from './company-data.tsx'
import { Decisions } from './decisions.tsx'
import { History } from './history.tsx'
import { PageReview } from './page-review.tsx'
import { reviewCompanyTexts as texts } from './texts.ts'

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  parseWholeNumber(params.companyId) ?? leaveToNotFound()

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** One company: what it says of itself, what was checked, and what is decided. */
export default function ReviewCompany({ loaderData: id }: Route.ComponentProps) {
  const found = useQuery(queries.managedCompanies.getCompany.queryOptions({ input: { id }, ...asRead }))
  const isUnknown = hasStatus(found.error, 404)
  useFailureNotice(found.isError && !isUnknown, texts.failedNotice)
  const { data } = found
  return (
    <div className="grid grid-cols-1 gap-5">
      <LinkButton href="/gestion/revision/empresas" variant="secondary" size="small" className="w-fit">
        {texts.back}
      </LinkButton>
      {found.isPending && <Skeleton className="h-60 w-full" />}
      {isUnknown && <EmptyState illustration={<EmptyProjects />} title={texts.unknown} />}
      {found.isError && !data && !isUnknown && (
        <ErrorState illustration={<FailureScene />} title={texts.failed} onRetry={() => void found.refetch()} />
      )}
      {data && <Company key={id} company={data} now={found.dataUpdatedAt} />}
    </div>
  )
}

function Company({ company, now }: { company: ManagedCompany; now: number }) {
  const isWaiting = company.estado_verificacion === 'pendiente'
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1.5">
          <h2 tabIndex={-1} data-focus-home="" className="text-24 font-semibold wrap-anywhere">
            {company.nombre}
          </h2>
          <div className="flex flex-wrap items-center gap-3 text-14 text-gray-text">
            <CompanyStateBadge state={company.estado_verificacion} />
            {isWaiting && <span>{texts.waits(waitingTime(company.espera_desde, now))}</span>}
          </div>
        </div>
        <Decisions company={company} />
      </header>
      <div className="grid grid-cols-1 items-start gap-4 large:grid-cols-2">
        <CompanyData company={company} />
        <div className="grid grid-cols-1 gap-4">
          <PageReview company={company} />
          <CheckList company={company} />
          <History steps={company.historial} />
        </div>
      </div>
    </>
  )
}
