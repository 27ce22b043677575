import { useEffect } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import { onlyDialogChanged } from '#web/apply/apply-address.ts'
import { ApplyProvider } from '#web/apply/apply-provider.tsx'
import { lateScripts } from '#web/document/late-scripts/late-scripts.ts'
import { VisitorFrame } from '#web/frames/visitor-frame.tsx'
import { offersListTexts as texts } from './texts.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { Route } from './+types/route'
import { AppliedFilters } from './filters/applied-filters.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { listAddress, requireFilters } from './filters/filters.ts'
import { findCachedLists, findLists, cacheLists } from './find-lists.ts'
import { findOffers, settledSoon, type Found } from './find-offers.ts'
import { listMeta } from './list-meta.ts'
import { PhoneTools } from './phone-tools.tsx'
import { Results } from './results.tsx'
import { findLastBefore } from './seen-pages.ts'
import { useFocusOnHeading } from './use-focus-on-heading.ts'

/** The server waits for the list, so that it shows without JavaScript too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const server = context.get(apiContext)
  const filters = requireFilters(request)
  const [found, lists] = await Promise.all([findOffers(server, filters), findLists(server)])
  goWhereMeant(found)
  return { filters, found, lists, loadedAt: 0 }
}

/** The browser waits only briefly. After that the page shows skeletons. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = requireFilters(request)
  const [{ found }, lists] = await Promise.all([
    settledSoon(findOffers(api, filters, findLastBefore(filters))),
    findCachedLists(api),
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
  const { filters, lists } = loaderData
  const heading = useFocusOnHeading(filters)
  useEffect(() => cacheLists(lists), [lists])
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
            <PhoneTools filters={filters} found={loaderData.found} lists={lists} />
          </div>
          <AppliedFilters filters={filters} lists={lists} />
          <Results {...loadedOf(loaderData)} />
        </main>
      </VisitorFrame>
    </ApplyProvider>
  )
}

const loadedOf = ({ filters, found, lists, loadedAt }: Route.ComponentProps['loaderData']) => ({
  filters,
  found,
  lists,
  loadedAt,
})
