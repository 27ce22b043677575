import { Outlet } from 'react-router'
import { ManagementPage } from '../management-page.tsx'
import { ReviewTabs } from './review-tabs.tsx'
import { reviewTexts as texts } from './texts.ts'

/** Queues for operators. Each tab is a page of its own. */
export default function Review() {
  return (
    <ManagementPage section="revision" title={texts.title} about={texts.about}>
      <ReviewTabs />
      <Outlet />
    </ManagementPage>
  )
}
