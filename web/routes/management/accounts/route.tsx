import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { EmptyCandidates } from '#web/illustrations/empty-candidates.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { ManagementPage } from '../management-page.tsx'
import type { Route } from './+types/route'
import { AccountCard } from './account-card.tsx'
import { FilterForm } from './filter-form.tsx'
import { addressOf, queryOf, readFilters } from './filters.ts'
import { accountsTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const SKELETONS = 5

/** Every account, searched. */
export default function Accounts() {
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const { antesDe } = filters
  const input = { ...queryOf(filters), ...(antesDe && { antes_de: antesDe }) }
  const accounts = useQuery(
    queries.managedAccounts.listAccounts.queryOptions({ input, placeholderData: keepPreviousData }),
  )
  const isNarrowed = Object.keys(input).length > 0
  const next = accounts.data?.siguiente
  return (
    <ManagementPage section="cuentas" title={texts.title} about={texts.about}>
      <SectionList
        title={texts.list}
        above={<FilterForm key={search.toString()} filters={filters} />}
        query={{ ...accounts, data: accounts.data?.cuentas }}
        isOld={accounts.isPlaceholderData}
        grid="grid grid-cols-1 gap-3"
        skeleton={{ kind: 'cv', count: SKELETONS }}
        empty={
          <EmptyState illustration={<EmptyCandidates />} title={isNarrowed ? texts.noMatches : texts.empty}>
            {isNarrowed && texts.noMatchesNote}
          </EmptyState>
        }
        failed={{ title: texts.failed, notice: texts.failedNotice }}
        keyOf={(account) => account.cuenta_id}
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
        {(account) => <AccountCard account={account} />}
      </SectionList>
    </ManagementPage>
  )
}
