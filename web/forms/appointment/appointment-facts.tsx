import { findWebAddress } from '#contract/values/typed/web-address.ts'
import type { Appointment } from '#web/api/types.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { CalendarIcon, ClockIcon, DeviceIcon, PhoneIcon, PinIcon } from '#web/ui/icons.tsx'
import { whereOf } from './appointment-line.ts'
import { appointmentTexts as texts, proposalTexts } from './texts.ts'

const icons = { presencial: PinIcon, telefono: PhoneIcon, video: DeviceIcon }

/** Where and how long. A video call is a link. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { modo, lugar, elegida, propuestas } = appointment
  const Icon = icons[modo]
  const minutes = elegida?.minutos ?? propuestas[0]?.minutos
  const link = modo === 'video' && findWebAddress(lugar)
  return (
    <ul className="grid gap-1 text-14">
      <li className="flex items-start gap-2">
        <Icon size={18} className="mt-0.5 shrink-0" />
        {link ? (
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="-my-3 py-3 font-medium underline underline-offset-4"
          >
            {texts.join}
          </a>
        ) : (
          <span className="min-w-0 wrap-anywhere first-letter:uppercase">{whereOf(appointment)}</span>
        )}
      </li>
      {minutes !== undefined && (
        <li className="flex items-start gap-2">
          <ClockIcon size={18} className="mt-0.5 shrink-0" />
          <span>{proposalTexts.inMinutes(minutes)}</span>
        </li>
      )}
    </ul>
  )
}

/** Saves a confirmed appointment as a file that every calendar opens. */
export function CalendarButton({ ics }: { ics: string | null }) {
  if (ics === null) return null
  const save = () => saveFile(new Blob([ics], { type: 'text/calendar;charset=utf-8' }), texts.calendarFile)
  return (
    <Button variant="secondary" size="small" icon={<CalendarIcon size={18} />} onClick={save}>
      {texts.toCalendar}
    </Button>
  )
}
