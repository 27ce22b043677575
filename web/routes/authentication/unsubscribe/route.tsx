import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { Route } from './+types/route'
import { LeaveMails } from './leave-mails.tsx'
import { unsubscribeTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

export default function Unsubscribe() {
  return <LeaveMails texts={texts} call={api.mailChoices.unsubscribe} choicesHref="/cuenta#correos" />
}
