import { accessibility } from './texts/accessibility.ts'
import type { Route } from './+types/accessibility'
import { LegalPage, legalMeta } from './legal-page.tsx'

export const meta: Route.MetaFunction = (args) => legalMeta(args, accessibility)

export default function Accessibility() {
  return <LegalPage text={accessibility} />
}
