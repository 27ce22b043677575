import { ACTIVE } from '#contract/constants.ts'
import type { OwnOffer } from '#web/api/types.ts'
import { daysBetween } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'
import { isPublished } from '#web/offer-page/is-published.ts'
import { offerPageTexts } from '#web/offer-page/texts.ts'
import { placesOf } from '#web/format/offer-places.ts'
import { salaryRange } from '#contract/values/pay/salary-range.ts'
import { contractTypeNames } from '#contract/values/job-terms/contract-type-names.ts'
import { workday } from '#web/format/job-terms/workday.ts'
import { formatTexts } from '#web/texts.ts'
import { offerTexts as texts } from '../texts.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { CalendarIcon, ClockIcon, EuroIcon, PencilIcon, PinIcon, TrashIcon, UsersIcon } from '#web/ui/icons.tsx'
import { OfferActions } from './offer-actions.tsx'
import { OfferFigures } from './reach/offer-figures.tsx'
import { OfferExpiry } from './offer-expiry.tsx'
import { ReviewNote } from './review-note.tsx'
import { SecondLook } from './second-look/second-look.tsx'
import { LimitNote } from '../premium/limit-note.tsx'
import { CardFact } from '../lists/card-fact.tsx'
import { CountLink } from '../lists/count-link.tsx'
import { addressOf } from '../section.ts'

interface CompanyOfferCardProps {
  offer: OwnOffer
  onEdit: () => void
  onDelete: () => void
}

export function CompanyOfferCard({ offer, onEdit, onDelete }: CompanyOfferCardProps) {
  const { nombre: name, emp_proyectos_id: project } = offer
  const isHidden = offer.estado === ACTIVE && project.estado !== ACTIVE
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <header className="flex items-start gap-2">
        <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-2">
          <StatusBadge isActive={isPublished(offer)} />
          {offer.candidaturas_libres === 0 && <Chip>{offerPageTexts.full}</Chip>}
          <Chip tone="yellow">{offer.mst_emp_sector_id.descripcion}</Chip>
          {offer.reservada_discapacidad && <Chip>{formatTexts.reserved}</Chip>}
        </div>
        <IconButton label={texts.edit(name)} icon={<PencilIcon />} onClick={onEdit} />
        <IconButton variant="danger" label={texts.remove(name)} icon={<TrashIcon />} onClick={onDelete} />
      </header>
      <h3 className="line-clamp-2 text-18 font-semibold text-wrap wrap-anywhere">
        {offer.con_pagina ? (
          <AppLink
            href={`/vista-oferta-completa/${offer.emp_ofertas_id}`}
            className="underline-offset-4 hover:underline cramped:block"
          >
            {name}
          </AppLink>
        ) : (
          name
        )}
      </h3>
      {isHidden && (
        <p className="line-clamp-3 text-13 text-red wrap-anywhere">{texts.projectInactive(project.nombre)}</p>
      )}
      {offer.limite_gratis && <LimitNote />}
      {offer.descansa && <PausedNote />}
      <ReviewNote offer={offer} />
      <SecondLook offer={offer} />
      <Facts offer={offer} />
      <OfferFigures offer={offer} />
      <OfferActions offer={offer} />
    </Card>
  )
}

function Facts({ offer }: { offer: OwnOffer }) {
  const { numero_candidaturas: applications } = offer
  return (
    <div className="mt-auto grid grid-cols-1 gap-x-4 gap-y-1.5 text-14 text-gray-text small:grid-cols-2">
      <CardFact icon={<CalendarIcon size={18} />}>
        {texts.createdAgo(daysBetween(offer.fecha_creacion, todayInMadrid()))}
      </CardFact>
      <OfferExpiry offer={offer} />
      <CardFact icon={<ClockIcon size={18} />}>{termsOf(offer)}</CardFact>
      <CardFact icon={<PinIcon size={18} />}>{placesOf(offer)}</CardFact>
      <CardFact icon={<EuroIcon size={18} />}>{salaryRange(offer)}</CardFact>
      {offer.limite_candidaturas && (
        <CardFact icon={<UsersIcon size={18} />}>
          {offerPageTexts.placesLeft(offer.limite_candidaturas, offer.candidaturas_libres ?? 0)}
        </CardFact>
      )}
      <CountLink
        icon={<UsersIcon size={18} />}
        count={applications}
        href={addressOf('candidatos', { oferta: offer.emp_ofertas_id })}
        label={texts.applicationsOf(applications, offer.nombre)}
      >
        {applications === 0 ? texts.noApplications : texts.applications(applications)}
      </CountLink>
    </div>
  )
}

/** «Jornada completa · Indefinido» */
const termsOf = ({ mst_jornada_id, tipo_contrato }: OwnOffer): string =>
  [texts.workdayOf(workday(mst_jornada_id)), tipo_contrato && contractTypeNames[tipo_contrato]]
    .filter(Boolean)
    .join(' · ')

/** Says how the company lets candidates find the offer again. */
const PausedNote = () => (
  <p className="text-13 text-red">
    {texts.paused}{' '}
    <AppLink href={addressOf('candidatos')} className="font-medium underline underline-offset-2">
      {texts.readApplications}
    </AppLink>
  </p>
)
