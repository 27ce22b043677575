import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import { lateScripts } from '#web/document/late-scripts/late-scripts.ts'
import { pageMeta, siteOf } from '#web/document/page-meta.ts'
import { SiteFooter } from '#web/frames/site-footer.tsx'
import { useSite, type Site } from '#web/document/site.ts'
import { landingTexts as texts } from './texts.ts'
import { COMPANY_SIGN_UP } from '#web/session/return-address.ts'
import { useSession } from '#web/session/use-session.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import { UserIcon } from '#web/ui/icons.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { TopBar } from '#web/ui/navigation/top-bar.tsx'
import type { Route } from './+types/route'
import { Categories } from './categories.tsx'
import { claimsOf } from './claims.ts'
import { CompanyBand } from './company-band.tsx'
import { Comparison } from './comparison.tsx'
import { FeaturedOffers } from './featured-offers.tsx'
import { Features } from './features.tsx'
import { findLanding } from './find-landing.ts'
import { Hero } from './hero.tsx'
import { isReal, Partners } from './partners.tsx'
import './motion.css'

export const loader = ({ context }: Route.LoaderArgs) => findLanding(context.get(apiContext))

export const clientLoader = () => findLanding(api)

export const handle = lateScripts

type Found = Awaited<ReturnType<typeof findLanding>>

const claimsFrom = (site: Site | undefined, { figures, featured }: Found) =>
  claimsOf(site, { figures, isEachVerified: featured.every(({ isVerified }) => isVerified) })

export const meta: Route.MetaFunction = (args) => {
  const { metaDescription } = claimsFrom(siteOf(args), args.loaderData)
  return pageMeta(args, { title: texts.metaTitle, description: metaDescription })
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { featured, sectorIds, partners } = loaderData
  const site = useSite()
  const claims = claimsFrom(site, loaderData)
  const [isPaused, setIsPaused] = useState(false)
  const { initialised, token } = useSession()
  return (
    <div data-paused={isPaused ? '' : undefined} data-session-unread={initialised ? undefined : 'bar'}>
      <LandingBar isForMembers={!initialised || token !== null} />
      <main id={MAIN_ID}>
        <Hero motion={{ isPaused, onToggle: () => setIsPaused(!isPaused) }} claims={claims.hero} />
        <Categories sectorIds={sectorIds} />
        <CompanyBand />
        <Features isPaused={isPaused} claims={claims} />
        <Comparison results={claims.results} />
        <FeaturedOffers offers={featured} lead={claims.featuredLead} />
        <Partners partners={site?.landingClaims === 'own' ? partners.filter(isReal) : partners} />
      </main>
      <SiteFooter />
    </div>
  )
}

/** `isForMembers`: somebody is signed in, or a script in the head decides about it (session.css). */
function LandingBar({ isForMembers }: { isForMembers: boolean }) {
  return (
    <TopBar brandName={useSite()?.brand.name} isNameHiddenOnMobile>
      <LinkButton href={COMPANY_SIGN_UP} variant="secondary" className={barButton}>
        {texts.publish}
      </LinkButton>
      <LinkButton href="/pagina-principal" className={barButton}>
        {texts.findWork}
      </LinkButton>
      {isForMembers && <ProfileLink />}
    </TopBar>
  )
}

/** The guard of the page leads other roles to their own. */
function ProfileLink() {
  return (
    <AppLink
      href="/mi-perfil"
      className="for-members inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-chip font-medium underline-offset-4 hover:underline max-small:bg-yellow-soft-2"
    >
      <UserIcon className="shrink-0" />
      <span className="max-small:sr-only">{texts.profile}</span>
    </AppLink>
  )
}

const barButton = 'max-small:min-h-11 max-small:px-2.5 max-small:py-1 max-small:text-14'
