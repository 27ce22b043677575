import { legalNotice } from './texts/legal-notice.ts'
import type { Route } from './+types/legal-notice'
import { LegalPage, legalMeta } from './legal-page.tsx'

export const meta: Route.MetaFunction = (args) => legalMeta(args, legalNotice)

export default function LegalNotice() {
  return <LegalPage text={legalNotice} hasOperator />
}
