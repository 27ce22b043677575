import { useQuery } from '@tanstack/react-query'
import { hasStatus } from '#web/api/api-error.ts'
import { queries } from '#web/api/queries.ts'
import { leaveToNotFound } from '#web/api/show-not-found.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { EmptyCandidates } from '#web/illustrations/empty-candidates.tsx'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { ManagementPage } from '../management-page.tsx'
import type { Route } from './+types/route'
import { AccessCard } from './access-card.tsx'
import { AccountFacts, CompanyFacts } from './account-facts.tsx'
import { PersonCard } from './person-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { accountTexts as texts } from './texts.ts'

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  parseWholeNumber(params.accountId) ?? leaveToNotFound()

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: texts.title(args.params.accountId), isHidden: true })

/** One account, without personal data until a reason is given. */
export default function Account({ loaderData: id }: Route.ComponentProps) {
  const found = useQuery(queries.managedAccounts.getAccount.queryOptions({ input: { id } }))
  const isUnknown = hasStatus(found.error, 404)
  useFailureNotice(found.isError && !isUnknown, texts.failedNotice)
  const { data } = found
  return (
    <ManagementPage section="cuentas" title={texts.title(String(id))}>
      <LinkButton href="/gestion/cuentas" variant="secondary" size="small" className="w-fit">
        {texts.back}
      </LinkButton>
      {found.isPending && <Skeleton className="h-60 w-full" />}
      {isUnknown && <EmptyState illustration={<EmptyCandidates />} title={texts.unknown} />}
      {found.isError && !data && !isUnknown && (
        <ErrorState illustration={<FailureScene />} title={texts.failed} onRetry={() => void found.refetch()} />
      )}
      {data && (
        <div key={id} className="grid grid-cols-1 items-start gap-4 large:grid-cols-2">
          <AccountFacts account={data} />
          {data.perfil && <CompanyFacts company={data.perfil} />}
          {data.tipo !== 'operador' && <PersonCard accountId={id} isCompany={data.tipo === 'empresa'} />}
          {data.tipo !== 'operador' && <AccessCard account={data} />}
          <SessionsCard accountId={id} count={data.sesiones} />
        </div>
      )}
    </ManagementPage>
  )
}
