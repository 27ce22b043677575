import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import type { QueuedCompany } from '#web/api/types.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { useAddressFilters } from '#web/forms/filters/filters.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { classes } from '#web/ui/classes.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { FilterForm } from '../filter-form.tsx'
import { ManagedList } from '../managed-list.tsx'
import { waitingTexts } from '../texts.ts'
import { waitingTime } from '../waiting-time.ts'
import type { Route } from './+types/route'
import { ANY, companyFilters, PATH } from './filters.ts'
import { CompanyStateBadge } from './state-badge.tsx'
import { reviewCompaniesTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** Companies and their verification. At first those that wait, the oldest first. */
export default function ReviewCompanies() {
  const { values, given, isNarrowed, hrefWith } = useAddressFilters(PATH, companyFilters)
  const input = { ...given, estado: values.estado === ANY ? undefined : values.estado }
  const companies = useQuery(
    queries.managedCompanies.listCompanies.queryOptions({ input, placeholderData: keepPreviousData }),
  )
  const { data } = companies
  return (
    <ManagedList
      title={data ? texts.list(data.esperan) : texts.listLoading}
      above={
        <FilterForm
          {...{ path: PATH, filters: companyFilters, texts }}
          className="small:grid-cols-2 large:grid-cols-[2fr_1fr_auto]"
        />
      }
      query={companies}
      rows={data?.empresas}
      texts={texts}
      empty={<EmptyState illustration={<EmptyProjects />} title={isNarrowed ? texts.noMatches : texts.empty} />}
      keyOf={(company) => company.emp_empresas_id}
      isFirst={values.despues_de === null}
      next={data?.siguiente}
      hrefOf={(place) => hrefWith({ despues_de: place })}
    >
      {(company) => <CompanyCard company={company} now={companies.dataUpdatedAt} />}
    </ManagedList>
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
        <p className={classes('text-14', company.vencida ? 'font-semibold text-red' : 'text-gray-text')}>
          {waitingTexts.since(
            company.estado_verificacion === 'pendiente' ? texts.waits(ago) : texts.asked(ago),
            company.vencida,
          )}
        </p>
      </div>
      <div className="shrink-0">
        <CompanyStateBadge state={company.estado_verificacion} />
      </div>
    </Card>
  )
}
