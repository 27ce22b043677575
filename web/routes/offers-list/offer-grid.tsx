import { useEffect } from 'react'
import { PAGE_SIZE } from '#contract/constants.ts'
import type { Offer } from '#web/api/types.ts'
import { OfferCard } from '#web/apply/offer-card.tsx'
import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { offersListTexts as texts } from './texts.ts'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx'
import { appliedCount, listAddress, type Filters } from './filters/filters.ts'

export function OfferGrid({ offers, today, className }: { offers: Offer[]; today: string; className: string }) {
  return (
    <ul className={className}>
      {offers.map((offer, index) => (
        <li key={offer.emp_ofertas_id} className="min-w-0 far-436">
          <OfferCard offer={offer} today={today} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}

/** No offer matches, or the page number is too high. */
export function NoMatches({ filters, total }: { filters: Filters; total: number }) {
  if (total > 0) {
    const lastPage = listAddress({ ...filters, pagina: Math.ceil(total / PAGE_SIZE) })
    return (
      <EmptyState
        illustration={<EmptyOffers />}
        title={texts.none}
        action={<LinkButton href={lastPage}>{texts.lastPage}</LinkButton>}
      >
        {texts.beyondLast}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      illustration={<EmptyOffers />}
      title={texts.none}
      action={
        <LinkButton href="/pagina-principal">
          {appliedCount(filters) > 0 ? texts.clearFilters : texts.seeAll}
        </LinkButton>
      }
    >
      {appliedCount(filters) > 0 && texts.noneHint}
    </EmptyState>
  )
}

/** «Reintentar» is a link to the same address, so that it works without JavaScript too. */
export function FailedList({ address }: { address: string }) {
  const notice = useNotice()
  useEffect(() => notice.error(texts.failedNotice), [notice])
  return (
    <ErrorState
      illustration={<FailureScene />}
      title={texts.failed}
      action={
        <LinkButton href={address} variant="secondary" replace>
          {texts.retry}
        </LinkButton>
      }
    />
  )
}
