import { ROLE_COMPANY } from '#contract/constants.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { requireNoProfile } from '#web/session/guard.ts'
import { OnboardingBar } from '#web/frames/onboarding-bar.tsx'
import { profileCreationTexts as texts } from './texts.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { Route } from './+types/route'
import { CandidateOnboarding } from './candidate-onboarding.tsx'
import { CompanyOnboarding } from './company-onboarding.tsx'
import { Intro } from './intro.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: titleOf(args.params.roleId), isHidden: true })

export const clientMiddleware = [requireNoProfile]

export default function ProfileCreation({ params: { roleId } }: Route.ComponentProps) {
  return (
    <>
      <OnboardingBar />
      <main id={MAIN_ID} className="overflow-x-clip py-6 small:py-10">
        {/* The other role is another form: it starts anew. */}
        <Intro key={String(isCompany(roleId))} title={titleOf(roleId)}>
          {isCompany(roleId) ? <CompanyOnboarding /> : <CandidateOnboarding />}
        </Intro>
      </main>
    </>
  )
}

/** Any other value is a candidate. */
const isCompany = (roleId: string | undefined) => roleId === String(ROLE_COMPANY)

const titleOf = (roleId: string | undefined) => (isCompany(roleId) ? texts.companyTitle : texts.candidateTitle)
