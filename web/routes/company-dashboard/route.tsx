import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { companyTexts as texts } from './texts.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { Route } from './+types/route'
import { readOpened } from './candidates/desk-address.ts'
import { CompanyHeader } from './company-header.tsx'
import { CompanyMenu } from './company-menu.tsx'
import { CurrentList } from './current-list.tsx'
import { Setup, useSetup } from './first-steps.tsx'
import { NewOfferProvider } from './offers/new-offer.tsx'
import { sectionOf } from './section.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.pageTitle, isHidden: true })

export default function CompanyDashboard() {
  const [search] = useSearchParams()
  const section = sectionOf(search)
  const isOpen = section === 'candidatos' && readOpened(search) !== null
  const company = useQuery(queries.companies.getInformation.queryOptions())
  const setup = useSetup()
  return (
    <NewOfferProvider>
      <div data-bars="rail" className="small:pl-18">
        <CompanyMenu section={section} company={company.data} />
        <main id={MAIN_ID} className="page grid grid-cols-1 gap-6 py-2 max-small:gap-3 small:py-6">
          {/* The open application takes their place, on phones with the whole page. */}
          {isOpen && <h1 className="sr-only">{texts.pageTitle}</h1>}
          <div className={isOpen ? 'hidden' : 'contents'}>
            <CompanyHeader company={company} />
            {/* The header gets higher when it is loaded: a press would miss what it moves. */}
            {!company.isPending && <Setup {...setup} />}
          </div>
          <div data-messages="" className="grid gap-3 empty:hidden" />
          {/* Nothing moves: what stands above the list is known before the list shows. */}
          <div className={company.isPending || setup.isPending ? 'invisible' : 'contents'}>
            <CurrentList />
          </div>
        </main>
      </div>
    </NewOfferProvider>
  )
}
