import { replace } from 'react-router'
import { pageMeta } from '#web/document/page-meta.ts'
import { OnboardingBar } from '#web/frames/onboarding-bar.tsx'
import { companySuccessTexts as texts } from './texts.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { Route } from './+types/route'
import { CompanySuccess } from './company-success.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.pageTitle, isHidden: true })

const sessionIn = (request: Request): string | null => new URL(request.url).searchParams.get('session_id')

/** Redirects a visitor who does not come from a payment. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const sessionId = sessionIn(request)
  if (!sessionId) throw replace('/perfil-empresa')
  return { sessionId }
}

/** The return from the payment during a company's onboarding. */
export default function CompanySuccessPage({ loaderData: { sessionId } }: Route.ComponentProps) {
  return (
    <>
      <OnboardingBar />
      <main id={MAIN_ID} className="page py-10 small:py-16">
        <CompanySuccess sessionId={sessionId} />
      </main>
    </>
  )
}
