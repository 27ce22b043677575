import { useSearchParams } from 'react-router'
import { ACTIVE } from '#contract/constants.ts'
import { OPEN_STATES } from '#contract/values/applications/application-states.ts'
import type { Application } from '#web/api/types.ts'
import { placesInWords } from '#contract/values/job-terms/offer-places.ts'
import { offerAge } from '#web/format/time/age.ts'
import { spanishDay, todayInMadrid } from '#web/format/time/date.ts'
import { badgeTexts } from '#web/texts.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { BuildingIcon, CalendarIcon, ChevronRightIcon, MailIcon, PinIcon, TrashIcon } from '#web/ui/icons.tsx'
import { lineOf } from '#web/forms/appointment/appointment-line.ts'
import { withOpened } from './address.ts'
import { CardFact } from './card-fact.tsx'
import { daysWithoutAnswer } from './days-without-answer.ts'
import { StateBadge } from './state-badge.tsx'
import { applicationTexts as texts } from './texts.ts'

export function ApplicationCard({ application, onDelete }: { application: Application; onDelete: () => void }) {
  const { emp_ofertas_id: offer, fecha_creacion } = application
  const { emp_empresas_id: company } = offer.emp_proyectos_id
  const last = application.historial.at(-1)
  const [search] = useSearchParams()
  return (
    <Card as="article" isInteractive className="flex h-full flex-col gap-3">
      <header className="flex items-start gap-2">
        <p className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 text-14 text-gray-text">
          <span className="sr-only">{texts.state}</span>
          <StateBadge state={application.estado_candidatura} />
          {last && <span>{texts.since(application.estado_candidatura, spanishDay(last.fecha))}</span>}
        </p>
        <IconButton
          variant="danger"
          label={texts.remove(offer.nombre)}
          icon={<TrashIcon />}
          onClick={onDelete}
          className="relative z-10"
        />
      </header>
      <h3 className="line-clamp-2 text-18 font-semibold text-wrap wrap-anywhere">
        {application.con_pagina ? (
          <AppLink href={`/vista-oferta-completa/${offer.emp_ofertas_id}`} className="relative z-10 hover:underline">
            {offer.nombre}
          </AppLink>
        ) : (
          offer.nombre
        )}
      </h3>
      <Progress application={application} />
      {application.aviso && <p className="rounded-control bg-red-soft p-3 text-14 text-red">{application.aviso}</p>}
      <dl className="mt-auto grid gap-1.5 text-14 text-gray-text">
        <CardFact
          icon={<BuildingIcon size={18} />}
          name={texts.company}
          href={company.slug && `/empresas/${company.slug}`}
        >
          {company.nombre}
        </CardFact>
        <CardFact icon={<CalendarIcon size={18} />} name={texts.appliedOn} isNameHidden>
          {offerAge(fecha_creacion, todayInMadrid())}
        </CardFact>
        <CardFact icon={<PinIcon size={18} />} name={texts.place} isNameHidden>
          {placesInWords({
            city: offer.mst_ciudades_id.nombre,
            others: offer.otras_ciudades,
            isEverywhere: offer.toda_espana,
          })}
        </CardFact>
      </dl>
      <AppLink
        href={withOpened(search, application.can_cv_ofertas_id)}
        preventScrollReset
        aria-label={texts.followOf(offer.nombre)}
        className="stretched flex min-h-11 items-center justify-between gap-2 border-t border-border pt-2 text-14 font-semibold"
      >
        {texts.follow}
        <ChevronRightIcon size={18} className="shrink-0" />
      </AppLink>
    </Card>
  )
}

/** Whether it counts, and whether the company has said something. */
function Progress({ application }: { application: Application }) {
  const { emp_ofertas_id: offer, estado } = application
  const last = application.historial.at(-1)
  const days = daysWithoutAnswer(application)
  const hasLetter = last?.texto && !OPEN_STATES.includes(application.estado_candidatura)
  const cita = lineOf(application.cita, 'candidato')
  return (
    <div className="grid gap-1.5 text-14">
      <div className="flex flex-wrap items-center gap-2 text-gray-text">
        <Chip tone="yellow">{offer.mst_emp_sector_id.descripcion}</Chip>
        <span>{estado === ACTIVE ? badgeTexts.active : badgeTexts.inactive}</span>
      </div>
      {cita && <p className="font-semibold wrap-anywhere">{cita}</p>}
      {(application.mensaje_pendiente || hasLetter) && (
        <p className="flex items-center gap-1.5 font-medium">
          <MailIcon size={18} className="shrink-0" />
          {texts.hasLetter}
        </p>
      )}
      {days !== null && <p className="font-medium text-amber-text">{texts.noAnswer(days)}</p>}
    </div>
  )
}
