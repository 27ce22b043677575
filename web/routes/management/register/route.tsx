import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { CsvButton } from '#web/forms/csv-button.tsx'
import { useAddressFilters } from '#web/forms/filters/filters.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { FilterForm } from '../filter-form.tsx'
import { ManagedList } from '../managed-list.tsx'
import { ManagementPage } from '../management-page.tsx'
import { registerTexts as texts } from '../texts.ts'
import type { Route } from './+types/route'
import { ActCard } from './act-card.tsx'
import { actFilters, PATH } from './filters.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** Acts of operators, newest first. */
export default function Register() {
  const { values, given, hrefWith } = useAddressFilters(PATH, actFilters)
  const acts = useQuery(queries.operator.listActs.queryOptions({ input: given, placeholderData: keepPreviousData }))
  const { antes_de: _place, ...chosen } = given
  return (
    <ManagementPage section="registro" title={texts.title} about={texts.about}>
      <LinkButton href="/gestion/tratamientos" variant="secondary" className="justify-self-start">
        {texts.processing}
      </LinkButton>
      <ManagedList
        title={texts.acts}
        action={<CsvButton read={() => api.operator.getActsCsv(chosen)} texts={texts} />}
        above={
          <FilterForm
            {...{ path: PATH, filters: actFilters, texts }}
            isFolded
            variant="secondary"
            className="small:grid-cols-2 large:grid-cols-3"
          />
        }
        query={acts}
        rows={acts.data?.actos}
        texts={texts}
        empty={
          <EmptyState
            illustration={<EmptyProjects />}
            title={Object.keys(given).length > 0 ? texts.noMatches : texts.empty}
          />
        }
        keyOf={(act) => act.acto_id}
        isFirst={values.antes_de === null}
        next={acts.data?.siguiente}
        hrefOf={(place) => hrefWith({ antes_de: place })}
      >
        {(act) => <ActCard act={act} />}
      </ManagedList>
    </ManagementPage>
  )
}
