import { Form, useNavigation } from 'react-router'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { pageMeta } from '#web/document/page-meta.ts'
import { VisitorFrame } from '#web/frames/visitor-frame.tsx'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { PinIcon, SearchIcon } from '#web/ui/icons.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { exampleTexts as texts } from './texts.ts'
import type { Route } from './+types/route'
import { pageOf, searchAddress, searchSamples, type Sample, type Search, type SampleFilters } from './search.ts'

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
  useFailureNotice(true, texts.failedNotice)
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

/** Has no link, because the offer does not exist. */
function SampleCard({ sample }: { sample: Sample }) {
  return (
    <Card as="article" className="flex h-full flex-col items-start gap-3">
      <Chip tone="yellow">{sample.sector}</Chip>
      <h2 className="text-18 font-semibold">{sample.nombre}</h2>
      <p className="mt-auto flex items-center gap-1.5 text-14 text-gray-text">
        <PinIcon size={18} className="shrink-0" />
        <span>{`${sample.ciudad}, ${sample.comunidad}`}</span>
      </p>
    </Card>
  )
}

/** The address carries the filters, and the loader posts them to the fake endpoint: it works without JavaScript too. */
function SearchBar({ filters }: { filters: SampleFilters }) {
  const isSearching = useNavigation().location?.pathname === '/example'
  return (
    <search aria-label={texts.filters}>
      <Form
        method="get"
        action="/example"
        className="grid items-end gap-3 rounded-card border border-border bg-white p-4 shadow-card small:grid-cols-2 large:grid-cols-[1.2fr_1fr_1fr_1fr_auto]"
      >
        <TextField
          label={texts.name}
          name="nombre"
          type="search"
          defaultValue={filters.nombre}
          placeholder={texts.namePlaceholder}
          leading={<SearchIcon />}
          maxLength={100}
        />
        <SelectField
          label={texts.sector}
          name="sector"
          defaultValue={filters.sector}
          placeholder={texts.allSectors}
          options={texts.sectors.map((sector) => ({ id: sector, label: sector }))}
        />
        <TextField
          label={texts.city}
          name="ciudad"
          type="search"
          defaultValue={filters.ciudad}
          placeholder={texts.cityPlaceholder}
          leading={<PinIcon />}
          maxLength={100}
        />
        <TextField
          label={texts.community}
          name="comunidad"
          type="search"
          defaultValue={filters.comunidad}
          placeholder={texts.communityPlaceholder}
          maxLength={100}
        />
        <Button type="submit" isPending={isSearching} className="small:col-span-2 large:col-span-1">
          {texts.search}
        </Button>
      </Form>
    </search>
  )
}
