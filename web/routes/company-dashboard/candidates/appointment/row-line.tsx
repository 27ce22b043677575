import { appointmentLine } from '#web/forms/appointment/appointment-line.ts'
import { appointmentTexts as texts } from './texts.ts'
import { useCompanyAppointments } from './use-company-appointments.ts'

/** The appointment of an application in one line: when and where, or what it waits for. Nothing without one. */
export function RowLine({ application, className = '' }: { application: number; className?: string }) {
  const { data: rows = [] } = useCompanyAppointments()
  const known = rows.find(({ can_cv_ofertas_id: id }) => id === application)
  if (!known) return null
  const waiting = known.otra === null ? texts.waiting.propuesta : texts.noneFitsBut(known.otra)
  return <p className={`text-13 font-medium wrap-anywhere ${className}`}>{appointmentLine(known) ?? waiting}</p>
}
