import { useState } from 'react'
import { redirect, useLocation } from 'react-router'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import { LighthouseScene } from '#web/illustrations/lighthouse-scene.tsx'
import { pageMeta } from '#web/document/page-meta.ts'
import { getSession } from '#web/tab-storage/session-store.ts'
import { COMPANY_SIGN_UP, findReturnPath } from '#web/session/return-address.ts'
import { sessionRead } from '#web/session/start-session.ts'
import { authenticationTexts as texts } from './texts.ts'
import type { Route } from './+types/route'
import { AccountCard, type AccountTab } from './account-card/account-card.tsx'
import { findDestination } from './find-destination.ts'
import { FrameLink } from './frame-link.tsx'
import { AuthenticationFrame } from './frame.tsx'
import { findWantedOffer } from './wanted/find-wanted-offer.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.signIn, isHidden: true })

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  wanted: await findWantedOffer(context.get(apiContext), searchOf(request)),
})

/** Redirects a visitor who is already signed in. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = searchOf(request)
  await sessionRead()
  // If the role cannot be read, the form stays.
  const destination = getSession().token && (await findDestination(search).catch(() => null))
  // The call may have shown that the session has ended.
  if (destination && getSession().token) throw redirect(destination)
  return { wanted: await findWantedOffer(api, search) }
}
clientLoader.hydrate = true as const

const searchOf = (request: Request) => new URL(request.url).search

export default function Authentication({ loaderData: { wanted } }: Route.ComponentProps) {
  const isNew = findReturnPath(useLocation().search) === COMPANY_SIGN_UP
  // Most visitors from «Aplicar» still need an account.
  const [tab, setTab] = useState<AccountTab>(wanted || isNew ? 'sign-up' : 'sign-in')
  const footer = (
    <>
      {texts.onlyLooking} <FrameLink href="/pagina-principal">{texts.toOffers}</FrameLink>
    </>
  )
  return (
    <AuthenticationFrame picture={tab === 'sign-up' && <LighthouseScene className={sceneClasses} />} footer={footer}>
      <AccountCard tab={tab} onTab={setTab} wanted={wanted} />
    </AuthenticationFrame>
  )
}

/** Beside the card. The card does not move when the picture appears. */
const sceneClasses = 'absolute right-[calc(50%+15.5rem)] bottom-6 hidden w-[min(22rem,calc(50vw-17rem))] large:block'
