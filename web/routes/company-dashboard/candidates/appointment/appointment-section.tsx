import { useState } from 'react'
import { OPEN_STATES, statesBefore } from '#contract/values/applications/application-states.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import type { Appointment, OpenedApplication } from '#web/api/types.ts'
import { AppointmentFacts } from '#web/forms/appointment/appointment-facts.tsx'
import { AppointmentForm } from '#web/forms/appointment/appointment-form.tsx'
import { lineOf, timeOf } from '#web/forms/appointment/appointment-line.ts'
import { appointmentValuesOf, type AppointmentBody } from '#web/forms/appointment/appointment-schema.ts'
import { ConfirmedButton } from '#web/forms/confirmed-button.tsx'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { nameOf } from '../moves/subject.ts'
import { useAllowedMoves } from '../moves/use-allowed-moves.ts'
import { useCompanyAppointments } from './company-appointments.tsx'
import { appointmentTexts as texts } from './texts.ts'

/** The appointment for the interview: what was proposed, chosen or cancelled, and what the company can do. To propose one is a move to «Entrevista». */
export function AppointmentSection({ application }: { application: OpenedApplication }) {
  const { cita, estado_candidatura: state, can_cv_ofertas_id: id, en_canarias: isCanary } = application
  const [isOpen, setIsOpen] = useState(false)
  const usual = useCompanyAppointments().data?.at(-1)
  const mayPropose = useAllowedMoves(['entrevista']).length > 0
  const form = `cita-${id}`
  useReopening([[form, () => setIsOpen(true)]])
  const isEarlier = statesBefore('entrevista', 'empresa').includes(state) && OPEN_STATES.includes(state)
  if (isEarlier ? !mayPropose : state !== 'entrevista' || (!cita && !mayPropose)) return null
  const told = texts.told(nameOf(application))
  const isStanding = lineOf(cita, 'empresa') !== null
  const again = cita?.otra ? texts.proposeOthers : texts.change
  const label = isStanding ? again : texts.propose
  return (
    <section className={classes('grid grid-cols-1 gap-3', !isEarlier && 'rounded-card bg-yellow-soft p-4')}>
      {!isEarlier && <h3 className="text-18 font-semibold">{texts.title}</h3>}
      {!isEarlier && (cita ? <Known known={cita} /> : <p>{texts.none}</p>)}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayPropose && (
          <Button
            size="small"
            variant={isEarlier || label === texts.change ? 'secondary' : 'primary'}
            onClick={() => setIsOpen(true)}
          >
            {label}
          </Button>
        )}
        <ConfirmedButton
          isOffered={isStanding}
          size="small"
          variant="quiet"
          className="text-red"
          label={texts.cancel}
          question={{ title: texts.cancelTitle, message: told, confirmLabel: texts.cancel, cancelLabel: texts.keep }}
          call={() => api.appointments.cancelAppointment({ id })}
          rules={{ failed: texts.cancelFailed, stale: 'all' }}
        />
      </div>
      <EditDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        size="narrow"
        form={form}
        texts={{
          editTitle: texts.proposeTo(nameOf(application)),
          saveLabel: texts.send,
          updateFailed: (error) => limitSentence(error, texts.failed),
        }}
        call={(body: AppointmentBody) => api.appointments.proposeAppointment({ id, ...body })}
        stale="all"
      >
        {(frame) => (
          <>
            <p className="mb-5 text-gray-text wrap-anywhere">{told}</p>
            <AppointmentForm {...frame} initial={appointmentValuesOf(cita, usual)} isCanary={isCanary} />
          </>
        )}
      </EditDialog>
    </section>
  )
}

function Known({ known }: { known: Appointment }) {
  const { estado, propuestas } = known
  const isEnded = estado === 'cancelada' || estado === 'pasada'
  return (
    <>
      {estado !== 'confirmada' && (
        <p className="font-semibold wrap-anywhere">{isEnded ? texts.ended[estado] : lineOf(known, 'empresa')}</p>
      )}
      {estado === 'propuesta' && (
        <ul className="grid gap-1">
          {propuestas.map(({ fecha_hora }) => (
            <li key={fecha_hora} className="first-letter:uppercase">
              {timeOf(known, fecha_hora)}
            </li>
          ))}
        </ul>
      )}
      {estado !== 'cancelada' && <AppointmentFacts appointment={known} />}
    </>
  )
}
