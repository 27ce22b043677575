import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import { onlyDialogChanged } from '#web/apply/apply-address.ts'
import { ApplyProvider } from '#web/apply/apply-provider.tsx'
import { useSession } from '#web/session/use-session.ts'
import { VisitorFrame } from '#web/session/visitor-frame.tsx'
import { offerViewTexts as texts } from '#web/texts/offers.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { ChevronLeftIcon, StarIcon } from '#web/ui/icons.tsx'
import type { Route } from './+types/route'
import { FailedOffer } from './failed-offer.tsx'
import { findOffer, type Offer } from './find-offer.ts'
import { InactiveNote } from './inactive-note.tsx'
import { offerMeta } from './offer-meta.ts'
import { OfferText } from './offer-text.tsx'
import { SimilarOffers } from './similar-offers.tsx'
import { Summary } from './summary.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) => findOffer(context.get(apiContext), params.offerId)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => findOffer(api, params.offerId)

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !onlyDialogChanged(change) && change.defaultShouldRevalidate

export const meta: Route.MetaFunction = (args) => offerMeta(args, args.loaderData)

export default function OfferView({ loaderData: found }: Route.ComponentProps) {
  return (
    <ApplyProvider>
      <VisitorFrame bar={<RegisterFlag />}>
        <main className="page grid gap-6 py-6">
          <AppLink
            href="/pagina-principal"
            data-print="hide"
            className="inline-flex min-h-11 items-center gap-1 justify-self-start font-medium underline-offset-4 hover:underline"
          >
            <ChevronLeftIcon />
            {texts.back}
          </AppLink>
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

function OfferArticle({ offer, today }: { offer: Offer; today: string }) {
  return (
    <article className="grid items-start gap-6 large:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 gap-6">
        {offer.estado !== 1 && <InactiveNote />}
        <OfferText offer={offer} today={today} />
      </div>
      <Summary offer={offer} />
    </article>
  )
}

/** The call to action of the top bar, for visitors without a token only (the frame sees to that). */
function RegisterFlag() {
  const { initialised } = useSession()
  return (
    <AppLink
      href="/autenticacion"
      className={`hidden min-h-11 items-center gap-1.5 rounded-chip bg-yellow-soft-2 px-4 text-14 font-semibold hover:bg-yellow small:inline-flex ${initialised ? '' : 'invisible'}`}
    >
      <StarIcon size={18} />
      {texts.registerCall}
    </AppLink>
  )
}
