import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { ManagementPage } from '../management-page.tsx'
import { registerTexts as texts } from '../texts.ts'
import type { Route } from './+types/route'
import { ActCard } from './act-card.tsx'
import { DownloadButton } from './download-button.tsx'
import { FilterForm } from './filter-form.tsx'
import { addressOf, queryOf, readFilters } from './filters.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const SKELETONS = 5

/** Acts of operators, newest first. */
export default function Register() {
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const { antesDe } = filters
  const input = { ...queryOf(filters), ...(antesDe && { antes_de: antesDe }) }
  const acts = useQuery(queries.operator.listActs.queryOptions({ input, placeholderData: keepPreviousData }))
  const isNarrowed = Object.keys(input).length > 0
  const next = acts.data?.siguiente
  return (
    <ManagementPage section="registro" title={texts.title} about={texts.about}>
      <LinkButton href="/gestion/tratamientos" variant="secondary" className="justify-self-start">
        {texts.processing}
      </LinkButton>
      <SectionList
        title={texts.acts}
        action={<DownloadButton filters={filters} />}
        above={<FilterForm key={search.toString()} filters={filters} />}
        query={{ ...acts, data: acts.data?.actos }}
        isOld={acts.isPlaceholderData}
        grid="grid grid-cols-1 gap-3"
        skeleton={{ kind: 'cv', count: SKELETONS }}
        empty={<EmptyState illustration={<EmptyProjects />} title={isNarrowed ? texts.noMatches : texts.empty} />}
        failed={{ title: texts.failed, notice: texts.failedNotice }}
        keyOf={(act) => act.acto_id}
        below={
          <nav aria-label={texts.pages} className="flex flex-wrap justify-center gap-3 empty:hidden">
            {antesDe && <LinkButton href={addressOf(filters)}>{texts.newest}</LinkButton>}
            {next && (
              <LinkButton href={addressOf(filters, next)} variant="secondary">
                {texts.older}
              </LinkButton>
            )}
          </nav>
        }
      >
        {(act) => <ActCard act={act} />}
      </SectionList>
    </ManagementPage>
  )
}
