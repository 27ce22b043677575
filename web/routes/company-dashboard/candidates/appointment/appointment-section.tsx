import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Appointment, OpenedApplication } from '#web/api/types.ts'
import { AppointmentFacts } from '#web/forms/appointment/appointment-facts.tsx'
import { lineOf, timeOf } from '#web/forms/appointment/appointment-line.ts'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { nameOf } from '../moves/subject.ts'
import { useAllowedMoves } from '../moves/use-allowed-moves.ts'
import { refreshDesk } from '../refresh-desk.ts'
import { formOf, ProposeDialog } from './propose-dialog.tsx'
import { appointmentTexts as texts } from './texts.ts'

/** The appointment for the interview: what was proposed, chosen or cancelled, and what the company can do. */
export function AppointmentSection({ application }: { application: OpenedApplication }) {
  const { cita = null, estado_candidatura: state, can_cv_ofertas_id: id } = application
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const isStanding = lineOf(cita, texts.waiting) !== null
  const mayPropose = useAllowedMoves(['entrevista']).length > 0 && state === 'entrevista'
  useReopening([[formOf(id), () => setIsOpen(true)]])
  if (!cita && !mayPropose) return null
  return (
    // On phones above the CV, because times are proposed right after the move.
    <section className="grid gap-3 rounded-card bg-yellow-soft p-4 max-small:-order-1">
      <h3 className="text-18 font-semibold">{texts.title}</h3>
      {cita ? <Known known={cita} /> : <p>{texts.none}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayPropose && (
          <Button
            size="small"
            variant={isStanding && cita?.otra === null ? 'secondary' : 'primary'}
            onClick={() => setIsOpen(true)}
          >
            {isStanding ? standingLabel(cita) : texts.propose}
          </Button>
        )}
        <ConfirmedButton
          isOffered={isStanding}
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
          call={() => api.appointments.cancelAppointment({ id })}
          rules={{
            failed: texts.cancelFailed,
            stale: queries.applicationDesk.key(),
            onDone: () => refreshDesk(client),
          }}
        />
      </div>
      <ProposeDialog application={application} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  )
}

const standingLabel = (known: Appointment | null) => (known?.otra ? texts.proposeOthers : texts.change)

function Known({ known }: { known: Appointment }) {
  const { estado, otra, propuestas } = known
  if (estado === 'cancelada') return <p>{texts.cancelled}</p>
  return (
    <>
      {estado === 'pasada' && <p>{texts.over}</p>}
      {otra !== null && <p className="font-semibold wrap-anywhere">{texts.noneFits(otra)}</p>}
      {estado === 'propuesta' && (
        <ul className="grid gap-1">
          <li className="font-semibold">{texts.waiting.propuesta}</li>
          {propuestas.map(({ fecha_hora }) => (
            <li key={fecha_hora} className="first-letter:uppercase">
              {timeOf(known, fecha_hora)}
            </li>
          ))}
        </ul>
      )}
      <AppointmentFacts appointment={known} />
    </>
  )
}
