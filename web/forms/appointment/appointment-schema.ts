import * as z from 'zod/mini'
import {
  APPOINTMENT_DAYS_MAX,
  APPOINTMENT_MODES,
  APPOINTMENT_PLACE_MAX,
  APPOINTMENT_PROPOSALS_MAX,
  type AppointmentMode,
} from '#contract/values/applications/appointment-limits.ts'
import { madridMoments } from '#contract/values/spanish/madrid-time.ts'
import { hasLetters } from '#contract/values/text/visible-text.ts'
import { isVideoLink } from '#contract/values/typed/web-address.ts'
import { isRealDay, todayInMadrid } from '#web/format/time/date.ts'
import { dateTexts } from '#web/ui/fields/texts.ts'
import { line } from '../schema-parts.ts'
import { placeTexts, proposalTexts as texts } from './texts.ts'

const DAY_MS = 86_400_000

export interface AppointmentValues {
  modo: AppointmentMode
  lugar: string
  minutos: number | null
  /** Days (YYYY-MM-DD) and hours (HH:MM) in Madrid. A row without both proposes nothing. */
  propuestas: TypedTime[]
}

export interface TypedTime {
  dia: string
  hora: string
}

/** What is sent. */
export interface AppointmentBody {
  modo: AppointmentMode
  lugar: string
  propuestas: { fecha_hora: string; minutos: number }[]
}

export const emptyTime: TypedTime = { dia: '', hora: '' }

interface Known {
  modo?: AppointmentMode
  lugar?: string
  minutos?: number | undefined
  /** Times in Madrid with their offset. Those that are over are left out. */
  times?: readonly string[]
}

/** The first values of the form. */
export function appointmentValuesOf({ modo = 'presencial', lugar = '', minutos = 30, times = [] }: Known = {}) {
  const ahead = times.filter((time) => Date.parse(time) > Date.now())
  const rows = Array.from({ length: APPOINTMENT_PROPOSALS_MAX }, (_, index): TypedTime => {
    const time = ahead[index]
    return time ? { dia: time.slice(0, 10), hora: time.slice(11, 16) } : emptyTime
  })
  return { modo, lugar, minutos, propuestas: rows } satisfies AppointmentValues
}

const isEmpty = ({ dia, hora }: TypedTime): boolean => dia === '' && hora === ''

/** The typed time with its offset. Of an hour that October repeats it is the first, and undefined if there is none. */
export const momentOf = ({ dia, hora }: TypedTime): string | undefined =>
  isRealDay(dia) && hora !== '' ? madridMoments(dia, hora)[0] : undefined

type Fault = [field: keyof TypedTime, sentence: string]

/** What is wrong with a typed time, if anything. */
function faultOf(times: readonly TypedTime[], index: number): Fault | undefined {
  const time = times[index] ?? emptyTime
  if (isEmpty(time)) return index === 0 && times.every(isEmpty) ? ['dia', texts.dayMissing(1)] : undefined
  const { dia, hora } = time
  if (dia === '') return ['dia', texts.dayMissing(index + 1)]
  if (!isRealDay(dia)) return ['dia', dateTexts.incomplete]
  if (dia < todayInMadrid()) return ['dia', texts.past]
  if (hora === '') return ['hora', texts.hourMissing(index + 1)]
  const moment = momentOf(time)
  if (!moment) return ['hora', texts.skipped]
  const daysAhead = (Date.parse(moment) - Date.now()) / DAY_MS
  if (daysAhead <= 0) return ['hora', texts.past]
  if (daysAhead > APPOINTMENT_DAYS_MAX) return ['dia', texts.tooFar(APPOINTMENT_DAYS_MAX)]
  return times.slice(0, index).some((other) => momentOf(other) === moment) ? ['hora', texts.twice] : undefined
}

/** The same rule as the contract's `isAppointmentPlace`, which would bring zod into the browser. */
const isPlace = ({ modo, lugar }: Pick<AppointmentValues, 'modo' | 'lugar'>): boolean =>
  modo === 'telefono' || (modo === 'video' ? isVideoLink(lugar) : hasLetters(lugar))

export const appointmentSchema = z.pipe(
  z
    .object({
      modo: z.enum(APPOINTMENT_MODES),
      lugar: line(APPOINTMENT_PLACE_MAX),
      minutos: z.nullable(z.number()),
      propuestas: z.array(z.object({ dia: z.string(), hora: z.string() })),
    })
    .check(({ value, issues }) => {
      const refuse = (message: string, ...path: (string | number)[]) =>
        issues.push({ code: 'custom', input: value, path, message })
      if (!isPlace(value)) refuse(placeTexts[value.modo].missing, 'lugar')
      for (const index of value.propuestas.keys()) {
        const [field, sentence] = faultOf(value.propuestas, index) ?? []
        if (field && sentence) refuse(sentence, 'propuestas', index, field)
      }
    }),
  z.transform(({ minutos, propuestas, ...where }): AppointmentBody => ({
    ...where,
    propuestas: propuestas.flatMap((time) => {
      const fecha_hora = momentOf(time)
      return fecha_hora ? [{ fecha_hora, minutos: minutos ?? 0 }] : []
    }),
  })),
)
