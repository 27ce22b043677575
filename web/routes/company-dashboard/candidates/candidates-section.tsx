import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SKELETONS } from '#contract/constants.ts'
import { queries } from '#web/api/queries.ts'
import { EmptyCandidates } from '#web/illustrations/empty-candidates.tsx'
import { candidateTexts as texts } from '../texts.ts'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { CandidateCard } from './candidate-card.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { addressOf, queryOf } from '../section.ts'
import { useFilters } from '../lists/use-filters.ts'

export function CandidatesSection() {
  const filters = useFilters()
  const candidates = useQuery(
    queries.applications.listCompanyCandidates.queryOptions({
      input: queryOf(filters),
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <PagedList
      view="candidatos"
      filters={filters}
      query={candidates}
      narrowedTo={useNarrowedTo(filters.oferta)}
      illustration={<EmptyCandidates />}
      title={texts.title}
      texts={texts}
      grid="grid grid-cols-1 gap-5 small:grid-cols-2 large:grid-cols-4"
      skeleton={{ kind: 'person', count: SKELETONS.candidates }}
      empty={
        <EmptyState
          illustration={<EmptyCandidates />}
          title={texts.empty}
          action={<LinkButton href={addressOf('ofertas')}>{texts.toOffers}</LinkButton>}
        >
          {texts.emptyHint}
        </EmptyState>
      }
      keyOf={(candidate) => candidate.can_cv_ofertas_id}
    >
      {(candidate) => <CandidateCard candidate={candidate} />}
    </PagedList>
  )
}

/** The chip of the offer filter, with the offer's name once it is loaded. */
function useNarrowedTo(offerId: number | null) {
  const offer = useQuery({
    ...queries.offers.listCompanyOffers.queryOptions({ input: { oferta: offerId ?? 0 } }),
    enabled: offerId !== null,
  })
  if (offerId === null) return undefined
  const name = offer.data?.body[0]?.nombre
  return { label: name ? texts.ofOffer(name) : texts.ofSomeOffer, href: addressOf('candidatos') }
}
