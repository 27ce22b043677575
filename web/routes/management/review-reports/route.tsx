import { pageMeta } from '#web/document/page-meta.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import type { Route } from './+types/route'
import { reviewReportsTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** Reports of visitors about offers. */
export default function ReviewReports() {
  return <EmptyState illustration={<EmptyProjects />} title={texts.empty} />
}
