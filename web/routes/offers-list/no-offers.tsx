import { PAGE_SIZE } from '#contract/constants.ts'
import { needsNewPage } from '#web/api/client.ts'
import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { offersListTexts as texts } from './texts.ts'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx'
import { AlertButton } from './alert/alert-button.tsx'
import { chipsOf } from './filters/applied-filters.tsx'
import type { Lists } from './filters/choices.ts'
import { appliedCount, listAddress, type Filters } from './filters/filters.ts'
import type { WayOut } from './find-offers.ts'

interface NoOffersProps {
  filters: Filters
  total: number
  waysOut: readonly WayOut[]
  lists: Lists
  /** Its words and its place exist: nobody is alerted of «camrero». */
  isKnown: boolean
}

/** No offer matches, or the page number is too high. */
export function NoOffers({ filters, total, waysOut, lists, isKnown }: NoOffersProps) {
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
  const isFiltered = appliedCount(filters) > 0
  return (
    <EmptyState
      isLow
      illustration={<EmptyOffers />}
      title={texts.none}
      action={
        <>
          {waysOut.length > 0 ? (
            <WaysOut filters={filters} waysOut={waysOut} lists={lists} />
          ) : (
            <LinkButton href="/pagina-principal">{texts.seeAll}</LinkButton>
          )}
          {isKnown && <AlertButton filters={filters} lists={lists} />}
        </>
      }
    >
      {isFiltered && hintOf(waysOut)}
    </EmptyState>
  )
}

function hintOf(waysOut: readonly WayOut[]): string {
  if (waysOut.length === 0) return texts.noneHint
  if (waysOut.some(({ isAlone }) => isAlone)) return texts.aloneHint
  return waysOut.some(({ without }) => without) ? texts.waysOutHint : texts.aroundHint
}

/** A link for each other search that finds offers. */
function WaysOut({ filters, waysOut, lists }: Omit<NoOffersProps, 'total' | 'isKnown'>) {
  return (
    <ul className="grid w-full max-w-text gap-3">
      {waysOut.map(({ filters: others, without, total }) => {
        const kept = chipsOf(others, lists).map(({ label }) => label)
        const isWider = (others.distancia ?? 0) > (filters.distancia ?? 0)
        const left = chipsOf(filters, lists).find(({ name }) => name === without)?.label
        return (
          <li key={listAddress(others)}>
            <LinkButton
              href={listAddress(others)}
              variant="secondary"
              isFullWidth
              className="wrap-anywhere"
              preventScrollReset
            >
              {isWider
                ? texts.widen(others.distancia, total)
                : texts.wayOut({ kept: kept.join(' · '), total, without: left })}
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}

/** «Reintentar» is a link to the same address, so that it works without JavaScript too. A whole address loads another page. */
export function FailedList({ address }: { address: string }) {
  useFailureNotice(true, texts.failedNotice)
  return (
    <ErrorState
      illustration={<FailureScene />}
      title={texts.failed}
      action={
        <LinkButton href={needsNewPage() ? location.origin + address : address} variant="secondary" replace>
          {texts.retry}
        </LinkButton>
      }
    />
  )
}
