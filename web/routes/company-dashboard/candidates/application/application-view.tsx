import { useEffect, useRef } from 'react'
import { mailDecisions } from '#contract/values/applications/mail-decisions.ts'
import type { OpenedApplication } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { timeInMadrid } from '#contract/values/spanish/time.ts'
import { hasToAnswer, MessageThread } from '#web/forms/messages/message-thread.tsx'
import { AnswerList } from '#web/ui/answer-list.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { CoveringNote } from '#web/ui/covering-note.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { AppointmentSection } from '../appointment/appointment-section.tsx'
import { CvSection } from '../cv/cv-section.tsx'
import { deskAddress } from '../desk-address.ts'
import { StateBadge } from '../list/state-badge.tsx'
import { WaitingDays } from '../list/waiting-days.tsx'
import { nameOf } from '../moves/subject.ts'
import { applicationTexts as texts, stateNames } from '../texts.ts'
import { useDesk } from '../use-desk.ts'
import { Contact } from './contact.tsx'
import { History } from './history.tsx'
import { Notes } from './notes.tsx'

/** The person and what waits for the company, then contact and CV, then the messages and the history. */
export function ApplicationView({ application }: { application: OpenedApplication }) {
  const { conversacion: exchange, pendiente: pending } = application
  const isWithdrawn = application.estado_candidatura === 'retirada'
  const isFirst = exchange.mensajes.length === 0
  const waits = hasToAnswer(exchange)
  const { sin_nombre: isHidden, nombre: firstName } = application.nb_usuarios_id
  const thread = { application, side: 'empresa', other: isHidden ? texts.nobody : firstName } as const
  return (
    <article className="grid grid-cols-1 content-start gap-5">
      {/* On phones the CV comes right after it. */}
      <div className="grid grid-cols-1 gap-5 max-small:-order-2">
        <Heading application={application} />
        {/* A decision here replaces the answer, so that the person hears once. */}
        {pending && (
          <p className="rounded-control border border-border bg-canvas p-3 text-14">
            {texts.pending(
              mailDecisions[pending.decision].label,
              timeInMadrid(pending.se_envia),
              pending.cita !== null,
            )}
          </p>
        )}
        {waits && <MessageThread {...thread} />}
        <AppointmentSection application={application} />
      </div>
      {isWithdrawn ? <p className="text-gray-text">{texts.withdrawn}</p> : <Contact application={application} />}
      {isFirst && <MessageThread {...thread} />}
      <AnswerList title={texts.answers} answers={application.respuestas} />
      <CoveringNote title={texts.coveringNote} text={application.nota} />
      {!isWithdrawn && <CvSection application={application} />}
      {!isFirst && !waits && <MessageThread {...thread} />}
      <History application={application} />
      <Notes application={application} />
    </article>
  )
}

function Heading({ application }: { application: OpenedApplication }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { nb_usuarios_id: person, emp_ofertas_id: offer } = application
  // Another application mounts this again, and the button that led to it may be gone.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <header className="flex items-start gap-4">
      <Avatar name={person.nombre} src={person.foto_link} size="large" shape="circle" />
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 ref={heading} tabIndex={-1} data-focus-home="" className="scroll-mt-36 text-24 font-semibold wrap-anywhere">
          {nameOf(application)}
        </h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateBadge of={application} />
          <WaitingDays of={application} />
        </div>
        <p className="text-14 text-gray-text wrap-anywhere">
          <span>{texts.appliedTo}</span> <strong className="font-semibold text-ink">{offer.nombre}</strong>{' '}
          <span>{texts.onDay(spanishDay(application.fecha_creacion))}</span>
        </p>
        <p className="text-14 text-gray-text wrap-anywhere">
          {[person.mst_ciudades_id?.nombre, texts.inProject(offer.emp_proyectos_id.nombre)].filter(Boolean).join(' · ')}
        </p>
        <Others others={application.otras_candidaturas} />
      </div>
    </header>
  )
}

/** The person's other applications to this company. */
function Others({ others }: { others: OpenedApplication['otras_candidaturas'] }) {
  const { filters } = useDesk()
  if (others.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-2 text-14 text-gray-text">
      <li>{texts.others}</li>
      {others.map(({ can_cv_ofertas_id: id, estado_candidatura: state, oferta }) => (
        <li key={id} className="wrap-anywhere">
          <AppLink href={deskAddress(filters, id)} className="underline underline-offset-4" preventScrollReset>
            {texts.otherOf(oferta, stateNames[state])}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
