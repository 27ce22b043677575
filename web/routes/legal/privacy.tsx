import { privacy } from './texts/privacy.ts'
import type { Route } from './+types/privacy'
import { LegalPage, legalMeta } from './legal-page.tsx'

export const meta: Route.MetaFunction = (args) => legalMeta(args, privacy)

export default function Privacy() {
  return <LegalPage text={privacy} />
}
