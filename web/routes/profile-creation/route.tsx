import { redirect, replace } from 'react-router'
import { ROLE_COMPANY } from '#contract/constants.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { pageMeta } from '#web/page-meta.ts'
import { homeOf } from '#web/session/home.ts'
import { OnboardingBar } from '#web/session/onboarding-bar.tsx'
import { signInAddress } from '#web/session/return-address.ts'
import { findRole } from '#web/session/role.ts'
import { profileCreationTexts as texts } from '#web/texts/profile-creation.ts'
import type { Route } from './+types/route'
import { CandidateOnboarding } from './candidate-onboarding.tsx'
import { CompanyOnboarding } from './company-onboarding.tsx'
import { hasProfile } from './has-profile.ts'
import { Intro } from './intro.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: titleOf(args.params.roleId), isHidden: true })

/** Whoever has a profile has been here before. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    const role = await findRole()
    return role && (await hasProfile(role)) ? redirect(homeOf[role]) : null
  } catch (error) {
    if (hasStatus(error, 401)) throw replace(signInAddress(new URL(request.url)))
    throw error
  }
}

export default function ProfileCreation({ params: { roleId } }: Route.ComponentProps) {
  return (
    <>
      <OnboardingBar />
      <main className="overflow-x-clip py-6 small:py-10">
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
