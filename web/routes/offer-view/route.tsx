import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { ACTIVE } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import type { OfferDetails, Offer } from '#web/api/types.ts'
import { onlyDialogChanged } from '#web/apply/apply-address.ts'
import { ApplyProvider } from '#web/apply/apply-provider.tsx'
import { offerTexts } from '#web/apply/texts.ts'
import { VisitorFrame } from '#web/frames/visitor-frame.tsx'
import { lateScripts } from '#web/document/late-scripts/late-scripts.ts'
import { useSite } from '#web/document/site.ts'
import { OfferText } from '#web/offer-page/offer-text.tsx'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { StarIcon, InfoIcon } from '#web/ui/icons.tsx'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { useFailureNotice } from '#web/ui/feedback/use-failure-notice.ts'
import { ErrorState } from '#web/ui/feedback/states.tsx'
import { OfferGrid } from '#web/apply/offer-grid.tsx'
import { offerViewTexts as texts } from './texts.ts'
import type { Route } from './+types/route'
import { findOffer } from './find-offer.ts'
import { offerMeta } from './offer-meta.ts'
import { Summary } from './summary.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) => findOffer(context.get(apiContext), params.offerId)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => findOffer(api, params.offerId)

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !onlyDialogChanged(change) && change.defaultShouldRevalidate

export const handle = lateScripts

export const meta: Route.MetaFunction = (args) => offerMeta(args, args.loaderData)

export default function OfferView({ loaderData: found }: Route.ComponentProps) {
  return (
    <ApplyProvider>
      <VisitorFrame
        barLink={<OffersLink />}
        bar={<RegisterFlag />}
        hasApplyBar={found !== 'failed' && found.offer.estado === ACTIVE}
      >
        <main id={MAIN_ID} className="page grid content-start gap-6 pt-6 pb-14">
          {found === 'failed' ? (
            <FailedOffer />
          ) : (
            <>
              <OfferArticle offer={found.offer} today={found.today} />
              <SimilarOffers offers={found.similar} today={found.today} />
            </>
          )}
        </main>
      </VisitorFrame>
    </ApplyProvider>
  )
}

function OfferArticle({ offer, today }: { offer: OfferDetails; today: string }) {
  return (
    <article className="grid items-start gap-6 large:grid-cols-[minmax(0,1fr)_360px] print:grid-cols-1!">
      <div className="grid min-w-0 gap-6">
        {offer.estado !== ACTIVE && <InactiveNote why={offer.candidaturas_libres === 0 ? 'full' : 'inactive'} />}
        <OfferText offer={offer} today={today} />
      </div>
      <Summary offer={offer} />
      <PaperSource offerId={offer.emp_ofertas_id} />
    </article>
  )
}

/** Printed only: the site's name and the page's address. */
function PaperSource({ offerId }: { offerId: number }) {
  const site = useSite()
  if (!site) return null
  return (
    <p className="hidden text-14 text-gray-text print:block">
      {`${site.brand.name} · ${site.baseUrl}/vista-oferta-completa/${offerId}`}
    </p>
  )
}

/** The link from the top bar to the list of offers. */
function OffersLink() {
  return (
    <AppLink
      href="/pagina-principal"
      className="inline-flex min-h-11 items-center rounded-control font-medium underline-offset-4 hover:underline max-large:text-14 max-small:max-w-max max-small:flex-[1_1_5rem] max-small:text-13 max-[374px]:flex-[1_1_4rem] max-small:leading-tight"
    >
      {offerTexts.all}
    </AppLink>
  )
}

/** The call to action of the top bar. The frame shows it only to visitors without a token. */
function RegisterFlag() {
  return (
    <AppLink
      href="/autenticacion"
      className="for-visitors inline-flex min-h-11 items-center gap-1.5 rounded-chip bg-yellow-soft-2 px-4 text-14 font-semibold hover:bg-yellow max-small:max-w-max max-small:flex-[1_1_6.5rem] max-small:justify-center max-small:px-3 max-[374px]:flex-[1_1_4.5rem] max-[374px]:rounded-card max-[374px]:px-2 max-small:text-center max-small:text-13 max-small:leading-tight"
    >
      <StarIcon size={18} className="shrink-0 max-large:hidden" />
      {texts.registerCall}
    </AppLink>
  )
}

function FailedOffer() {
  const { revalidate } = useRevalidator()
  useFailureNotice(true, texts.failed)
  return <ErrorState illustration={<FailureScene />} title={texts.failed} onRetry={() => void revalidate()} />
}

function InactiveNote({ why }: { why: 'inactive' | 'full' }) {
  return (
    <div role="note" className="flex gap-3 rounded-card bg-blue-soft p-4 text-blue">
      <InfoIcon className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{offerTexts[why]}</p>
        <p className="text-14">{offerTexts[`${why}Hint`]}</p>
      </div>
    </div>
  )
}

function SimilarOffers({ offers, today }: { offers: Offer[]; today: string }) {
  if (offers.length === 0) return null
  return (
    <section data-print="hide" className="grid gap-5 pt-4">
      <h2 className="text-24 font-semibold">{texts.similar}</h2>
      <OfferGrid {...{ offers, today }} headingLevel="h3" />
    </section>
  )
}
