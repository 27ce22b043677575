import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { companyTexts as texts } from './texts.ts'
import type { Route } from './+types/route'
import { readOpened } from './candidates/desk-address.ts'
import { CompanyHeader } from './company-header.tsx'
import { CompanyMenu } from './company-menu.tsx'
import { CurrentList } from './current-list.tsx'
import { sectionOf } from './section.ts'
import { VerificationCard } from './verification/verification-card.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.pageTitle, isHidden: true })

export default function CompanyDashboard() {
  const [search] = useSearchParams()
  const section = sectionOf(search)
  const isOpen = section === 'candidatos' && readOpened(search) !== null
  const company = useQuery(queries.companies.getInformation.queryOptions())
  return (
    <div data-bars="rail" className="small:pl-18">
      <CompanyMenu section={section} company={company.data} />
      <main className="page grid gap-8 py-6 small:py-8">
        {/* The open application takes their place, on phones with the whole page. */}
        {isOpen && <h1 className="sr-only">{texts.pageTitle}</h1>}
        <div className={isOpen ? 'hidden' : 'contents'}>
          <CompanyHeader company={company} />
          <VerificationCard isHiddenOnceVerified={section === 'candidatos'} />
        </div>
        <CurrentList />
      </main>
    </div>
  )
}
