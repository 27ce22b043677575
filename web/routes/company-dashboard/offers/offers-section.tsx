import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SKELETONS } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { OwnOffer } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { DeleteDialog } from '#web/forms/delete-dialog.tsx'
import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { offerTexts as texts } from '../texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { useDrafts } from './drafts/use-drafts.tsx'
import { CompanyOfferCard } from './company-offer-card.tsx'
import { FrameLine } from './reach/frame-line.tsx'
import { useNewOffer } from './new-offer.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { PosterButton } from './poster-button.tsx'
import { useAskedEdition } from '../editing/use-asked-edition.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { addressOf, isNarrowed, queryOf } from '../section.ts'
import { useFilters } from '../lists/use-filters.ts'

export function OffersSection() {
  const filters = useFilters()
  const offers = useQuery(
    queries.offers.listCompanyOffers.queryOptions({ input: queryOf(filters), placeholderData: keepPreviousData }),
  )
  const newOffer = useNewOffer()
  const edition = useSubject<OwnOffer>()
  const deletion = useSubject<OwnOffer>()
  useReopening((offers.data?.body ?? []).map((offer) => [`oferta:${offer.emp_ofertas_id}`, () => edition.open(offer)]))
  useAskedEdition(offers.data?.body, edition.open)
  const { isUnknown, scheduled, above } = useDrafts()
  const isWhole = filters.pagina === 1 && !isNarrowed(filters)
  return (
    // Nothing moves: what stands above the list is known before the list shows. It does not wait for a second attempt.
    <div className={isUnknown ? 'invisible' : 'contents'}>
      <PagedList
        view="ofertas"
        filters={filters}
        query={offers}
        narrowedTo={useNarrowedTo(filters.proyecto)}
        illustration={<EmptyOffers />}
        title={texts.title}
        intro={above}
        beside={
          <>
            {(offers.data?.body.length ?? 0) > 0 && <PosterButton />}
            <LinkButton href={addressOf('importar', { proyecto: filters.proyecto })} variant="secondary" size="small">
              {texts.import}
            </LinkButton>
          </>
        }
        first={isWhole ? scheduled : []}
        texts={{ ...texts, count: (total) => texts.countWith(total, isWhole ? scheduled.length : 0) }}
        action={
          <LinkButton href={addressOf('crear')} icon={<PlusIcon />} aria-label={texts.create} preventScrollReset>
            <span className="max-small:hidden">{texts.create}</span>
          </LinkButton>
        }
        grid="grid grid-cols-1 gap-5 large:grid-cols-2 has-[details[open]]:items-start"
        skeleton={{ kind: 'application', count: SKELETONS.companyOffers }}
        empty={
          <EmptyState
            illustration={<EmptyOffers />}
            title={texts.empty}
            action={<Button onClick={() => newOffer.create()}>{texts.create}</Button>}
          >
            {texts.emptyHint}
          </EmptyState>
        }
        keyOf={(offer) => offer.emp_ofertas_id}
      >
        {(offer) => (
          <CompanyOfferCard offer={offer} onEdit={() => edition.open(offer)} onDelete={() => deletion.open(offer)} />
        )}
      </PagedList>
      {offers.data && offers.data.body.length > 0 && <FrameLine />}
      <OfferDialog isOpen={edition.isOpen} offer={edition.subject} onClose={edition.close} onLoaded={edition.open} />
      <DeleteDialog
        isOpen={deletion.isOpen}
        onClose={deletion.close}
        id={deletion.subject?.emp_ofertas_id}
        subject={deletion.subject?.nombre}
        goesToo={texts.goesToo(deletion.subject?.numero_candidaturas ?? 0)}
        closing={{ waiting: deletion.subject?.en_espera ?? 0, cause: 'eliminada' }}
        texts={texts}
        call={api.offers.deleteOffer}
      />
    </div>
  )
}

/** The chip of the project filter, with the project's name once it is loaded. */
function useNarrowedTo(projectId: number | null) {
  const project = useQuery({
    ...queries.projects.getProject.queryOptions({ input: { id: projectId ?? 0 } }),
    enabled: projectId !== null,
  })
  if (projectId === null) return undefined
  const name = project.data?.[0]?.nombre
  return { label: name ? texts.ofProject(name) : texts.ofSomeProject, href: addressOf('ofertas') }
}
