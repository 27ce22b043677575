import { Suspense, use, useEffect, useRef } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { PAGE_SIZE, SKELETONS } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import { onlyDialogChanged } from '#web/apply/apply-address.ts'
import { ApplyProvider } from '#web/apply/apply-provider.tsx'
import { VisitorFrame } from '#web/session/visitor-frame.tsx'
import { offersListTexts as texts } from '#web/texts/offers.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/route'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { listAddress, rangeOf, readFilters, type Filters } from './filters.ts'
import { findOffers, findSectors, type Found } from './find-offers.ts'
import { listMeta } from './list-meta.ts'
import { FailedList, NoMatches, OfferGrid } from './offer-grid.tsx'

const filtersOf = (request: Request) => readFilters(new URL(request.url).searchParams)

/** On the server the list is waited for: it is the page's content, without JavaScript too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const server = context.get(apiContext)
  const filters = filtersOf(request)
  const [found, sectors] = await Promise.all([findOffers(server, filters), findSectors(server)])
  return { filters, found, sectors }
}

/** In the browser the page comes at once, with skeletons where the offers will stand. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = filtersOf(request)
  const found = findOffers(api, filters)
  return { filters, found: found as Promise<Found> | Found, sectors: await findSectors(api) }
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !onlyDialogChanged(change) && change.defaultShouldRevalidate

export const meta: Route.MetaFunction = (args) => listMeta(args, args.loaderData)

export default function OffersList({ loaderData: { filters, found, sectors } }: Route.ComponentProps) {
  const heading = useFocusAfterPaging(filters.pagina)
  return (
    <ApplyProvider>
      <VisitorFrame>
        <main className="page grid gap-6 py-8">
          <h1 ref={heading} tabIndex={-1} className="text-32 font-bold">
            {texts.title}
          </h1>
          <FilterBar key={listAddress(filters)} filters={filters} sectors={sectors} />
          <AppliedFilters filters={filters} sectors={sectors} />
          <Suspense
            key={`results of ${listAddress(filters)}`}
            fallback={<SkeletonList kind="offer" count={SKELETONS.publicOffers} className={grid} />}
          >
            <Results filters={filters} found={found} />
          </Suspense>
        </main>
      </VisitorFrame>
    </ApplyProvider>
  )
}

const grid = 'grid grid-cols-1 gap-5 small:grid-cols-2 large:grid-cols-3'

function Results({ filters, found }: { filters: Filters; found: Promise<Found> | Found }) {
  const result = found instanceof Promise ? use(found) : found
  if (result === 'failed') return <FailedList address={listAddress(filters)} />
  const { offers, total, today } = result
  const { from, to } = rangeOf(filters.pagina, total)
  return (
    <section className="grid gap-5">
      <p role="status" className="text-gray-text">
        <strong className="font-semibold text-ink">{texts.count(total)}</strong>
        {offers.length > 0 && ` · ${texts.range(from, to)}`}
      </p>
      {offers.length === 0 ? <NoMatches /> : <OfferGrid offers={offers} today={today} className={grid} />}
      <Pagination
        page={filters.pagina}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefFor={(pagina) => listAddress({ ...filters, pagina })}
        className="mt-3"
      />
    </section>
  )
}

/** After paging the focus goes to the heading, where the next page begins. */
function useFocusAfterPaging(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}
