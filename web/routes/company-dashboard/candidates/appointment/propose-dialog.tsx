import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { Appointment, OpenedApplication } from '#web/api/types.ts'
import { AppointmentForm } from '#web/forms/appointment/appointment-form.tsx'
import { appointmentValuesOf, type AppointmentBody } from '#web/forms/appointment/appointment-schema.ts'
import { refusedSentence } from '#web/forms/appointment/refused-sentence.ts'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { useMoves } from '../moves/moves-context.ts'
import { nameOf, subjectOf } from '../moves/subject.ts'
import { refreshDesk } from '../refresh-desk.ts'
import { appointmentTexts as texts } from './texts.ts'
import { useCompanyAppointments } from './use-company-appointments.ts'

interface ProposeDialogProps {
  application: OpenedApplication
  isOpen: boolean
  onClose: () => void
}

/** Proposes up to three times, or other ones. An application in an earlier state moves to the interview, which can be undone as any move. */
export function ProposeDialog({ application, isOpen, onClose }: ProposeDialogProps) {
  const client = useQueryClient()
  const { offerUndo } = useMoves()
  const { data: others = [] } = useCompanyAppointments()
  const { can_cv_ofertas_id: id, cita, en_canarias: isCanary } = application
  const name = nameOf(application)
  // Of each mode the last one stays.
  const usualPlaces = Object.fromEntries(others.map(({ modo, lugar }) => [modo, lugar]))
  const propose = async (body: AppointmentBody) => {
    const sentAt = Date.now()
    const { cambio, ...answer } = await api.appointments.proposeAppointment({ id, ...body })
    const request = { to: 'entrevista', subjects: [subjectOf(application)] } as const
    if (cambio) offerUndo({ request, change: cambio, sentAt, moved: [id] })
    void refreshDesk(client)
    return answer
  }
  return (
    <EditDialog
      isOpen={isOpen}
      onClose={onClose}
      size="narrow"
      form={formOf(id)}
      texts={{
        editTitle: isStanding(cita) ? texts.changeWith(name) : texts.proposeTo(name),
        saveLabel: texts.send,
        updateFailed: (error) => refusedSentence(error, texts.failed),
      }}
      call={propose}
      stale={queries.applicationDesk.key()}
    >
      {({ failure: _failure, ...frame }) => (
        <>
          <p className="mb-5 text-gray-text wrap-anywhere">{texts.told(name)}</p>
          <AppointmentForm
            {...frame}
            initial={cita ? valuesOf(cita) : appointmentValuesOf({ lugar: usualPlaces.presencial ?? '' })}
            usualPlaces={cita ? { ...usualPlaces, [cita.modo]: cita.lugar } : usualPlaces}
            isCanary={isCanary}
          />
        </>
      )}
    </EditDialog>
  )
}

/** The name of the form, by which it opens again after the session has ended meanwhile. */
export const formOf = (application: number): string => `cita-${application}`

/** Whether it can be changed or cancelled. */
export const isStanding = (known: Appointment | null | undefined): boolean =>
  known?.estado === 'propuesta' || known?.estado === 'otra' || known?.estado === 'confirmada'

/** Times that fit nobody, or that were cancelled, are not proposed again. */
function valuesOf({ modo, lugar, estado, elegida, propuestas }: Appointment) {
  const standing = elegida ? [elegida] : propuestas
  const times = estado === 'propuesta' || estado === 'confirmada' ? standing.map(({ fecha_hora }) => fecha_hora) : []
  return appointmentValuesOf({ modo, lugar, minutos: standing[0]?.minutos, times })
}
