import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { SkeletonList } from '#web/ui/feedback/skeleton.tsx'
import { ErrorState } from '#web/ui/feedback/states.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { ManagementPage } from '../management-page.tsx'
import type { Route } from './+types/route'
import { addressOf, listKeys, listOf } from './list-key.ts'
import { ListPanel } from './list-panel.tsx'
import { listNames, listsTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const SKELETONS = 6

/** The lists that operators edit. */
export default function Lists() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const found = useQuery(queries.managedLists.getLists.queryOptions())
  const { data } = found
  useFailureNotice(found.isError, texts.failedNotice)
  const panelOf = (key: (typeof listKeys)[number]) => {
    if (data) return <ListPanel key={key} list={key} lists={data} />
    if (found.isPending) return <SkeletonList kind="cv" count={SKELETONS} className="grid gap-3 large:grid-cols-2" />
    return <ErrorState illustration={<FailureScene />} title={texts.failed} onRetry={() => void found.refetch()} />
  }
  return (
    <ManagementPage section="listas" title={texts.title} about={texts.about}>
      <Tabs
        label={texts.tabs}
        tabs={listKeys.map((key) => ({ key, label: listNames[key], panel: panelOf(key) }))}
        selected={listOf(search)}
        onSelect={(key) => void navigate(addressOf(key), { replace: true, preventScrollReset: true })}
      />
    </ManagementPage>
  )
}
