import { madridMoments } from '#contract/values/spanish/madrid-time.ts'
import type { Appointment, ListedAppointment } from '#web/api/types.ts'
import { dayAfter } from '#web/format/time/age.ts'
import { todayInMadrid } from '#web/format/time/date.ts'

/** A time of the coming days in Madrid. */
const at = (days: number, hour: string) => ({
  fecha_hora: madridMoments(dayAfter(todayInMadrid(), days), hour)[0] ?? '',
  minutos: 30,
})

/** Proposed times, of which the second one is taken. */
export const anAppointment = (fields: Partial<Appointment> = {}): Appointment => ({
  estado: 'propuesta',
  modo: 'presencial',
  lugar: 'Calle Mayor 3',
  propuestas: [
    { ...at(5, '10:30'), libre: true },
    { ...at(6, '16:00'), libre: false },
  ],
  elegida: null,
  otra: null,
  version: 1,
  en_canarias: false,
  ics: null,
  ...fields,
})

/** The candidate has chosen the first one. */
export const aConfirmed = (fields: Partial<Appointment> = {}) =>
  anAppointment({
    estado: 'confirmada',
    elegida: at(5, '10:30'),
    ics: 'BEGIN:VCALENDAR',
    version: 2,
    ...fields,
  })

export const aListed = (fields: Partial<ListedAppointment> = {}): ListedAppointment => ({
  ...anAppointment(fields),
  can_cv_ofertas_id: 6,
  nombre: 'Ana Núñez',
  oferta: 'Dependiente',
  ...fields,
})
