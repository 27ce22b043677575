import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queries } from '#web/api/queries.ts'
import type { QueuedCompany } from '#web/api/types.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { waitingTime } from '../waiting-time.ts'
import type { Route } from './+types/route'
import { FilterForm } from './filter-form.tsx'
import { addressOf, isNarrowed, queryOf, readFilters } from './filters.ts'
import { CompanyStateBadge } from './state-badge.tsx'
import { reviewCompaniesTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const SKELETONS = 5

/** Companies and their verification. At first those that wait, the oldest first. */
export default function ReviewCompanies() {
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const companies = useQuery(
    queries.managedCompanies.listCompanies.queryOptions({ input: queryOf(filters), placeholderData: keepPreviousData }),
  )
  const { data } = companies
  return (
    <SectionList
      title={data ? texts.list(data.esperan) : texts.listLoading}
      above={<FilterForm key={search.toString()} filters={filters} />}
      query={{ ...companies, data: data?.empresas }}
      isOld={companies.isPlaceholderData}
      grid="grid grid-cols-1 gap-3"
      skeleton={{ kind: 'cv', count: SKELETONS }}
      empty={
        <EmptyState illustration={<EmptyProjects />} title={isNarrowed(filters) ? texts.noMatches : texts.empty} />
      }
      failed={{ title: texts.failed, notice: texts.failedNotice }}
      keyOf={(company) => company.emp_empresas_id}
      below={
        <nav aria-label={texts.pages} className="flex flex-wrap justify-center gap-3 empty:hidden">
          {filters.despuesDe && <LinkButton href={addressOf(filters)}>{texts.first}</LinkButton>}
          {data?.siguiente && (
            <LinkButton href={addressOf(filters, data.siguiente)} variant="secondary">
              {texts.next}
            </LinkButton>
          )}
        </nav>
      }
    >
      {(company) => <CompanyCard company={company} now={companies.dataUpdatedAt} />}
    </SectionList>
  )
}

/** One company of the queue. The whole card leads to its page. */
function CompanyCard({ company, now }: { company: QueuedCompany; now: number }) {
  const ago = waitingTime(company.espera_desde, now)
  return (
    <Card as="article" isInteractive className="flex items-start justify-between gap-x-4">
      <div className="grid min-w-0 gap-0.5">
        <h3 className="font-semibold wrap-anywhere">
          <AppLink href={`/gestion/revision/empresas/${company.emp_empresas_id}`} className="stretched">
            {company.nombre}
          </AppLink>
        </h3>
        <p className="text-14 text-gray-text wrap-anywhere">{company.razon_social ?? texts.noLegalName}</p>
        <p className="text-14 text-gray-text">
          {company.estado_verificacion === 'pendiente' ? texts.waits(ago) : texts.asked(ago)}
        </p>
      </div>
      <div className="shrink-0">
        <CompanyStateBadge state={company.estado_verificacion} />
      </div>
    </Card>
  )
}
