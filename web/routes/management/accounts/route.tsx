import { pageMeta } from '#web/document/page-meta.ts'
import { ManagementPage } from '../management-page.tsx'
import type { Route } from './+types/route'
import { accountsTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** Every account, searched. */
export default function Accounts() {
  return (
    <ManagementPage section="cuentas" title={texts.title} about={texts.about}>
      {null}
    </ManagementPage>
  )
}
