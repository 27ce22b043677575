import { pageMeta } from '#web/document/page-meta.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import type { Route } from './+types/route'
import { reviewOffersTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** Offers that wait for an operator. */
export default function ReviewOffers() {
  return <EmptyState illustration={<EmptyProjects />} title={texts.empty} />
}
