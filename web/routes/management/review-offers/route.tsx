import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { REVIEW_COUNTED_MAX } from '#contract/constants.ts'
import { queries } from '#web/api/queries.ts'
import type { QueuedOffer } from '#web/api/types.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import { useAddressFilters } from '#web/forms/filters/filters.ts'
import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { KeySwitch } from '#web/ui/key-switch.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { FilterForm } from '../filter-form.tsx'
import type { Route } from './+types/route'
import { offerFilters, PATH } from './filters.ts'
import { QueueCard } from './queue-list.tsx'
import type { Steps } from './steps.ts'
import { reviewedOfferTexts, reviewKeys, reviewOffersTexts as texts } from './texts.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

const SKELETONS = 4

const loadPanel = () => import('./offer-panel.tsx')

// Its forms are a quarter of the scripts, and the list needs none of them.
const OfferPanel = lazy(loadPanel)

/** Offers that wait for an operator, or any that were searched, and beside them the one that is being read. */
export default function ReviewOffers() {
  const { given, isNarrowed, hrefWith } = useAddressFilters(PATH, offerFilters)
  const { oferta: current, ...search } = given
  const [hasKeys, setHasKeys] = useState(true)
  const queue = useQueue(search)
  const offers = queue.data?.pages.flatMap((page) => page.ofertas)
  const addressOf = (id: number | null) => hrefWith({ oferta: id })
  // The first press opens it at once.
  useEffect(() => void (queue.isSuccess && loadPanel()), [queue.isSuccess])
  const steps = useSteps(offers ?? [], current, addressOf)
  const counts = queue.data?.pages[0]
  const isAlone = offers?.length === 0 && current === undefined
  return (
    <div className="grid grid-cols-1 items-start gap-6 large:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className={classes('large:col-span-full', current !== undefined && 'max-large:hidden')}>
        <FilterForm
          {...{ path: PATH, filters: offerFilters, texts }}
          isFolded
          variant="secondary"
          className="small:grid-cols-2 large:grid-cols-[2fr_2fr_1fr_auto]"
        />
      </div>
      <div
        className={classes(
          'grid grid-cols-1 gap-5',
          current !== undefined && 'max-large:hidden',
          isAlone && 'large:col-span-full',
        )}
      >
        <SectionList
          title={isNarrowed ? texts.results : texts.queue}
          above={!isNarrowed && counts && counts.en_espera > 0 && <Counts counts={counts} />}
          query={{ ...queue, data: offers }}
          grid="grid grid-cols-1 gap-3"
          skeleton={{ kind: 'cv', count: SKELETONS }}
          empty={
            <EmptyState illustration={<EmptyOffers />} title={isNarrowed ? texts.noMatches : texts.empty}>
              {!isNarrowed && texts.emptyNote}
            </EmptyState>
          }
          failed={{ title: texts.failed, notice: texts.failedNotice }}
          keyOf={(offer) => offer.emp_ofertas_id}
          below={
            queue.hasNextPage && (
              <Button
                variant="secondary"
                isPending={queue.isFetchingNextPage}
                onClick={() => void queue.fetchNextPage()}
              >
                {texts.more}
              </Button>
            )
          }
        >
          {(offer) => <QueueCard {...{ offer, current }} href={addressOf(offer.emp_ofertas_id)} />}
        </SectionList>
      </div>
      <div className="grid grid-cols-1 gap-5">
        {current !== undefined ? (
          <>
            <LinkButton
              href={addressOf(null)}
              variant="secondary"
              size="small"
              className="justify-self-start large:hidden"
            >
              {reviewedOfferTexts.back}
            </LinkButton>
            <Suspense fallback={<Skeleton className="h-100 w-full" />}>
              <OfferPanel key={current} id={current} {...{ steps, hasKeys }} />
            </Suspense>
            <KeySwitch isOn={hasKeys} onChange={setHasKeys} list={reviewKeys} />
          </>
        ) : (
          offers && offers.length > 0 && <p className="text-gray-text max-large:hidden">{texts.choose}</p>
        )}
      </div>
    </div>
  )
}

function useQueue(search: Partial<Record<'buscar' | 'empresa', string>> & { estado?: QueuedOffer['estado_revision'] }) {
  return useInfiniteQuery(
    queries.review.listQueue.infiniteOptions({
      input: (after: string | undefined) => ({ ...search, ...(after && { despues_de: after }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.siguiente ?? undefined,
    }),
  )
}

function Counts({ counts }: { counts: { en_espera: number; vencidas: number; sospechosas: number } }) {
  const { en_espera: waiting, vencidas: overdue, sospechosas: suspicious } = counts
  const max = REVIEW_COUNTED_MAX
  return (
    <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 text-14">
      <span>{texts.counts(waiting, max)}</span>
      {suspicious > 0 && <span className="font-semibold text-red">{texts.suspicious(suspicious, max)}</span>}
      {overdue > 0 && <span className="font-semibold text-red">{texts.overdue(overdue, max)}</span>}
    </p>
  )
}

/** The ways from the current offer to its neighbours in the queue. */
function useSteps(
  offers: readonly QueuedOffer[],
  current: number | undefined,
  addressOf: (id: number | null) => string,
): Steps {
  const navigate = useNavigate()
  const place = offers.findIndex((offer) => offer.emp_ofertas_id === current)
  const to = (offer: QueuedOffer | undefined) =>
    offer && (() => void navigate(addressOf(offer.emp_ofertas_id), { preventScrollReset: true }))
  const next = to(offers[place + 1])
  const previous = place > 0 ? to(offers[place - 1]) : undefined
  return { next, previous, leave: next ?? previous ?? (() => void navigate(addressOf(null))) }
}
