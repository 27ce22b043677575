import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import type { Appointment, OpenedApplication } from '#web/api/types.ts'
import { AppointmentForm } from '#web/forms/appointment/appointment-form.tsx'
import { appointmentValuesOf, type AppointmentBody } from '#web/forms/appointment/appointment-schema.ts'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { nameOf } from '../moves/subject.ts'
import { refreshDesk } from '../refresh-desk.ts'
import { useCompanyAppointments } from './company-appointments.tsx'
import { appointmentTexts as texts } from './texts.ts'

interface ProposeDialogProps {
  application: OpenedApplication
  isOpen: boolean
  onClose: () => void
}

/** Proposes up to three times for an interview, or other ones. */
export function ProposeDialog({ application, ...dialog }: ProposeDialogProps) {
  const client = useQueryClient()
  const { can_cv_ofertas_id: id, cita, en_canarias: isCanary } = application
  const usual = useCompanyAppointments().data?.at(-1)
  const name = nameOf(application)
  return (
    <EditDialog
      {...dialog}
      size="narrow"
      form={formOf(id)}
      texts={{
        editTitle: texts.proposeTo(name),
        saveLabel: texts.send,
        updateFailed: (error) => limitSentence(error, texts.failed),
      }}
      call={async (body: AppointmentBody) => {
        const answer = await api.appointments.proposeAppointment({ id, ...body })
        void refreshDesk(client)
        return answer
      }}
      stale={queries.applicationDesk.key()}
    >
      {(frame) => (
        <>
          <p className="mb-5 text-gray-text wrap-anywhere">{texts.told(name)}</p>
          <AppointmentForm {...frame} initial={valuesOf(cita, usual)} isCanary={isCanary} />
        </>
      )}
    </EditDialog>
  )
}

/** The name of the form, by which it opens again if the session ends meanwhile. */
export const formOf = (application: number): string => `cita-${application}`

/** How and where it was, or was usual. Only times that stand are proposed again. */
function valuesOf(known: Appointment | null | undefined, usual: Appointment | undefined) {
  const last = known ?? usual
  if (!last) return appointmentValuesOf()
  const times = last.elegida ? [last.elegida] : last.propuestas
  const isStanding = known?.estado === 'propuesta' || known?.estado === 'confirmada'
  const minutos = times[0]?.minutos ?? 0
  return appointmentValuesOf({ ...last, minutos }, isStanding ? times.map(({ fecha_hora }) => fecha_hora) : [])
}
