import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { Route } from './+types/suggestions'
import { LeaveMails } from './leave-mails.tsx'
import { suggestionMailTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

export default function LeaveSuggestions() {
  return (
    <LeaveMails texts={texts} call={api.suggestedOffers.leaveSuggestions} choicesHref="/mi-perfil?seccion=para-ti" />
  )
}
