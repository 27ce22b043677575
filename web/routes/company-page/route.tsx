import { redirect } from 'react-router'
import type { ApiClient } from '#web/api/api-client.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import { leaveToNotFound } from '#web/api/show-not-found.ts'
import type { CompanyPage } from '#web/api/types.ts'
import { SearchAlert } from '#web/apply/alerts/search-alert.tsx'
import { ApplyProvider } from '#web/apply/apply-provider.tsx'
import { toCardOffer, type CardOffer } from '#web/apply/card-offer.ts'
import { CompanyReplies } from '#web/apply/company-replies.tsx'
import { OfferGrid } from '#web/apply/offer-grid.tsx'
import { lateScripts } from '#web/document/late-scripts/late-scripts.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { VisitorFrame } from '#web/frames/visitor-frame.tsx'
import { CompanyWords } from '#web/offer-page/company-words.tsx'
import { VerifiedDetails } from '#web/offer-page/verified-details.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { PinIcon } from '#web/ui/icons.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { Route } from './+types/route'
import { companyMeta, placeOf } from './company-meta.ts'
import { companyPageTexts as texts } from './texts.ts'

/** The company with its newest offers. The address of an earlier name leads on to that of today. */
async function findCompany(from: ApiClient, slug: string) {
  const company = await from.companyPages.getPage({ slug }).catch((error: unknown) => {
    if (hasStatus(error, 404) || hasStatus(error, 400)) return leaveToNotFound()
    throw error
  })
  if (company.slug !== slug) throw redirect(`/empresas/${company.slug}`, 301)
  const { body } = await from.offers.listActiveOffers({ empresa: company.emp_empresas_id })
  return { company, offers: body.map(toCardOffer), today: todayInMadrid() }
}

export const loader = ({ context, params }: Route.LoaderArgs) => findCompany(context.get(apiContext), params.slug)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => findCompany(api, params.slug)

export const handle = lateScripts

export const meta: Route.MetaFunction = (args) => companyMeta(args, args.loaderData?.company)

export default function CompanyRoute({ loaderData: { company, offers, today } }: Route.ComponentProps) {
  return (
    <ApplyProvider>
      <VisitorFrame>
        <main id={MAIN_ID} className="page grid grid-cols-1 content-start gap-6 pt-6 pb-14">
          <nav aria-label={texts.way} className="text-14">
            <ol className="flex flex-wrap items-center gap-x-2">
              <li>
                <AppLink href="/empresas" className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {texts.directory}
                </AppLink>
              </li>
              <li aria-current="page" className="min-w-0 text-gray-text wrap-anywhere">{`/ ${company.nombre}`}</li>
            </ol>
          </nav>
          <About company={company} />
          <Offers {...{ company, offers, today }} />
        </main>
      </VisitorFrame>
    </ApplyProvider>
  )
}

function About({ company }: { company: CompanyPage }) {
  const { emp_empresas_id: empresa, nombre, texto, web } = company
  return (
    <Card as="section" className="grid grid-cols-1 gap-5 small:p-8">
      <header className="flex flex-wrap items-start gap-4">
        <Avatar name={nombre} src={company.logo_link} size="medium" />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-24 font-bold wrap-anywhere small:text-32">{nombre}</h1>
          <p className="flex items-center gap-1.5 text-gray-text">
            <PinIcon size={18} className="shrink-0" />
            <span>{placeOf(company)}</span>
          </p>
          {company.verificada_el && <VerifiedDetails since={company.verificada_el} checks={company.comprobaciones} />}
          <CompanyReplies offer={company} />
        </div>
        <SearchAlert filters={{ empresa }} words={texts.offersOf(nombre)} texts={texts.follow} />
      </header>
      {(texto || web) && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-20 font-semibold">{texts.about}</h2>
          <CompanyWords texto={texto} web={web} />
        </section>
      )}
      <Facts label={texts.sectors} values={company.sectores.map(({ descripcion }) => descripcion)} />
      <Facts label={texts.cities} values={company.ciudades} />
    </Card>
  )
}

function Facts({ label, values }: { label: string; values: string[] }) {
  if (values.length === 0) return null
  return (
    <p className="wrap-anywhere">
      <span className="text-gray-text">{`${label}: `}</span>
      <span>{values.join(' · ')}</span>
    </p>
  )
}

interface OffersProps {
  company: CompanyPage
  offers: CardOffer[]
  today: string
}

function Offers({ company: { emp_empresas_id: empresa, ofertas_activas: total }, offers, today }: OffersProps) {
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="text-24 font-semibold">{texts.offers(total)}</h2>
      {total === 0 && <p className="text-gray-text">{texts.noOffersHint}</p>}
      <OfferGrid {...{ offers, today }} headingLevel="h3" />
      {total > offers.length && (
        <LinkButton href={`/pagina-principal?empresa=${empresa}`} variant="secondary" className="w-fit">
          {texts.allOffers(total)}
        </LinkButton>
      )}
    </section>
  )
}
