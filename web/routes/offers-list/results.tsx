import { lazy, memo, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PAGE_SIZE, SKELETONS } from '#contract/constants.ts'
import type { SearchCorrection } from '#web/api/types.ts'
import { OfferGrid } from '#web/apply/offer-grid.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { offersListTexts as texts } from './texts.ts'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { SkeletonList } from '#web/ui/feedback/skeleton.tsx'
import { AlertButton } from './alert/alert-button.tsx'
import { useEditedAlert } from './alert/use-edited-alert.ts'
import type { Lists } from './filters/choices.ts'
import { listAddress, noFilters, rangeOf, type Filters } from './filters/filters.ts'
import { mayMatch, type Found } from './find-offers.ts'
import { FailedList, NoOffers } from './no-offers.tsx'
import { SortLinks } from './sort-links.tsx'
import { rememberPage } from './seen-pages.ts'
import { useSettled } from './use-settled.ts'

interface Loaded {
  filters: Filters
  found: Promise<Found> | Found
  lists: Lists
  /** Differs for each load, so that a retry of the same list shows its failure again. */
  loadedAt: number
}

const EditedAlertBar = lazy(() => import('./alert/edited-alert-bar.tsx'))

/** The number of matches and a correction, announced to screen readers, and the offers. */
export const Results = memo(function Results({ filters, found: loading, lists, loadedAt }: Loaded) {
  const settled = useSettled(loading)
  const understood = settled === 'failed' ? undefined : settled?.understood
  const found = understood ? null : settled
  const navigate = useNavigate()
  useEffect(() => {
    if (understood) void navigate(listAddress(understood), { replace: true, preventScrollReset: true })
  }, [understood, navigate])
  const edited = useEditedAlert()
  useEffect(() => {
    if (found) rememberPage(filters, found)
  }, [filters, found])
  return (
    <section aria-label={texts.title} className="grid grid-cols-1 gap-5 max-small:gap-3">
      {edited && (
        <Suspense>
          <EditedAlertBar filters={filters} edited={edited} />
        </Suspense>
      )}
      <div data-count="" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p role="status" className="min-h-[1.55em] min-w-0 text-gray-text">
          {found ? <Count filters={filters} found={found} /> : texts.looking}
        </p>
        {found && found !== 'failed' && found.total > 1 && <SortLinks filters={filters} />}
        {mayMatch(found) && (
          <div className="filter-rest">
            <AlertButton filters={filters} lists={lists} />
          </div>
        )}
      </div>
      {found ? (
        <Offers filters={filters} found={found} lists={lists} loadedAt={loadedAt} />
      ) : (
        <SkeletonList
          kind="offer"
          count={SKELETONS.publicOffers}
          className="grid grid-cols-1 gap-5 small:grid-cols-2 large:grid-cols-3"
        />
      )}
    </section>
  )
})

function Count({ filters, found }: { filters: Filters; found: Found }) {
  if (found === 'failed') return null
  const { from, to } = rangeOf(filters.pagina, found.total)
  return (
    <>
      <strong className="font-semibold text-ink">{texts.found(found.total)}</strong>
      {found.offers.length > 0 && found.total > PAGE_SIZE && <span>{` · ${texts.range(from, to)}`}</span>}
      {found.correction && <Correction filters={filters} correction={found.correction} />}
    </>
  )
}

/** A link that searches for other words or in another place, with the other filters where they find offers with them. */
function Correction({ filters, correction }: { filters: Filters; correction: SearchCorrection }) {
  const { sugerencia: nombre, ciudad, conserva_filtros: keepsFilters } = correction
  const others = keepsFilters ? filters : noFilters
  const meant = nombre ? { nombre } : ciudad && { ciudad }
  if (!meant) return null
  return (
    <span className="mt-1 block text-18 wrap-anywhere">
      <span>{texts.correction}</span>
      <AppLink
        href={listAddress({ ...others, ...meant, pagina: 1 })}
        preventScrollReset
        className="inline-block py-2 font-semibold text-ink underline underline-offset-4"
      >
        {nombre ?? ciudad}
      </AppLink>
      {!keepsFilters && <span>{texts.withoutOthers}</span>}
    </span>
  )
}

function Offers({ filters, found, lists, loadedAt }: Omit<Loaded, 'found'> & { found: Found }) {
  if (found === 'failed') return <FailedList key={loadedAt} address={listAddress(filters)} />
  const { offers, total, today, waysOut, correction } = found
  return (
    <>
      {offers.length === 0 ? (
        <NoOffers
          filters={filters}
          total={total}
          waysOut={waysOut}
          lists={lists}
          isKnown={correction?.se_conoce !== false}
        />
      ) : (
        <OfferGrid {...{ offers, today }} isOnTop />
      )}
      <Pagination
        page={filters.pagina}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefFor={(pagina) => listAddress({ ...filters, pagina })}
        className="mt-3"
      />
    </>
  )
}
