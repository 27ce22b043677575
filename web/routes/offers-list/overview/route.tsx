import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import { onlyDialogChanged } from '#web/apply/apply-address.ts'
import { ApplyProvider } from '#web/apply/apply-provider.tsx'
import { OfferGrid } from '#web/apply/offer-grid.tsx'
import { lateScripts } from '#web/document/late-scripts/late-scripts.ts'
import { VisitorFrame } from '#web/frames/visitor-frame.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { Route } from './+types/route'
import { AlertButton } from '../alert/alert-button.tsx'
import { listAddress } from '../filters/filters.ts'
import { findOverview, trailOf, type Found } from './find-overview.ts'
import { OverviewFacts } from './overview-facts.tsx'
import { OverviewLinks } from './overview-links.tsx'
import { overviewMeta, titleOf } from './overview-meta.ts'
import { overviewTexts as texts } from './texts.ts'

export const loader = ({ context, params }: Route.LoaderArgs) => findOverview(context.get(apiContext), params)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => findOverview(api, params)

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !onlyDialogChanged(change) && change.defaultShouldRevalidate

export const handle = lateScripts

export const meta: Route.MetaFunction = (args) => overviewMeta(args, args.loaderData)

export default function OverviewPage({ loaderData: found }: Route.ComponentProps) {
  const { ruta, sector, provincia, sectores, provincias } = found.overview
  const whole = sector && provincia && { nombre: texts.whole(provincia.nombre), ruta: `/empleo/${ruta.split('/')[3]}` }
  return (
    <ApplyProvider>
      <VisitorFrame>
        <main id={MAIN_ID} className="page grid grid-cols-1 content-start gap-6 pt-4 pb-14">
          <Trail overview={found.overview} />
          <h1 className="text-24 font-bold small:text-32">{titleOf(found.overview)}</h1>
          <Figures {...found} />
          <OverviewLinks title={texts.provinces(sector?.descripcion)} links={provincias} />
          <OverviewLinks title={texts.sectors(provincia?.nombre)} links={[whole ?? [], sectores].flat()} />
        </main>
      </VisitorFrame>
    </ApplyProvider>
  )
}

/** The way up. */
function Trail({ overview }: Pick<Found, 'overview'>) {
  const steps = [{ name: texts.root, path: '/empleo' }, ...trailOf(overview)].slice(0, -1)
  if (steps.length === 0) return null
  return (
    <nav aria-label={texts.trail} className="flex flex-wrap gap-x-4 text-14">
      {steps.map(({ name, path }) => (
        <AppLink key={path} href={path} className="inline-block py-3 underline underline-offset-4">
          {name}
        </AppLink>
      ))}
    </nav>
  )
}

function Figures({ overview: { cifras: figures, sector, provincia }, filters, offers, today }: Found) {
  if (!figures) return null
  const lists = {
    sectors: sector ? [{ id: sector.mst_emp_sector_id, label: sector.descripcion }] : [],
    provinces: provincia ? [{ id: provincia.mst_provincias_id, label: provincia.nombre }] : [],
  }
  return (
    <>
      <p className="font-semibold">{texts.count(figures.numero_ofertas, figures.numero_empresas)}</p>
      <div className="flex flex-wrap items-start gap-3">
        <LinkButton href={listAddress(filters)}>{texts.seeAll(figures.numero_ofertas)}</LinkButton>
        <AlertButton filters={filters} lists={lists} />
      </div>
      <OverviewFacts figures={figures} />
      <h2 className="text-20 font-semibold">{texts.newest}</h2>
      <OfferGrid {...{ offers, today }} headingLevel="h3" />
    </>
  )
}
