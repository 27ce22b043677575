import * as z from 'zod/mini'
import * as limits from '#contract/values/applications/appointment-limits.ts'
import { isAppointmentPlace } from '#contract/values/applications/appointment-place.ts'
import { madridMoments } from '#contract/values/spanish/madrid-time.ts'
import type { Appointment } from '#web/api/types.ts'
import { isRealDay, todayInMadrid } from '#web/format/time/date.ts'
import { dateTexts } from '#web/ui/fields/texts.ts'
import { line } from '../schema-parts.ts'
import { placeTexts, proposalTexts as texts } from './texts.ts'

const DAY_MS = 86_400_000

/** A day (YYYY-MM-DD) and an hour (HH:MM) in Madrid. Without both it proposes nothing. */
const TypedTime = z.object({ dia: z.string(), hora: z.string() })
type TypedTime = z.infer<typeof TypedTime>

/** The typed time with its offset. Of an hour that October repeats it is the first, and undefined if there is none. */
export const momentOf = ({ dia, hora }: TypedTime): string | undefined =>
  isRealDay(dia) && hora !== '' ? madridMoments(dia, hora)[0] : undefined

/** The field and the sentence of a typed time that is refused. */
function faultOf(times: readonly TypedTime[], { dia, hora }: TypedTime, index: number): [string, string] | undefined {
  const isNeeded = dia !== '' || hora !== '' || (index === 0 && times.every((time) => time.dia + time.hora === ''))
  if (!isNeeded) return undefined
  if (dia === '') return ['dia', texts.dayMissing(index + 1)]
  if (!isRealDay(dia)) return ['dia', dateTexts.incomplete]
  if (dia < todayInMadrid()) return ['dia', texts.past]
  if (hora === '') return ['hora', texts.hourMissing(index + 1)]
  const moment = momentOf({ dia, hora })
  if (!moment) return ['hora', texts.skipped]
  const daysAhead = (Date.parse(moment) - Date.now()) / DAY_MS
  if (daysAhead <= 0) return ['hora', texts.past]
  if (daysAhead > limits.APPOINTMENT_DAYS_MAX) return ['dia', texts.tooFar(limits.APPOINTMENT_DAYS_MAX)]
  return times.slice(0, index).some((other) => momentOf(other) === moment) ? ['hora', texts.twice] : undefined
}

export const appointmentSchema = z.pipe(
  z
    .object({
      modo: z.enum(limits.APPOINTMENT_MODES),
      lugar: line(limits.APPOINTMENT_PLACE_MAX),
      minutos: z.number(),
      propuestas: z.array(TypedTime),
    })
    .check(({ value, issues }) => {
      const refuse = (message: string, ...path: (string | number)[]) =>
        issues.push({ code: 'custom', input: value, path, message })
      if (!isAppointmentPlace(value)) refuse(placeTexts[value.modo].missing, 'lugar')
      for (const [index, time] of value.propuestas.entries()) {
        const [field = '', sentence] = faultOf(value.propuestas, time, index) ?? []
        if (sentence) refuse(sentence, 'propuestas', index, field)
      }
    }),
  z.transform(({ minutos, propuestas, ...where }) => ({
    ...where,
    propuestas: propuestas
      .map(momentOf)
      .flatMap((fecha_hora) => (fecha_hora === undefined ? [] : [{ fecha_hora, minutos }])),
  })),
)

export type AppointmentValues = z.input<typeof appointmentSchema>
export type AppointmentBody = z.output<typeof appointmentSchema>

/** An appointment, or one that its candidate has not heard of yet. */
type Known = Pick<Appointment, 'modo' | 'lugar'> &
  Partial<Pick<Appointment, 'estado' | 'elegida'>> & { propuestas: Omit<Appointment['propuestas'][number], 'libre'>[] }

/** The first values of the form: how and where it was last, or is usual, and the proposed times that are ahead. Of an agreed time none: to send it again would end it. */
export function appointmentValuesOf(known?: Known | null, usual?: Known): AppointmentValues {
  const last = known ?? usual
  const times = last?.elegida ? [last.elegida] : (last?.propuestas ?? [])
  const isStanding = known && (known.estado ?? 'propuesta') === 'propuesta'
  const ahead = times.filter(({ fecha_hora }) => isStanding && Date.parse(fecha_hora) > Date.now())
  const rows = Array.from({ length: limits.APPOINTMENT_PROPOSALS_MAX }, (_, index) => ahead[index]?.fecha_hora ?? '')
  return {
    modo: last?.modo ?? 'presencial',
    lugar: last?.lugar ?? '',
    minutos: times[0]?.minutos ?? 30,
    propuestas: rows.map((at) => ({ dia: at.slice(0, 10), hora: at.slice(11, 16) })),
  }
}
