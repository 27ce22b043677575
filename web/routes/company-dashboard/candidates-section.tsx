import { useQuery } from '@tanstack/react-query'
import { SKELETONS } from '#contract/constants.ts'
import { queries } from '#web/api/queries.ts'
import { EmptyCandidates } from '#web/illustrations/empty-candidates.tsx'
import { candidateTexts as texts } from '#web/texts/company-dashboard.ts'
import { SectionList } from '#web/ui/section-list.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { CandidateCard } from './candidate-card.tsx'

export function CandidatesSection() {
  const candidates = useQuery(queries.applications.listCompanyCandidates.queryOptions())
  return (
    <SectionList
      title={texts.title}
      query={candidates}
      grid="grid grid-cols-1 gap-5 small:grid-cols-2 large:grid-cols-4"
      skeleton={{ kind: 'person', count: SKELETONS.candidates }}
      failed={{ title: texts.failed, notice: texts.failedNotice }}
      empty={
        <EmptyState illustration={<EmptyCandidates />} title={texts.empty}>
          {texts.emptyHint}
        </EmptyState>
      }
      keyOf={(candidate) => candidate.can_cv_ofertas_id}
    >
      {(candidate) => <CandidateCard candidate={candidate} />}
    </SectionList>
  )
}
