import { CandidateSearch } from '#web/illustrations/candidate-search.tsx'
import { CompanyPublish } from '#web/illustrations/company-publish.tsx'
import { pageMeta } from '#web/document/page-meta.ts'
import { requireNoProfile } from '#web/session/guard.ts'
import { OnboardingBar } from '#web/frames/onboarding-bar.tsx'
import { roleChoiceTexts as texts } from './texts.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { Route } from './+types/route'
import { RoleCard } from './role-card.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

export const clientMiddleware = [requireNoProfile]

export default function RoleChoice() {
  return (
    <>
      <OnboardingBar />
      <main id={MAIN_ID} className="page flex max-w-240 flex-col gap-8 py-8 small:py-14">
        <div className="text-center">
          <h1 className="text-28 font-semibold small:text-32">{texts.title}</h1>
          <p className="mt-2 text-18 text-gray-text">{texts.hint}</p>
        </div>
        <ul className="grid grid-cols-1 gap-5 small:grid-cols-2">
          <RoleCard
            href="/crea-tu-perfil/1"
            title={texts.candidate}
            hint={texts.candidateHint}
            illustration={<CandidateSearch />}
          />
          <RoleCard
            href="/crea-tu-perfil/2"
            title={texts.company}
            hint={texts.companyHint}
            illustration={<CompanyPublish />}
          />
        </ul>
      </main>
    </>
  )
}
