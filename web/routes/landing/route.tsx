import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import { lateScripts } from '#web/document/late-scripts/late-scripts.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { SiteFooter } from '#web/frames/site-footer.tsx'
import { useSite } from '#web/document/site.ts'
import { landingTexts as texts } from './texts.ts'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { TopBar } from '#web/ui/navigation/top-bar.tsx'
import type { Route } from './+types/route'
import { Categories } from './categories.tsx'
import { CompanyBand } from './company-band.tsx'
import { Comparison } from './comparison.tsx'
import { FeaturedOffers } from './featured-offers.tsx'
import { Features } from './features.tsx'
import { findLanding } from './find-landing.ts'
import { Hero } from './hero.tsx'
import { Partners } from './partners.tsx'
import './motion.css'

export const loader = ({ context }: Route.LoaderArgs) => findLanding(context.get(apiContext))

export const clientLoader = () => findLanding(api)

export const handle = lateScripts

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: texts.metaTitle, description: texts.metaDescription })

export default function Landing({ loaderData: { featured, sectorIds, partners } }: Route.ComponentProps) {
  const [isPaused, setIsPaused] = useState(false)
  return (
    <div data-paused={isPaused ? '' : undefined}>
      <LandingBar />
      <main>
        <Hero motion={{ isPaused, onToggle: () => setIsPaused(!isPaused) }} />
        <Categories sectorIds={sectorIds} />
        <CompanyBand />
        <Features isPaused={isPaused} />
        <Comparison />
        <FeaturedOffers offers={featured} />
        <Partners partners={partners} />
      </main>
      <SiteFooter />
    </div>
  )
}

function LandingBar() {
  return (
    <TopBar brandName={useSite()?.brand.name} isNameHiddenOnMobile>
      <LinkButton href="/perfil-empresa" variant="secondary" className={barButton}>
        {texts.publish}
      </LinkButton>
      <LinkButton href="/pagina-principal" className={barButton}>
        {texts.findWork}
      </LinkButton>
    </TopBar>
  )
}

const barButton = 'max-small:min-h-11 max-small:px-2.5 max-small:py-1 max-small:text-14'
