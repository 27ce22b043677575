import { useState } from 'react'
import { redirect } from 'react-router'
import { LighthouseScene } from '#web/illustrations/lighthouse-scene.tsx'
import { pageMeta } from '#web/document/page-meta.ts'
import { getSession } from '#web/tab-storage/session-store.ts'
import { sessionRead } from '#web/session/start-session.ts'
import { authenticationTexts as texts } from './texts.ts'
import type { Route } from './+types/route'
import { AccountCard, type AccountTab } from './account-card.tsx'
import { findDestination } from './find-destination.ts'
import { FrameLink } from './frame-link.tsx'
import { AuthenticationFrame } from './frame.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.signIn, isHidden: true })

/** Without a server loader, React Router would render nothing on the server. */
export const loader = () => null

/** Redirects a visitor who is already signed in. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await sessionRead()
  if (!getSession().token) return null
  // If the role cannot be read, the form stays.
  const destination = await findDestination(new URL(request.url).search).catch(() => null)
  // The call may have shown that the session has ended.
  return destination && getSession().token ? redirect(destination) : null
}
clientLoader.hydrate = true as const

export default function Authentication() {
  const [tab, setTab] = useState<AccountTab>('sign-in')
  const footer = (
    <>
      {texts.onlyLooking} <FrameLink href="/pagina-principal">{texts.toOffers}</FrameLink>
    </>
  )
  return (
    <AuthenticationFrame picture={tab === 'sign-up' && <LighthouseScene className={sceneClasses} />} footer={footer}>
      <AccountCard tab={tab} onTab={setTab} />
    </AuthenticationFrame>
  )
}

/** Beside the card. The card does not move when the picture appears. */
const sceneClasses = 'absolute right-[calc(50%+15.5rem)] bottom-6 hidden w-[min(22rem,calc(50vw-17rem))] large:block'
