import { terms } from './texts/terms.ts'
import type { Route } from './+types/terms'
import { LegalPage, legalMeta } from './legal-page.tsx'

export const meta: Route.MetaFunction = (args) => legalMeta(args, terms)

export default function Terms() {
  return <LegalPage text={terms} />
}
