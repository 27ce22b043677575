import { useSearchParams } from 'react-router'
import { CandidatesSection } from './candidates/candidates-section.tsx'
import { FiguresSection } from './candidates/figures/figures-section.tsx'
import { useFocusAfterPaging } from './lists/use-focus-after-paging.ts'
import { ImportSection } from './offers/import/import-section.tsx'
import { OffersSection } from './offers/offers-section.tsx'
import { ChooseProjectSection } from './projects/choose-project-section.tsx'
import { ProjectsSection } from './projects/projects-section.tsx'
import { addressOf, readFilters, viewOf } from './section.ts'

const lists = {
  candidatos: CandidatesSection,
  proyectos: ProjectsSection,
  ofertas: OffersSection,
  crear: ChooseProjectSection,
  importar: ImportSection,
  cifras: FiguresSection,
}

/** The list that the address names. */
export function CurrentList() {
  const [search] = useSearchParams()
  const view = viewOf(search)
  useFocusAfterPaging(view, addressOf(view, readFilters(search)))
  const List = lists[view]
  return <List />
}
