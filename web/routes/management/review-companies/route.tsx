import { pageMeta } from '#web/document/page-meta.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import type { Route } from './+types/route'
import { reviewCompaniesTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** Companies that wait for verification. */
export default function ReviewCompanies() {
  return <EmptyState illustration={<EmptyProjects />} title={texts.empty} />
}
