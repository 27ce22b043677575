import { pageMeta } from '#web/document/page-meta.ts'
import { ManagementPage } from '../management-page.tsx'
import type { Route } from './+types/route'
import { listsTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** The lists that operators edit. */
export default function Lists() {
  return (
    <ManagementPage section="listas" title={texts.title} about={texts.about}>
      {null}
    </ManagementPage>
  )
}
