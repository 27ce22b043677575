import { siteOf } from '#web/document/page-meta.ts'
import { useSite, type Site } from '#web/document/site.ts'
import { accessibility } from './texts/accessibility.ts'
import { publicAccessibility } from './texts/public-accessibility.ts'
import type { Route } from './+types/accessibility'
import { LegalPage, legalMeta } from './legal-page.tsx'

/** Bodies of the public sector have a statement in the form of the law. */
const statementOf = (site: Site | undefined) => (site?.legal.isPublicBody ? publicAccessibility : accessibility)

export const meta: Route.MetaFunction = (args) => legalMeta(args, statementOf(siteOf(args)))

export default function Accessibility() {
  return <LegalPage text={statementOf(useSite())} />
}
