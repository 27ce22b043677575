import { useLocation } from 'react-router'
import { api } from '#web/api/client.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { rememberAlertLink } from '#web/tab-storage/alert-link.ts'
import { LinkPage } from '../link-page.tsx'
import type { Spend } from '../use-link.ts'
import type { Route } from './+types/route'
import { alertLinkTexts as texts, confirmTexts, keepTexts, stopTexts } from './texts.ts'

const next = { href: '/pagina-principal', label: texts.offers }
const invalid = { sentences: [texts.invalidHint], next }

const confirm: Spend = async (token) => {
  const { message, descripcion, token: list } = await api.alerts.confirmAlert({ token })
  rememberAlertLink(list)
  const more = { href: '/avisos', label: texts.mine }
  return { title: confirmTexts.doneTitle, sentences: [texts.about(descripcion), message], next, more }
}
const keep: Spend = async (token) => ended(keepTexts, await api.alerts.keepAlert({ token }))
const stop: Spend = async (token) => ended(stopTexts, await api.alerts.stopAlert({ token }))

const ended = ({ doneTitle }: typeof keepTexts, { message }: { message: string }) => ({
  title: doneTitle,
  sentences: [message],
  next,
})

function linkAt(pathname: string) {
  if (pathname.startsWith('/baja-avisos')) return { own: stopTexts, spend: stop }
  return pathname.startsWith('/avisos/seguir') ? { own: keepTexts, spend: keep } : { own: confirmTexts, spend: confirm }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: linkAt(args.location.pathname).own.title, isHidden: true })

/** The target of links in mails of alerts. */
export default function AlertLink() {
  const { own, spend } = linkAt(useLocation().pathname)
  return <LinkPage texts={{ ...texts, ...own }} spend={spend} invalid={invalid} hidesToken />
}
