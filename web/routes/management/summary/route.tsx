import { pageMeta } from '#web/document/page-meta.ts'
import { ManagementPage } from '../management-page.tsx'
import type { Route } from './+types/route'
import { summaryTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** The first page of operators. */
export default function Summary() {
  return (
    <ManagementPage section="resumen" title={texts.title} about={texts.about}>
      {null}
    </ManagementPage>
  )
}
