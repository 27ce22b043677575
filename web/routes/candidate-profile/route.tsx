import { useSearchParams } from 'react-router'
import { pageMeta } from '#web/document/page-meta.ts'
import { profileTexts as texts } from './texts.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { Route } from './+types/route'
import { ApplicationsSection } from './applications/applications-section.tsx'
import { CandidateHeader } from './candidate-header.tsx'
import { CandidateMenu } from './candidate-menu.tsx'
import { CvsSection } from './cvs-section.tsx'
import { SavedSection } from './saved/saved-section.tsx'
import { sectionOf } from './section.ts'
import { SuggestionsSection } from './suggestions/suggestions-section.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.pageTitle, isHidden: true })

const contents = {
  cvs: CvsSection,
  candidaturas: ApplicationsSection,
  guardadas: SavedSection,
  'para-ti': SuggestionsSection,
}

export default function CandidateProfile() {
  const [search] = useSearchParams()
  const section = sectionOf(search)
  const Content = contents[section]
  return (
    <div data-bars="rail" className="small:pl-18">
      <CandidateMenu section={section} />
      <main id={MAIN_ID} className="page grid grid-cols-1 gap-8 py-6 small:py-8">
        <CandidateHeader />
        <Content />
      </main>
    </div>
  )
}
