import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { useAddressFilters } from '#web/forms/filters/filters.ts'
import { EmptyCandidates } from '#web/illustrations/empty-candidates.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { FilterForm } from '../filter-form.tsx'
import { ManagedList } from '../managed-list.tsx'
import { ManagementPage } from '../management-page.tsx'
import type { Route } from './+types/route'
import { AddOperator } from './add-operator.tsx'
import { ManagedAccountCard } from './managed-account-card.tsx'
import { accountFilters, PATH } from './filters.ts'
import { accountsTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** Every account, searched. */
export default function Accounts() {
  const { values, given, hrefWith } = useAddressFilters(PATH, accountFilters)
  const accounts = useQuery(
    queries.managedAccounts.listAccounts.queryOptions({ input: given, placeholderData: keepPreviousData }),
  )
  const isPart = Object.keys(given).length > 0
  return (
    <ManagementPage section="cuentas" title={texts.title} about={texts.about}>
      <ManagedList
        title={texts.list}
        action={<AddOperator />}
        above={
          <FilterForm
            {...{ path: PATH, filters: accountFilters, texts }}
            className="small:grid-cols-2 large:grid-cols-[2fr_1fr_1fr_auto]"
          />
        }
        query={accounts}
        rows={accounts.data?.cuentas}
        texts={texts}
        empty={
          <EmptyState illustration={<EmptyCandidates />} title={isPart ? texts.noMatches : texts.empty}>
            {isPart && texts.noMatchesNote}
          </EmptyState>
        }
        keyOf={(account) => account.cuenta_id}
        isFirst={values.antes_de === null}
        next={accounts.data?.siguiente}
        hrefOf={(place) => hrefWith({ antes_de: place })}
      >
        {(account) => <ManagedAccountCard account={account} />}
      </ManagedList>
    </ManagementPage>
  )
}
