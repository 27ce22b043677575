import type { AppointmentMode } from '#contract/values/applications/appointment-limits.ts'
import type { MessageSide } from '#contract/values/applications/message-rules.ts'

/** The form that proposes times for an appointment. */

export const modeNames: Record<AppointmentMode, string> = {
  presencial: 'En persona',
  telefono: 'Por teléfono',
  video: 'Por videollamada',
}

/** The field for the place, by mode. */
export const placeTexts: Record<AppointmentMode, { label: string; hint: string; missing: string }> = {
  presencial: { label: 'Dirección', hint: 'Calle, número y población.', missing: 'Escribe la dirección' },
  telefono: {
    label: 'Nota sobre la llamada (opcional)',
    hint: 'Por ejemplo, quién llama y desde qué número.',
    missing: '',
  },
  video: {
    label: 'Enlace de la videollamada',
    hint: 'Empieza por https://',
    missing: 'Escribe el enlace entero, que empieza por https://',
  },
}

export const proposalTexts = {
  mode: 'Cómo',
  minutes: 'Duración',
  inMinutes: (minutes: number) => `${minutes} minutos`,
  timesHint: 'Propón hasta tres horas, en horario peninsular. La persona elige una.',
  day: (place: number) => `Día ${place}`,
  hour: (place: number) => `Hora ${place}`,
  dayMissing: (place: number) => `Elige el día ${place}`,
  hourMissing: (place: number) => `Escribe la hora ${place}`,
  skipped: 'Esa hora no existe: esa noche el reloj pasa de las 2:00 a las 3:00',
  past: 'Esa hora ya ha pasado',
  tooFar: (days: number) => `Elige un día de los próximos ${days} días`,
  twice: 'Ya has propuesto esa hora',
} as const

/** The state of an appointment without a time, by reader. `when`: when the candidate can. */
export const waitingTexts: Record<MessageSide, { propuesta: string; otra: (when: string) => string }> = {
  empresa: { propuesta: 'Propuesta, falta que elija', otra: (when) => `Ninguna le viene bien: «${when}»` },
  candidato: { propuesta: 'Elige una hora para la entrevista', otra: () => 'Esperas otra hora de la empresa' },
}

/** An appointment, as both sides read it. `time` is as in «el lunes 30, 10:30». */
export const appointmentTexts = {
  line: (time: string, where: string) => `Entrevista ${time}, ${where}`,
  byPhone: (note: string) => (note ? `por teléfono: ${note}` : 'por teléfono'),
  byVideo: 'por videollamada',
  join: 'Entrar en la videollamada',
  toCalendar: 'Añadir a mi calendario',
  calendarFile: 'entrevista.ics',
  upcoming: 'Próximas citas',
} as const
