import type { ReactNode } from 'react'
import { ApplyButton } from './apply-button.tsx'
import { cardId } from './card-id.ts'
import type { CardOffer } from './card-offer.ts'
import { CompanyReplies } from './company-replies.tsx'
import { SaveButton } from './saved/save-button.tsx'
import { offerAge } from '#web/format/time/age.ts'
import { contractTypeNames } from '#contract/values/job-terms/contract-type-names.ts'
import { modality } from '#web/format/job-terms/modality.ts'
import { workday } from '#web/format/job-terms/workday.ts'
import { placesOf } from '#web/format/offer-places.ts'
import { salaryRange } from '#contract/values/pay/salary-range.ts'
import { formatTexts } from '#web/texts.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { VerifiedMark } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CheckCircleIcon, EuroIcon, PinIcon } from '#web/ui/icons.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'

interface OfferCardProps {
  offer: CardOffer
  /** The day that the loader sent, for «Hace N días». */
  today: string
  headingLevel?: 'h2' | 'h3' | undefined
  /** The first of its page: its picture is seen at once. A slow phone needs 35 ms to prepare each further one. */
  isFirst?: boolean
  /** Content at the end of the card, such as why the offer is suggested. */
  children?: ReactNode
}

/** An offer in a list. The whole card is a link to it, which the browser shows in grey once it was opened: it needs no storage for that. The company, «Aplicar» and the heart are above that link and have their own focus. */
export function OfferCard({ offer, today, headingLevel: Heading = 'h2', isFirst = false, children }: OfferCardProps) {
  const { emp_empresas_id: company } = offer.emp_proyectos_id
  return (
    <Card
      as="article"
      id={cardId(offer.emp_ofertas_id)}
      isInteractive
      hasPadding={false}
      className="flex h-full flex-col overflow-hidden"
    >
      <header className="flex flex-wrap items-center gap-3 p-4">
        <Avatar name={company.nombre} src={company.logo_link} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="flex font-semibold">
            {company.slug ? (
              <AppLink
                href={`/empresas/${company.slug}`}
                className="relative z-10 truncate underline-offset-4 hover:underline"
              >
                {company.nombre}
              </AppLink>
            ) : (
              <span className="truncate">{company.nombre}</span>
            )}
          </p>
          <p className="flex flex-wrap gap-x-2.5 text-14 text-gray-text">
            <span>{offerAge(offer.fecha_creacion, today)}</span>
            {company.verificada_el && <VerifiedMark />}
          </p>
        </div>
      </header>
      <div className="relative">
        <img
          src={offer.mst_emp_sector_id.link_imagen}
          alt=""
          width={400}
          height={120}
          loading={isFirst ? 'eager' : 'lazy'}
          className="h-28 w-full border-y border-border bg-yellow-soft object-contain"
        />
        {/* Beside the drawing: in the header it would push the mark of a verified company into a third line. */}
        <SaveButton
          offerId={offer.emp_ofertas_id}
          offerName={offer.nombre}
          className="absolute top-1.5 right-1 z-10 rounded-chip!"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <Heading className="line-clamp-2 text-18 font-semibold">
          <AppLink href={`/vista-oferta-completa/${offer.emp_ofertas_id}`} className="stretched visited:text-gray-text">
            {offer.nombre}
          </AppLink>
        </Heading>
        <p className="line-clamp-3 text-14 text-gray-text">{offer.descripcion}</p>
        <div className="mt-auto grid grid-cols-1 gap-1.5">
          <p className="flex items-center gap-1.5 text-14 text-gray-text">
            <PinIcon size={18} className="shrink-0" />
            <span className="line-clamp-2">{placeOf(offer)}</span>
          </p>
          <Terms offer={offer} />
          <CompanyReplies offer={offer} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="flex min-w-0 flex-1 basis-40 flex-wrap gap-2 max-small:basis-full">
            <Chip>{offer.mst_puestos_id.nombre}</Chip>
            <Chip tone="yellow">{offer.mst_emp_sector_id.descripcion}</Chip>
            {offer.reservada_discapacidad && <Chip>{formatTexts.reserved}</Chip>}
          </div>
          <ApplyButton
            offerId={offer.emp_ofertas_id}
            offerName={offer.nombre}
            size="small"
            className="relative z-10 ml-auto max-w-full shrink-0"
          />
        </div>
      </div>
      {children}
    </Card>
  )
}

/** «Burgos · a 12 km». */
function placeOf(offer: CardOffer): string {
  const { distancia_km: km, mas_ciudades: others } = offer
  return placesOf(offer) + (km ? ` · ${others.length > 0 ? 'la más cercana, ' : ''}a\u00a0${km}\u00a0km` : '')
}

/** Salary and contract, as far as the company states them, and how and how long one works where that is unusual. */
function Terms({ offer }: { offer: CardOffer }) {
  const hasSalary = offer.salario_anual > 0 || offer.salario_max !== null
  const terms = [
    hasSalary && salaryRange(offer),
    offer.tipo_contrato && contractTypeNames[offer.tipo_contrato],
    unusual.modality.has(offer.mst_modalidad_id) && modality(offer.mst_modalidad_id),
    unusual.workday.has(offer.mst_jornada_id) && formatTexts.workdayOf(workday(offer.mst_jornada_id)),
  ].filter(Boolean)
  const Icon = hasSalary ? EuroIcon : CheckCircleIcon
  if (terms.length === 0) return null
  return (
    <p className="flex items-start gap-1.5 text-14 text-gray-text">
      <Icon size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{terms.join('\u00a0· ')}</span>
    </p>
  )
}

/** Most jobs are on site and full-time. */
const unusual = { modality: new Set([2, 3]), workday: new Set([2]) }
