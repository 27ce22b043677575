import { cookies } from './texts/cookies.ts'
import type { Route } from './+types/cookies'
import { LegalPage, legalMeta } from './legal-page.tsx'

export const meta: Route.MetaFunction = (args) => legalMeta(args, cookies)

export default function Cookies() {
  return <LegalPage text={cookies} />
}
