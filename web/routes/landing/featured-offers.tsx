import { featuredTexts as texts } from './texts.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { VerifiedMark } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { PinIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import type { FeaturedOffer } from './find-landing.ts'
import { SectionHeading } from './section-heading.tsx'

/** Two, three or four offers, by the width of the window. Without any, only the invitation to publish shows. */
export function FeaturedOffers({ offers, lead }: { offers: FeaturedOffer[]; lead: string }) {
  const hasOffers = offers.length > 0
  return (
    <section className="border-y border-border bg-white far-1048 small:far-591 large:far-647">
      <div className="page grid gap-8 py-14 large:py-20">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <SectionHeading
            title={hasOffers ? texts.title : texts.emptyTitle}
            lead={hasOffers ? lead : texts.emptyLead}
          />
          <LinkButton href="/perfil-empresa">{texts.publish}</LinkButton>
        </div>
        {hasOffers && (
          <ul className="grid grid-cols-1 gap-5 small:grid-cols-3 large:grid-cols-4">
            {offers.map((offer, index) => (
              <li key={offer.emp_ofertas_id} className={`min-w-0 ${fits(index)}`}>
                <FeaturedCard offer={offer} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** The third shows above 600 px, the fourth above 960 px. */
function fits(index: number): string {
  if (index < 2) return ''
  return index === 2 ? 'max-small:hidden' : 'max-large:hidden'
}

function FeaturedCard({ offer }: { offer: FeaturedOffer }) {
  const { mst_emp_sector_id: sector } = offer
  return (
    <Card as="article" isInteractive hasPadding={false} className="flex h-full flex-col overflow-hidden">
      <div className="relative border-b border-border">
        <img
          src={sector.link_imagen}
          alt=""
          width={400}
          height={120}
          loading="lazy"
          className="h-38 w-full bg-yellow-soft object-contain px-2 pt-3 pb-11"
        />
        <div className="absolute inset-x-3 bottom-2.5 flex">
          <Chip tone="yellow">{sector.descripcion}</Chip>
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5 text-14 font-semibold text-amber-text">
          <span>{offer.pay}</span>
          {offer.isVerified && <VerifiedMark />}
        </p>
        <h3 className="line-clamp-2 text-18 font-semibold">
          <AppLink href={`/vista-oferta-completa/${offer.emp_ofertas_id}`} className="stretched">
            {offer.nombre}
          </AppLink>
        </h3>
        <p className="line-clamp-3 text-14 text-gray-text">{offer.descripcion}</p>
        <p className="mt-auto flex items-center gap-1.5 pt-1 text-14 text-gray-text">
          <PinIcon size={18} className="shrink-0" />
          <span className="truncate">{offer.places}</span>
        </p>
      </div>
    </Card>
  )
}
