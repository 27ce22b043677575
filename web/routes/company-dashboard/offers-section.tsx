import { useQuery } from '@tanstack/react-query'
import { SKELETONS } from '#contract/constants.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { DeleteDialog } from '#web/forms/delete-dialog.tsx'
import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { offerTexts as texts } from '#web/texts/company-dashboard.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { CompanyOfferCard } from './company-offer-card.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { addressOf } from './section.ts'

export type Offer = Awaited<ReturnType<ApiClient['offers']['listCompanyOffers']>>[number]

export function OffersSection() {
  const offers = useQuery(queries.offers.listCompanyOffers.queryOptions())
  const edition = useSubject<Offer>()
  const deletion = useSubject<Offer>()
  return (
    <>
      <SectionList
        title={texts.title}
        query={offers}
        grid="grid grid-cols-1 gap-5 large:grid-cols-2"
        skeleton={{ kind: 'application', count: SKELETONS.companyOffers }}
        failed={{ title: texts.failed, notice: texts.failedNotice }}
        empty={
          <EmptyState
            illustration={<EmptyOffers />}
            title={texts.empty}
            action={<LinkButton href={addressOf('proyectos')}>{texts.toProjects}</LinkButton>}
          >
            {texts.emptyHint}
          </EmptyState>
        }
        keyOf={(offer) => offer.emp_ofertas_id}
      >
        {(offer) => (
          <CompanyOfferCard offer={offer} onEdit={() => edition.open(offer)} onDelete={() => deletion.open(offer)} />
        )}
      </SectionList>
      <OfferDialog isOpen={edition.isOpen} offer={edition.subject} onClose={edition.close} />
      <DeleteDialog
        isOpen={deletion.isOpen}
        onClose={deletion.close}
        id={deletion.subject?.emp_ofertas_id}
        subject={deletion.subject?.nombre}
        texts={texts}
        call={api.offers.deleteOffer}
      />
    </>
  )
}
