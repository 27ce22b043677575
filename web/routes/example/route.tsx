import { useEffect } from 'react'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { pageMeta } from '#web/document/page-meta.ts'
import { VisitorFrame } from '#web/frames/visitor-frame.tsx'
import { exampleTexts as texts } from './texts.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx'
import type { Route } from './+types/route'
import { SampleCard } from './sample-card.tsx'
import { SearchBar } from './search-bar.tsx'
import { pageOf, searchAddress, searchSamples, type Sample, type Search } from './search.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => searchSamples(context.get(apiContext), request)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => searchSamples(api, request)

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.title, isHidden: true })

export default function Example({ loaderData: { search, samples } }: Route.ComponentProps) {
  return (
    <VisitorFrame>
      <main id={MAIN_ID} className="page grid content-start gap-6 pt-8 pb-14">
        <div className="grid gap-2">
          <h1 className="text-32 font-bold">{texts.title}</h1>
          <p className="text-gray-text">{texts.intro}</p>
        </div>
        <SearchBar key={searchAddress(search)} filters={search.filters} />
        {samples === 'failed' ? <Failed search={search} /> : <Results search={search} samples={samples} />}
      </main>
    </VisitorFrame>
  )
}

function Results({ search, samples }: { search: Search; samples: Sample[] }) {
  const { current, pageCount, shown } = pageOf(samples, search.page)
  return (
    <section aria-label={texts.results} className="grid gap-5">
      <p role="status" className="font-semibold">
        {texts.count(samples.length)}
      </p>
      {samples.length === 0 && (
        <EmptyState
          illustration={<EmptyOffers />}
          title={texts.none}
          action={<LinkButton href="/example">{texts.seeAll}</LinkButton>}
        />
      )}
      <ul className="grid gap-4 small:grid-cols-2 large:grid-cols-3">
        {shown.map((sample) => (
          <li key={sample.id} className="min-w-0">
            <SampleCard sample={sample} />
          </li>
        ))}
      </ul>
      <Pagination
        page={current}
        pageCount={pageCount}
        hrefFor={(page) => searchAddress({ filters: search.filters, page })}
      />
    </section>
  )
}

function Failed({ search }: { search: Search }) {
  const notice = useNotice()
  useEffect(() => notice.error(texts.failedNotice), [notice])
  return (
    <ErrorState
      illustration={<FailureScene />}
      title={texts.failed}
      action={
        <LinkButton href={searchAddress(search)} variant="secondary" replace>
          {texts.retry}
        </LinkButton>
      }
    />
  )
}
