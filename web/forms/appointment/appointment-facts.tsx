import type { Appointment } from '#web/api/types.ts'
import { findWebAddress } from '#contract/values/typed/web-address.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { CalendarIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { agreedLine, whereOf } from './appointment-line.ts'
import { appointmentTexts as texts, proposalTexts } from './texts.ts'

/** When, where and how long, with the link of a video call, and the file that every calendar opens. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { modo, lugar, elegida, propuestas, ics, estado } = appointment
  const minutes = (elegida ?? propuestas[0])?.minutos ?? 0
  const link = modo === 'video' && estado !== 'pasada' && findWebAddress(lugar)
  const save = (text: string) => saveFile(new Blob([text], { type: 'text/calendar' }), texts.calendarFile)
  return (
    <>
      <p className="wrap-anywhere first-letter:uppercase">
        <strong className="font-semibold">{agreedLine(appointment) ?? whereOf(appointment)}</strong>{' '}
        <span>{`(${proposalTexts.inMinutes(minutes)})`}</span>
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {link && (
          <LinkButton href={link} target="_blank" rel="noreferrer" variant="secondary" size="small">
            {texts.join}
          </LinkButton>
        )}
        {ics !== null && (
          <Button variant="secondary" size="small" icon={<CalendarIcon size={18} />} onClick={() => save(ics)}>
            {texts.toCalendar}
          </Button>
        )}
      </div>
    </>
  )
}
