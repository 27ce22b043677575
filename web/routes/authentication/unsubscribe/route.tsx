import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { LinkPage } from '../link-page.tsx'
import type { Route } from './+types/route'
import { leavingMails } from './leaving-mails.ts'
import { unsubscribeTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

export default function Unsubscribe() {
  return <LinkPage {...leavingMails(texts, '/cuenta#correos', api.mailChoices.unsubscribe)} />
}
