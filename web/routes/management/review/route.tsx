import { Outlet } from 'react-router'
import { UndoBar } from '#web/ui/feedback/undo-bar.tsx'
import { ManagementPage } from '../management-page.tsx'
import { ReviewTabs } from './review-tabs.tsx'
import { useUndoDecision } from './use-undo-decision.ts'
import { reviewTexts as texts } from './texts.ts'

/** Queues for operators. Each tab is a page of its own. The last decision can be taken back in all of them. */
export default function Review() {
  const undo = useUndoDecision()
  return (
    <ManagementPage section="revision" title={texts.title} about={texts.about}>
      <ReviewTabs />
      <Outlet context={undo.remember} />
      <UndoBar undo={undo} />
    </ManagementPage>
  )
}
