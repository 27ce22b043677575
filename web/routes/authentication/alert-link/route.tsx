import { useLocation } from 'react-router'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { rememberAlertLink } from '#web/tab-storage/alert-link.ts'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { AuthenticationFrame } from '../frame.tsx'
import { LinkQuestion } from '../link-question.tsx'
import { OutcomeNote } from '../outcome-note.tsx'
import type { Route } from './+types/route'
import { alertLinkTexts as texts, confirmTexts, keepTexts, stopTexts } from './texts.ts'
import { useAlertLink } from './use-alert-link.ts'

const links = {
  confirm: {
    own: confirmTexts,
    spend: async (token: string) => {
      const { message, descripcion, token: list } = await api.alerts.confirmAlert({ token })
      rememberAlertLink(list)
      return { sentences: [texts.about(descripcion), message], hasList: true }
    },
  },
  keep: {
    own: keepTexts,
    spend: async (token: string) => ({ sentences: [(await api.alerts.keepAlert({ token })).message] }),
  },
  stop: {
    own: stopTexts,
    spend: async (token: string) => ({ sentences: [(await api.alerts.stopAlert({ token })).message] }),
  },
}

function linkAt(pathname: string) {
  if (pathname.startsWith('/baja-avisos')) return links.stop
  return pathname.startsWith('/avisos/seguir') ? links.keep : links.confirm
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: linkAt(args.location.pathname).own.title, isHidden: true })

const next = { href: '/pagina-principal', label: texts.offers }
const invalid = { title: texts.invalidTitle, sentences: [texts.invalidHint], next }

/** The target of links in mails of alerts. */
export default function AlertLink() {
  const { own, spend } = linkAt(useLocation().pathname)
  const { press, outcome } = useAlertLink(spend)
  return (
    <AuthenticationFrame footer={null}>
      {outcome ? (
        <OutcomeNote {...(outcome === 'invalid' ? invalid : { title: own.doneTitle, next, ...outcome })} />
      ) : (
        <LinkQuestion texts={{ ...texts, ...own }} onPress={press} />
      )}
      {outcome && outcome !== 'invalid' && outcome.hasList && (
        <LinkButton href="/avisos" variant="secondary" isFullWidth className="mt-3">
          {texts.mine}
        </LinkButton>
      )}
    </AuthenticationFrame>
  )
}
