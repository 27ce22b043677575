import { useLocation } from 'react-router'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { LinkPage } from '../link-page.tsx'
import type { Route } from './+types/route'
import { recapMailTexts, suggestionMailTexts, unsubscribeTexts } from './texts.ts'

function mailsAt(pathname: string) {
  if (pathname.startsWith('/baja-sugerencias')) {
    return {
      texts: suggestionMailTexts,
      href: '/mi-perfil?seccion=para-ti',
      stop: api.suggestedOffers.leaveSuggestions,
    }
  }
  const [texts, stop] = pathname.startsWith('/baja-recordatorio')
    ? [recapMailTexts, api.mailChoices.leaveRecap]
    : [unsubscribeTexts, api.mailChoices.unsubscribe]
  return { texts, href: '/cuenta#correos', stop }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: mailsAt(args.location.pathname).texts.title, isHidden: true })

/** The link at the end of a mail stops such mails. */
export default function Unsubscribe() {
  const { texts, href, stop } = mailsAt(useLocation().pathname)
  const next = { href, label: texts.account }
  const invalid = { title: texts.invalidTitle, sentences: [texts.invalidHint], next }
  const spend = async (token: string) => ({
    title: texts.doneTitle,
    sentences: [(await stop({ token })).message],
    next,
  })
  return <LinkPage {...{ texts, invalid, spend }} />
}
