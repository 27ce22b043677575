import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
// This page makes calls at once: what sends them loads with it.
import '#web/api/network-client.ts'
import { ApiError } from '#web/api/api-error.ts'
import { QueryProvider } from '#web/api/query-provider.tsx'
import { pageMeta } from '#web/document/page-meta.ts'
import { VisitorFrame } from '#web/frames/visitor-frame.tsx'
import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { NeedsScripts } from '#web/ui/feedback/needs-scripts.tsx'
import { EmptyState, LoadingState } from '#web/ui/feedback/states.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import { useSession } from '#web/session/use-session.ts'
import { findAlertLink, rememberAlertLink } from '#web/tab-storage/alert-link.ts'
import { AlertList } from '../alert-list.tsx'
import { alertListTexts, byLinkTexts as texts } from '../texts.ts'
import { useAlerts } from '../use-alerts.ts'
import type { Route } from './+types/route'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

/** The alerts of a visitor without an account: whoever has the link of a mail changes them. */
export default function AlertsByLink() {
  const token = useListToken()
  return (
    <QueryProvider>
      <VisitorFrame>
        <main id={MAIN_ID} className="page grid max-w-180 grid-cols-1 content-start gap-6 pt-8 pb-14">
          <h1 tabIndex={-1} data-focus-home="" className="text-28 font-bold">
            {texts.title}
          </h1>
          <NeedsScripts />
          {token === undefined && <LoadingState />}
          {token === null && <InvalidLink />}
          {token && <Alerts token={token} />}
        </main>
      </VisitorFrame>
    </QueryProvider>
  )
}

function Alerts({ token }: { token: string }) {
  const { data, error } = useAlerts(token)
  const isInvalid = error instanceof ApiError && error.status === 400
  if (isInvalid) return <InvalidLink />
  return (
    <>
      {data?.email && data.alertas.length > 0 && (
        <p className="-mt-3 text-gray-text wrap-anywhere">{texts.about(data.email)}</p>
      )}
      <AlertList title={texts.list} token={token} empty={<AllGone />} />
    </>
  )
}

const Search = () => <LinkButton href="/pagina-principal">{alertListTexts.search}</LinkButton>

const AllGone = () => (
  <EmptyState isLow illustration={<EmptyOffers />} title={texts.allGone} action={<Search />}>
    {texts.allGoneHint}
  </EmptyState>
)

function InvalidLink() {
  const actions = (
    <div className="flex flex-wrap justify-center gap-3">
      <Search />
      <LinkButton href="/cuenta#avisos" variant="secondary">
        {texts.account}
      </LinkButton>
    </div>
  )
  return (
    <EmptyState isLow illustration={<EmptyOffers />} title={texts.invalid} action={actions}>
      {texts.invalidHint}
    </EmptyState>
  )
}

/**
 * The token of a visitor's list. It moves from the address to this tab, so that the history does not keep it. Undefined until the page
 * reacts, and null where there is none.
 */
function useListToken(): string | null | undefined {
  const { initialised } = useSession()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(hash.slice(1)).get('token')
  useEffect(() => {
    if (!given) return
    rememberAlertLink(given)
    void navigate('/avisos', { replace: true })
  }, [given, navigate])
  // The server does not know the fragment.
  return initialised ? given || findAlertLink() : undefined
}
