import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OPEN_STATES } from '#contract/values/applications/application-states.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Appointment, OpenedApplication } from '#web/api/types.ts'
import { AppointmentFacts, CalendarButton } from '#web/forms/appointment/appointment-facts.tsx'
import { appointmentLine, timeOf } from '#web/forms/appointment/appointment-line.ts'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { nameOf } from '../moves/subject.ts'
import { useAllowedMoves } from '../moves/use-allowed-moves.ts'
import { refreshDesk } from '../refresh-desk.ts'
import { formOf, isStanding, ProposeDialog } from './propose-dialog.tsx'
import { appointmentTexts as texts } from './texts.ts'

/** The interview of an open application: what was proposed, chosen or cancelled, and what the company can do. */
export function AppointmentSection({ application }: { application: OpenedApplication }) {
  const { cita = null, estado_candidatura: state, can_cv_ofertas_id: id } = application
  const [isOpen, setIsOpen] = useState(false)
  const mayGoOn = useAllowedMoves(['entrevista']).length > 0
  const mayPropose = mayGoOn && OPEN_STATES.includes(state)
  const open = () => setIsOpen(true)
  useReopening([[formOf(id), open]])
  if (!cita && !mayPropose) return null
  const isStill = isStanding(cita)
  return (
    <section
      className={classes(
        'grid gap-3 rounded-card p-4',
        // On phones above the CV, because times are proposed right after the move.
        state === 'entrevista' ? 'bg-yellow-soft max-small:-order-1' : 'bg-surface',
      )}
    >
      <h3 className="text-18 font-semibold">{texts.title}</h3>
      {cita ? <Known known={cita} /> : <p>{texts.none}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {cita?.estado === 'confirmada' && <CalendarButton ics={cita.ics} />}
        {mayPropose && (
          <Button
            size="small"
            variant={state === 'entrevista' && (!isStill || cita?.estado === 'otra') ? 'primary' : 'secondary'}
            onClick={open}
          >
            {labelOf(cita)}
          </Button>
        )}
        <CancelButton application={application} isOffered={isStill} />
      </div>
      <ProposeDialog application={application} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  )
}

function labelOf(known: Appointment | null): string {
  if (known?.estado === 'otra') return texts.proposeOthers
  return isStanding(known) ? texts.change : texts.propose
}

function Known({ known }: { known: Appointment }) {
  const { estado, otra, propuestas } = known
  if (estado === 'cancelada') return <p>{texts.cancelled}</p>
  const line = appointmentLine(known)
  return (
    <>
      {estado === 'pasada' && <p>{texts.over}</p>}
      {line && <p className="font-semibold wrap-anywhere">{line}</p>}
      {otra !== null && <p className="font-semibold wrap-anywhere">{texts.noneFitsBut(otra)}</p>}
      {estado === 'propuesta' && (
        <div className="grid gap-1">
          <p className="font-semibold">{texts.unanswered}</p>
          <ul className="list-disc pl-5">
            {propuestas.map(({ fecha_hora, libre }) => (
              <li key={fecha_hora}>
                <span>{timeOf(known, fecha_hora)}</span>{' '}
                {!libre && <span className="text-gray-text">{texts.taken}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <AppointmentFacts appointment={known} />
    </>
  )
}

function CancelButton({ application, isOffered }: { application: OpenedApplication; isOffered: boolean }) {
  const client = useQueryClient()
  return (
    <ConfirmedButton
      isOffered={isOffered}
      size="small"
      variant="quiet"
      className="text-red"
      label={texts.cancel}
      question={{
        title: texts.cancelTitle,
        message: texts.told(nameOf(application)),
        confirmLabel: texts.cancel,
        cancelLabel: texts.keep,
      }}
      call={() => api.appointments.cancelAppointment({ id: application.can_cv_ofertas_id })}
      rules={{
        failed: texts.cancelFailed,
        // The other side, or another tab, was faster.
        over: ({ status, error }) => (status === 409 || status === 404) && error,
        stale: queries.applicationDesk.key(),
        onDone: () => refreshDesk(client),
      }}
    />
  )
}
