import { useEffect, useMemo, useRef } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs, useLocation, useNavigationType } from 'react-router'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import { onlyDialogChanged } from '#web/apply/apply-address.ts'
import { ApplyProvider } from '#web/apply/apply-provider.tsx'
import { lateScripts } from '#web/document/late-scripts/late-scripts.ts'
import { VisitorFrame } from '#web/frames/visitor-frame.tsx'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import { offersListTexts as texts } from './texts.ts'
import type { Route } from './+types/route'
import { AppliedFilters } from './filters/applied-filters.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { listAddress, requireFilters, toResults, type Filters } from './filters/filters.ts'
import { cacheLists, findCachedLists, findLists, readLists } from './find-lists.ts'
import { findOffers, settledSoon, type Found } from './find-offers.ts'
import { findOverviewPath, listMeta } from './list-meta.ts'
import { PhoneTools } from './phone-tools.tsx'
import { Results } from './results.tsx'
import { findLastBefore } from './seen-pages.ts'

/** The server waits for the list, so that it shows without JavaScript too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const server = context.get(apiContext)
  const filters = requireFilters(request)
  const [found, lists, overviewPath] = await Promise.all([
    findOffers(server, filters),
    findLists(server, filters.empresa),
    findOverviewPath(server, filters),
  ])
  goWhereMeant(found)
  return { filters, found, lists, overviewPath, loadedAt: 0 }
}

/** The browser waits only briefly. After that the page shows skeletons. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = requireFilters(request)
  const [{ found }, lists] = await Promise.all([
    settledSoon(findOffers(api, filters, findLastBefore(filters))),
    findCachedLists(api, filters.empresa),
  ])
  goWhereMeant(found)
  return { filters, found, lists, loadedAt: performance.now() }
}

/** «cocinera sevilla» goes to the list with a word and a town. */
function goWhereMeant(found: Promise<Found> | Found): void {
  const understood = !(found instanceof Promise) && found !== 'failed' && found.understood
  if (understood) throw redirect(listAddress(understood))
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !onlyDialogChanged(change) && change.defaultShouldRevalidate

export const handle = lateScripts

export const meta: Route.MetaFunction = (args) => listMeta(args, args.loaderData)

export default function OffersList({ loaderData }: Route.ComponentProps) {
  const { filters, found, loadedAt } = loaderData
  const lists = useMemo(() => readLists(loaderData.lists), [loaderData.lists])
  const heading = useFocusOnHeading(filters)
  useEffect(() => cacheLists(loaderData.lists), [loaderData.lists])
  return (
    <ApplyProvider>
      <VisitorFrame>
        <main
          id={MAIN_ID}
          className="page grid grid-cols-1 content-start gap-6 pt-8 pb-14 max-small:gap-3 max-small:pt-3"
        >
          <h1 ref={heading} tabIndex={-1} className="text-24 font-bold small:text-32">
            {texts.title}
          </h1>
          <div className="list-tools">
            <FilterBar filters={filters} lists={lists} />
            <PhoneTools filters={filters} found={found} lists={lists} />
          </div>
          <AppliedFilters filters={filters} lists={lists} />
          <Results {...{ filters, found, lists, loadedAt }} />
        </main>
      </VisitorFrame>
    </ApplyProvider>
  )
}

/**
 * The heading, which takes the focus when another page of the list comes, and when what had the focus is gone with the
 * old list: a chip, «Ver todas las ofertas». On phones the next page begins at the count, as does the result of «Aplicar
 * filtros» everywhere: what is above is known. Going back shows what was seen.
 */
function useFocusOnHeading(filters: Filters) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(filters)
  const isBack = useNavigationType() === 'POP'
  const isAsked = useLocation().state === toResults
  useEffect(() => {
    const before = shown.current
    shown.current = filters
    if (before === filters) return
    const isLost = document.activeElement === document.body
    if (before.pagina !== filters.pagina || isLost) heading.current?.focus({ preventScroll: true })
    const isNextPage = innerWidth <= PHONE_MAX && isOtherPage(before, filters)
    if (!isBack && (isAsked || isNextPage)) document.querySelector('[data-count]')?.scrollIntoView()
  }, [filters, isBack, isAsked])
  return heading
}

const PHONE_MAX = 600

const isOtherPage = (before: Filters, { pagina, ...filters }: Filters): boolean =>
  before.pagina !== pagina && listAddress({ ...before, pagina }) === listAddress({ ...filters, pagina } as Filters)
