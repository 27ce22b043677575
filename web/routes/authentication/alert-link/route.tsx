import { useLocation } from 'react-router'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { rememberAlertLink } from '#web/tab-storage/alert-link.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { AuthenticationFrame } from '../frame.tsx'
import { NewHeading } from '../new-heading.tsx'
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

/** The target of links in mails of alerts. It waits for a press, because mail scanners open every link. */
export default function AlertLink() {
  const { own, spend } = linkAt(useLocation().pathname)
  const { isPending, press, outcome } = useAlertLink(spend)
  return (
    <AuthenticationFrame footer={null}>
      {outcome === 'invalid' && <OutcomeNote title={texts.invalidTitle} sentences={[texts.invalidHint]} />}
      {outcome && outcome !== 'invalid' && <OutcomeNote title={own.doneTitle} {...outcome} />}
      {!outcome && (
        <>
          <h1 className="text-24 font-semibold">{own.title}</h1>
          <p className="mt-2 mb-5 text-gray-text">{own.hint}</p>
          <Button isFullWidth isPending={isPending} onClick={() => void press()}>
            {own.press}
          </Button>
        </>
      )}
    </AuthenticationFrame>
  )
}

interface OutcomeNoteProps {
  title: string
  sentences: readonly string[]
  hasList?: boolean
}

function OutcomeNote({ title, sentences, hasList = false }: OutcomeNoteProps) {
  return (
    <>
      <NewHeading>{title}</NewHeading>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-2 wrap-anywhere">
          {sentence}
        </p>
      ))}
      <LinkButton href="/pagina-principal" isFullWidth className="mt-5">
        {texts.offers}
      </LinkButton>
      {hasList && (
        <LinkButton href="/avisos" variant="secondary" isFullWidth className="mt-3">
          {texts.mine}
        </LinkButton>
      )}
    </>
  )
}
