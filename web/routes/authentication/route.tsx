import { useState } from 'react'
import { redirect } from 'react-router'
import { LighthouseScene } from '#web/illustrations/lighthouse-scene.tsx'
import { pageMeta } from '#web/document/page-meta.ts'
import { getSession } from '#web/tab-storage/session-store.ts'
import { sessionRead } from '#web/session/start-session.ts'
import { useSite } from '#web/document/site.ts'
import { authenticationTexts as texts } from './texts.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { Logo } from '#web/ui/navigation/logo.tsx'
import type { Route } from './+types/route'
import { AccountCard, type AccountTab } from './account-card.tsx'
import { findDestination } from './find-destination.ts'

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
  const brand = useSite()?.brand.name
  return (
    <main className="flex min-h-dvh flex-col items-center overflow-x-clip px-4 py-6 small:py-10 max-[351px]:px-0">
      <Logo {...(brand && { name: brand })} className="text-24" />
      <div className="relative mb-auto flex w-full justify-center py-6 small:pt-10">
        {tab === 'sign-up' && <LighthouseScene className={sceneClasses} />}
        <AccountCard tab={tab} onTab={setTab} />
      </div>
      <p className="text-center text-14 text-gray-text">
        {texts.onlyLooking}{' '}
        <AppLink
          href="/pagina-principal"
          className="inline-block py-2.5 font-semibold text-ink underline underline-offset-2"
        >
          {texts.toOffers}
        </AppLink>
      </p>
    </main>
  )
}

/** Beside the card. The card does not move when the picture appears. */
const sceneClasses = 'absolute right-[calc(50%+15.5rem)] bottom-6 hidden w-[min(22rem,calc(50vw-17rem))] large:block'
