import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { LinkPage } from '../link-page.tsx'
import type { Route } from './+types/suggestions'
import { leavingMails } from './leaving-mails.ts'
import { suggestionMailTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

export default function LeaveSuggestions() {
  return <LinkPage {...leavingMails(texts, '/mi-perfil?seccion=para-ti', api.suggestedOffers.leaveSuggestions)} />
}
